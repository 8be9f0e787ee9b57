import { mount } from 'svelte';
import './ui/base.css';
import { preferredLanguage, setLanguage } from '@words';
import { keepFiles } from '@app/installed.ts';
import { expectInvitation } from '@app/invitation.ts';
import { currentRoute } from '@app/route.svelte.ts';
import App from './pages/App.svelte';
import { loadPage } from './pages/pageModules.svelte.ts';

const target = document.getElementById('page');
if (target === null) throw new Error('the page has no place to stand');
const route = currentRoute();
if (route.at === 'table') expectInvitation(route.code);
await Promise.all([setLanguage(preferredLanguage(), false), loadPage(route.at)]);
mount(App, { target });
keepFiles();
