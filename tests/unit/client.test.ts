import { beforeEach, describe, expect, it } from 'vitest';
import { pageOf } from '#lib/items/list-store.ts';
import { addressOf, CallFailed, createClient, failureText } from '#lib/platform/browser/client.ts';

/** The request to a stub server, which gives a fixed answer. */
let asked: { method: string | undefined; path: string; headers: Headers; body: unknown }[];
let events: string[];
let answer: () => Response;
let confirms: boolean;
beforeEach(() => {
  asked = [];
  events = [];
  confirms = false;
  answer = () => Response.json({});
});

const call = createClient({
  async fetch(path, { method, headers, body } = {}) {
    asked.push({ method, path: String(path), headers: new Headers(headers), body: body ?? undefined });
    return answer();
  },
  token: () => 'secret',
  onUnauthorized: () => events.push('signed out'),
  onServerError: () => events.push('server error'),
  confirmIdentity: async () => {
    events.push('asked');
    return confirms;
  },
  log: (line) => events.push(line.replace(/\(\d+ ms\)/, '')),
});
const refuses = (status: number, body: object | string = { code: 'not_found', message: 'Rien.' }) => {
  answer = () =>
    typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status });
};
const failed = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: CallFailed) => error,
  );

describe('a call', () => {
  it('goes to the address of its endpoint, its names encoded, with the bearer', async () => {
    await call('GET /[kind]/[id]/parts/[part]', { params: { kind: 'case', id: 'a/b?c', part: 'été' } });
    expect(asked[0]).toMatchObject({
      method: 'GET',
      path: '/api/cases/a%2Fb%3Fc/parts/%C3%A9t%C3%A9',
      body: undefined,
    });
    expect([...asked[0]!.headers]).toEqual([['authorization', 'Bearer secret']]);
    expect(addressOf('GET /account/export', {})).toBe('/api/account/export');
  });

  it('sends its body as JSON, the revision in If-Match, and its query', async () => {
    const params = { kind: 'protocol', id: 'x', part: 'body' } as const;
    await call('PUT /[kind]/[id]/parts/[part]', { params, body: { a: 1 }, revision: 7 });
    expect(asked[0]).toMatchObject({ path: '/api/protocols/x/parts/body', body: '{"a":1}' });
    expect(asked[0]!.headers.get('if-match')).toBe('"7"');
    expect(asked[0]!.headers.get('content-type')).toBe('application/json');
    await call('GET /[kind]/[id]/viewer', { params: { kind: 'case', id: 'x' }, query: { titre: '1' } });
    const query = new URLSearchParams([
      ['tag', 'a'],
      ['tag', 'é'],
    ]);
    await call('GET /[kind]/mine', { params: { kind: 'case' }, query });
    expect(asked.slice(1).map(({ path }) => path)).toEqual([
      '/api/cases/x/viewer?titre=1',
      '/api/cases/mine?tag=a&tag=%C3%A9',
    ]);
  });

  it('is logged without what it asks for, sends or carries', async () => {
    await call('GET /[kind]/public', { params: { kind: 'case' }, query: { q: 'épaule' } });
    expect(events).toEqual(['GET /cases/public 200 ']);
  });
});

describe('what is to be confirmed', () => {
  const unconfirmed = () =>
    Response.json({ code: 'identity_unconfirmed', message: 'D’abord.' }, { status: 403 });
  const publish = () =>
    call('POST /[kind]/[id]/publication', {
      params: { kind: 'case', id: 'x' },
      body: { revision: 3, word: 'Relu' },
    });

  it('is asked about once, then sent again as it was', async () => {
    confirms = true;
    answer = () => (asked.length === 1 ? unconfirmed() : Response.json({ _id: 'x' }));
    expect(await publish()).toEqual({ _id: 'x' });
    expect(asked).toHaveLength(2);
    expect(asked[1]).toMatchObject({ method: 'POST', path: asked[0]!.path, body: asked[0]!.body });
    expect(events.filter((event) => event === 'asked')).toHaveLength(1);
  });

  it('is never asked about twice for one call, nor sent again when its person gives up', async () => {
    answer = unconfirmed;
    confirms = true;
    expect((await failed(publish()))?.code).toBe('identity_unconfirmed');
    expect([asked.length, events.filter((event) => event === 'asked').length]).toEqual([2, 1]);
    confirms = false;
    expect((await failed(publish()))?.serverMessage).toBe('D’abord.');
    expect(asked).toHaveLength(3);
    expect(events).not.toContain('signed out');
  });
});

describe('status 404', () => {
  it('gives an empty result with an empty links list for lists', async () => {
    refuses(404);
    for (const name of ['GET /[kind]/public', 'GET /[kind]/mine'] as const) {
      const found = await call(name, { params: { kind: 'case' } });
      expect(found).toEqual({ links: [] });
      expect(pageOf('case', found)).toBeNull();
    }
    expect(events).toEqual(['GET /cases/public 404 ', 'GET /cases/mine 404 ']);
  });

  it('fails every other call, with the server’s words', async () => {
    refuses(404);
    const params = { kind: 'case', id: 'x' } as const;
    const faults = await Promise.all([
      failed(call('GET /[kind]/[id]', { params })),
      failed(call('GET /[kind]/[id]/answer', { params })),
      failed(call('DELETE /[kind]/[id]', { params })),
    ]);
    for (const fault of faults) {
      expect(fault).toBeInstanceOf(CallFailed);
      expect(fault).toMatchObject({ status: 404, code: 'not_found', serverMessage: 'Rien.' });
      expect(failureText(fault, 'Échec.')).toBe('Rien.');
    }
  });
});

describe('other failures', () => {
  it('401 ends the session, except where one signs in', async () => {
    refuses(401, { code: 'sign_in_required', message: 'Non.' });
    const body = { username: 'a', password: 'b' };
    await failed(call('POST /auth/login', { body, keepSession: true }));
    expect(events).not.toContain('signed out');
    await failed(call('GET /account/sessions', {}));
    expect(events).toContain('signed out');
  });

  it('500 is told', async () => {
    refuses(500, { code: 'internal', message: 'Aïe.' });
    await failed(call('GET /account/sessions', {}));
    expect(events).toContain('server error');
  });

  it('no JSON, or no answer at all, leaves the words to the caller', async () => {
    refuses(502, '<html>');
    const fault = await failed(call('GET /account/sessions', {}));
    expect([fault?.status, failureText(fault, 'Échec.')]).toEqual([502, 'Échec.']);
    answer = () => {
      throw new TypeError('Failed to fetch');
    };
    expect(await failed(call('GET /account/sessions', {}))).toMatchObject({ status: 0, code: 'no_answer' });
    answer = () => {
      throw new DOMException('Cancelled', 'AbortError');
    };
    expect(await failed(call('GET /account/sessions', {}))).toMatchObject({ name: 'AbortError' });
  });
});

it('a list of another shape is no list', () => {
  const place = { currentPage: 1, totalPages: 1, totalItems: 0, options: {} };
  expect(pageOf('case', { cases: [], ...place })).toEqual({ items: [], ...place });
  expect(pageOf('case', { protocols: [], ...place })).toBeNull();
  expect(pageOf('case', null)).toBeNull();
});
