import { mount } from 'svelte';
import './ui/base.css';
import { preferredLanguage, setLanguage } from '@words';
import App from './pages/App.svelte';

const target = document.getElementById('page');
if (target === null) throw new Error('the page has no place to stand');
await setLanguage(preferredLanguage(), false);
mount(App, { target });
