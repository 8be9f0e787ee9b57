import { mount } from 'svelte';
import './ui/base.css';
import { preferredLanguage, setLanguage } from '@words';
import { registerServiceWorker } from '@app/device/installed.ts';
import { preloadInvitation } from '@app/invitation.ts';
import { currentRoute } from '@app/route.svelte.ts';
import App from './pages/App.svelte';
import { loadPage } from './pages/pageModules.svelte.ts';

const target = document.getElementById('page');
if (target === null) throw new Error('index.html has no element #page');
const route = currentRoute();
if (route.at === 'table') preloadInvitation(route.code);
await Promise.all([setLanguage(preferredLanguage(), false), loadPage(route.at)]);
mount(App, { target });
registerServiceWorker();
