import { beforeAll, expect, test, vi } from 'vitest';
import type { Route } from './route.svelte.ts';

let routeOf: (path: string) => Route;

beforeAll(async () => {
  vi.stubGlobal('location', { pathname: '/' });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  ({ routeOf } = await import('./route.svelte.ts'));
});

test.each<[string, Route]>([
  ['/', { at: 'home' }],
  ['/t/abc-234', { at: 'table', code: 'ABC234' }],
  ['/t/abc234-xk7m', { at: 'table', code: 'ABC234XK7M' }],
  ['/t/ABC234/tv', { at: 'tv', code: 'ABC234' }],
  ['/tv', { at: 'tv', code: '' }],
  ['/r/ABC234/2', { at: 'replay', code: 'ABC234', number: 2 }],
  ['/t/000000', { at: 'not-found' }],
  ['/t/000000/tv', { at: 'not-found' }],
  ['/t/%zz', { at: 'not-found' }],
])('%s leads to %o', (path, place) => {
  expect(routeOf(path)).toEqual(place);
});
