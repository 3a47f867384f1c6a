import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countMissing, missingImages } from '#lib/images/missing-images-store.ts';

describe('the trace of images that a closed page did not send', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is what had begun and not arrived, and goes as the same files are added again', () => {
    const visit = missingImages('c1');
    visit.begin(['a', 'b', 'c']);
    expect(visit.$count.get()).toBe(0);
    visit.end('a');
    vi.runAllTimers();
    expect(countMissing('c1')).toBe(2);
    expect(countMissing('c2')).toBe(0);

    const next = missingImages('c1');
    expect(next.$count.get()).toBe(2);
    next.begin(['b', 'other']);
    expect(next.$count.get()).toBe(1);
    // It had arrived after all: its answer was lost.
    next.end('c');
    next.end('b');
    vi.runAllTimers();
    expect(next.$count.get()).toBe(0);
    expect(countMissing('c1')).toBe(1);
    next.end('other');
    vi.runAllTimers();
    expect(countMissing('c1')).toBe(0);
  });

  it('can be given up, and survives what is no trace', () => {
    missingImages('c1').begin(['a']);
    const next = missingImages('c1');
    next.forget();
    expect([next.$count.get(), countMissing('c1')]).toEqual([0, 0]);
    localStorage.setItem('sending:c1', '{"no": 1}');
    expect(countMissing('c1')).toBe(0);
    localStorage.setItem('sending:c1', '[oops');
    expect(missingImages('c1').$count.get()).toBe(0);
  });
});
