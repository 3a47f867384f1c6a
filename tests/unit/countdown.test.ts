import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startCountdown } from '#lib/platform/browser/countdown.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('tells whole seconds down to none, and then rests', () => {
  const { $left } = startCountdown(3);
  expect($left.get()).toBe(3);
  vi.advanceTimersByTime(1000);
  expect($left.get()).toBe(2);
  vi.advanceTimersByTime(1900);
  expect($left.get()).toBe(1);
  vi.advanceTimersByTime(100);
  expect($left.get()).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

it('is over for a page that slept meanwhile', () => {
  const { $left } = startCountdown(10);
  vi.setSystemTime(Date.now() + 60_000);
  vi.advanceTimersByTime(250);
  expect($left.get()).toBe(0);
});

it('stops when it is no longer looked at', () => {
  startCountdown(10).stop();
  expect(vi.getTimerCount()).toBe(0);
});
