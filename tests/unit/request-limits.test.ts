import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withinLimits } from '#lib/platform/server/http/request-limits.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

let people = 0;

/**
 * Makes all of these requests at once, as one new person; returns in which order they began. None of them ends by
 * itself.
 */
function ask(requests: { method: string; path: string; images?: number; person?: string }[]) {
  const begun: string[] = [];
  people += 1;
  for (const { method, path, images = 0, person = `p${people}` } of requests) {
    const actor = { id: person, username: person, name: person, sessionId: '' };
    const item = { kind: 'case', visibility: 'public', ownerId: null, images } as const;
    const request = new Request(`http://localhost${path}`, { method });
    void withinLimits(request, path, { actor, item }, () => {
      begun.push(path);
      return new Promise(() => {});
    });
  }
  return begun;
}

describe('what a person may ask for at a time', () => {
  it('is bounded for reading a large item, not for its images', async () => {
    const small = ask(['/a', '/b', '/c'].map((path) => ({ method: 'GET', path, images: 200 })));
    const large = ask(['/a', '/b', '/c'].map((path) => ({ method: 'GET', path, images: 2000 })));
    const files = ask(['/images/1/a', '/images/1/b'].map((path) => ({ method: 'GET', path, images: 2000 })));
    await vi.advanceTimersByTimeAsync(0);
    expect(small).toEqual(['/a', '/b', '/c']);
    expect(large).toEqual(['/a']);
    expect(files).toEqual(['/images/1/a', '/images/1/b']);
  });

  it('is each person’s own', async () => {
    const read = { method: 'GET', path: '/radiology-viewer/1', images: 10_000 };
    const begun = ask([
      { ...read, person: 'x' },
      { ...read, person: 'y' },
    ]);
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toHaveLength(2);
  });

  it('comes slowly for copies of a large item, and at once for those of a small one', async () => {
    const begun: number[] = [];
    const copy = (images: number) =>
      withinLimits(
        new Request('http://localhost/api/cases/1/copy', { method: 'POST' }),
        '/api/cases/1/copy',
        {
          actor: { id: `copies ${images}`, username: '', name: '', sessionId: '' },
          item: { kind: 'case', visibility: 'public', ownerId: null, images },
        },
        async () => begun.push(images),
      );
    // Waiting requests are left waiting: it takes minutes.
    for (const images of [10, 10_000]) for (let round = 0; round < 12; round += 1) void copy(images);
    await vi.advanceTimersByTimeAsync(0);
    expect(begun.filter((images) => images === 10)).toHaveLength(12);
    expect(begun.filter((images) => images === 10_000)).toHaveLength(2);
  });
});
