import { mount } from 'svelte';
import './ui/base.css';
import { preferredLanguage, setLanguage } from '@words';
import { keepFiles } from '@app/installed.ts';
import { currentRoute } from '@app/route.svelte.ts';
import App from './pages/App.svelte';
import { loadPage } from './pages/pageModules.svelte.ts';

const target = document.getElementById('page');
if (target === null) throw new Error('the page has no place to stand');
await Promise.all([setLanguage(preferredLanguage(), false), loadPage(currentRoute().at)]);
mount(App, { target });
keepFiles();
