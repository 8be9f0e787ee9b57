import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearToasts, toast, toasts } from './toasts.svelte.ts';

const texts = () => toasts().map((line) => line.text);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  clearToasts();
  vi.useRealTimers();
});

it('shows only the newest news toast', () => {
  toast('Ola is here');
  vi.advanceTimersByTime(1000);
  toast('Jan is here');
  expect(texts()).toEqual(['Jan is here']);
});

it('shows news toasts that are added at the same time', () => {
  toast('Ada has left');
  toast('You are the host now');
  expect(texts()).toEqual(['Ada has left', 'You are the host now']);
});

it('keeps refusals when news toasts are added', () => {
  toast('That seal is taken', 'refused');
  toast('Jan is here');
  vi.advanceTimersByTime(1000);
  toast('Link copied');
  expect(texts()).toEqual(['That seal is taken', 'Link copied']);
});

it('does not show the same text twice at once', () => {
  toast('Not now', 'refused');
  toast('Not now', 'refused');
  expect(texts()).toEqual(['Not now']);
});

it('removes news toasts sooner than refusals', () => {
  toast('Not now', 'refused');
  toast('Jan is here');
  vi.advanceTimersByTime(5000);
  expect(texts()).toEqual(['Not now']);
  vi.advanceTimersByTime(2000);
  expect(texts()).toEqual([]);
});
