import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadList } from '#lib/items/list-page-data.ts';
import { AppError } from '#lib/platform/errors.ts';

const SHARED = Symbol.for('negatoscope.context');
let thrown: unknown;
const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(() => {
  const contentVersion = {
    current() {
      throw thrown;
    },
  };
  Object.assign(globalThis, { [SHARED]: Promise.resolve({ db: {}, contentVersion }) });
});
afterEach(() => {
  Object.assign(globalThis, { [SHARED]: undefined });
  logged.mockClear();
});

async function load() {
  const url = new URL('http://localhost/public-cases?q=secret');
  const response: ResponseInit & { headers: Headers } = { headers: new Headers() };
  const locals = { actor: null, origin: url.origin };
  const screen = await loadList({ url, locals, request: new Request(url), response }, 'case', 'public');
  return { page: screen.page, status: response.status, kept: response.headers.get('x-page-cache') };
}

it.each([
  [
    'a database that is away',
    new AppError('unavailable', { cause: new Error('ECONNREFUSED') }),
    'ECONNREFUSED',
  ],
  ['a bug', new TypeError('no such field', { cause: new Error('behind it') }), 'behind it'],
])('says 503 for %s, keeps nothing, and logs it with its cause', async (_name, error, cause) => {
  thrown = error;
  expect(await load()).toEqual({ page: null, status: 503, kept: null });
  expect(logged).toHaveBeenCalledTimes(1);
  const line = logged.mock.calls[0]!.join(' ');
  expect(line).toContain('GET /public-cases');
  expect(line).toContain(cause);
  expect(line).not.toContain('secret');
});

it('says 503 when there is too much to do, which is no fault', async () => {
  thrown = new AppError('busy');
  expect(await load()).toEqual({ page: null, status: 503, kept: null });
  expect(logged).not.toHaveBeenCalled();
});

it('passes on what is wrong with the request', async () => {
  thrown = new AppError('not_found');
  await expect(load()).rejects.toMatchObject({ code: 'not_found' });
  expect(logged).not.toHaveBeenCalled();
});
