import { mount } from 'svelte';
import './ui/base.css';
import { speak } from '@words';
import App from './shell/App.svelte';
import { preferred } from './words/words.svelte.ts';

const target = document.getElementById('page');
if (target === null) throw new Error('the page has no place to stand');
await speak(preferred(), false);
mount(App, { target });
