import type { APIContext } from 'astro';
import { describe, expect, it } from 'vitest';
import type { Context } from '#lib/platform/server/context.ts';
import { withSearchLimit } from '#lib/platform/server/http/search-concurrency.ts';

const context = { settings: { trustProxy: 0 } } as Context;
/** At once, and waiting. */
const [AT_ONCE, WAITING] = [3, 64];

let people = 0;

/** One new person's requests to a list, none of which is answered before `release`. */
function searcher() {
  people += 1;
  const actor = { id: `p${people}`, username: '', name: '', sessionId: '' };
  const held = Promise.withResolvers<void>();
  let begun = 0;
  const ask = (path: string, routePattern = path.split('?')[0]!) => {
    const url = new URL(path, 'http://localhost');
    const locals: { actor: typeof actor; searchRefused?: true } = { actor };
    const astro = { routePattern, url, locals, request: new Request(url), clientAddress: '::1' };
    const answered = withSearchLimit(context, astro as unknown as APIContext, async () => {
      begun += 1;
      if (!locals.searchRefused) await held.promise;
      return new Response(locals.searchRefused ? 'busy' : 'found');
    }).then((response) => response.text());
    answered.catch(() => undefined);
    return answered;
  };
  return { ask, release: held.resolve, begun: () => begun };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('searches', () => {
  it('are answered three at a time; what is too much is told on the page, and refused to a call', async () => {
    const person = searcher();
    const taken = Array.from({ length: AT_ONCE + WAITING }, (_, at) => person.ask(`/public-cases?q=${at}`));
    await settled();
    expect(person.begun()).toBe(AT_ONCE);
    expect(await person.ask('/public-cases?q=trop')).toBe('busy');
    await expect(person.ask('/api/cases/public?q=trop', '/api/[kind]/public')).rejects.toMatchObject({
      code: 'busy',
    });
    person.release();
    expect(new Set(await Promise.all(taken))).toEqual(new Set(['found']));
  });

  it('of one person do not make another wait behind all of them', async () => {
    const [many, one] = [searcher(), searcher()];
    const taken = Array.from({ length: 20 }, (_, at) => many.ask(`/public-cases?q=${at}`));
    const other = one.ask('/public-cases?q=seul');
    await settled();
    expect([many.begun(), one.begun()]).toEqual([AT_ONCE, 0]);
    one.release();
    many.release();
    // The very next one: before the seventeen that came earlier.
    expect(await other).toBe('found');
    expect(many.begun()).toBeLessThan(20);
    await Promise.all(taken);
  });

  it('do not hold back the first page of a list', async () => {
    const person = searcher();
    const taken = Array.from({ length: AT_ONCE }, (_, at) => person.ask(`/public-cases?q=${at}`));
    const first = person.ask('/public-cases');
    await settled();
    expect(person.begun()).toBe(AT_ONCE + 1);
    person.release();
    await Promise.all([...taken, first]);
  });
});
