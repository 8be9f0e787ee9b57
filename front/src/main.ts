import { mount } from 'svelte';
import './ui/base.css';
import { setLanguage } from '@words';
import App from './shell/App.svelte';
import { preferredLanguage } from './words/words.svelte.ts';

const target = document.getElementById('page');
if (target === null) throw new Error('the page has no place to stand');
await setLanguage(preferredLanguage(), false);
mount(App, { target });
