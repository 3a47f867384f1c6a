import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, type Site, startSite } from './site.ts';

let site: Site;
let anna: Person;
let built: string;
beforeAll(async () => {
  site = await startSite({ PUBLIC_ORIGIN: 'https://negatoscope.example' });
  anna = await site.person('Anna');
  const page = await site.send('GET', '/public-cases');
  built = /\/_astro\/[\w.-]+\.js/.exec(page.text)?.[0] ?? '';
});
afterAll(() => site.stop());

/** Sends bytes as they are, and reads the first answer that comes back before the connection ends. */
async function raw(bytes: string): Promise<{ status: number; headers: Headers; body: string }> {
  const socket = connect(Number(new URL(site.origin).port), 'localhost');
  const answered = text(socket);
  socket.write(bytes);
  const [head = '', ...rest] = (await answered).split('\r\n\r\n');
  const [line = '', ...lines] = head.split('\r\n');
  const pairs = lines.map((each) => [each.slice(0, each.indexOf(':')), each.slice(each.indexOf(':') + 1)]);
  return {
    status: Number(line.split(' ')[1]),
    headers: new Headers(pairs as [string, string][]),
    body: rest.join(),
  };
}
const ask = (method: string, path: string, more = '') =>
  raw(`${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${more}\r\n`);

/** The headers that every answer has, whatever part of the server sends it. */
function expectSecured(headers: Headers): void {
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=63072000/);
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('referrer-policy')).toBe('same-origin');
}

describe('a method that no address knows', () => {
  const METHODS = ['TRACE', 'OPTIONS', 'PROPFIND', 'PURGE', 'M-SEARCH', 'SEARCH', 'LINK'];

  it.each(METHODS)('%s is refused everywhere with what may be used instead', async (method) => {
    for (const [path, allow] of [
      ['/public-cases', 'GET, HEAD'],
      ['/login', 'GET, POST, HEAD'],
      ['/nowhere', 'GET, HEAD'],
      ['/api/cases', 'POST'],
      ['/api/cases/c1', 'GET, PATCH, DELETE, HEAD'],
      ['/api/account', 'DELETE'],
      ['/api/uploads', 'POST'],
      ['/api/uploads/u1', 'GET, PATCH, DELETE, HEAD'],
      ['/images/c1/x.webp', 'GET, HEAD'],
      ['/favicon.svg', 'GET, HEAD'],
      [built, 'GET, HEAD'],
      ['/_astro/nowhere.js', 'GET, HEAD'],
    ] as const) {
      const { status, headers, body } = await ask(method, path);
      expect([path, status, headers.get('allow')]).toEqual([path, 405, allow]);
      expect(body).toContain('Cette opération n’est pas possible à cette adresse.');
      expectSecured(headers);
    }
  });

  it.each(['get', 'Post', 'FOO', 'X-Y', '<script>'])(
    '%s, which is none, is refused as well',
    async (method) => {
      const { status, headers } = await ask(method, '/');
      const isWord = method !== '<script>';
      expect([status, headers.get('allow')]).toEqual(
        isWord ? [405, 'GET, HEAD, POST, PUT, PATCH, DELETE'] : [400, null],
      );
      expectSecured(headers);
    },
  );

  it('CONNECT is refused: this is no proxy', async () => {
    const { status, headers } = await ask('CONNECT', 'example.org:443');
    expect([status, headers.has('allow')]).toEqual([405, true]);
  });

  it('is no way to write: files of ours are only read', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const answer = await site.send(method, built);
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    }
  });
});

describe('bytes that are no request', () => {
  it.each([
    ['words', 'bonjour\r\n\r\n', 400],
    ['another protocol', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n', 400],
    ['another version', 'GET / HTTP/9.9\r\nHost: localhost\r\n\r\n', 400],
    ['a header without a name', 'GET / HTTP/1.1\r\nHost: localhost\r\n: x\r\n\r\n', 400],
    [
      'two lengths',
      'POST /login HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
      400,
    ],
    [
      'a length and pieces',
      'POST /login HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    [
      'pieces without size',
      'POST /login HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
      400,
    ],
    ['endless headers', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('(%s) are refused in French, with all that other answers carry', async (_name, bytes, status) => {
    const answer = await raw(bytes);
    expect(answer.status).toBe(status);
    expect(answer.body).toContain('requête');
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(answer.headers.get('content-length')).toBe(String(Buffer.byteLength(answer.body)));
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expectSecured(answer.headers);
  });
});

describe('answers that the application never sees', () => {
  it.each([
    ['a file', () => site.send('GET', built), 200],
    ['a file, unchanged', () => site.send('GET', built, { headers: { 'If-None-Match': '*' } }), 304],
    ['an icon', () => site.send('GET', '/favicon.svg'), 200],
    ['a file that is not there', () => site.send('GET', '/_astro/nowhere.js'), 404],
    ['a body that is too large', () => site.send('POST', '/login', { body: 'x'.repeat(1_000_001) }), 413],
    ['a call that is too large', () => site.send('POST', '/api/cases', { body: 'x'.repeat(1_000_001) }), 413],
  ])('(%s) carry what all others do', async (_name, asked, status) => {
    const answer = await asked();
    expect(answer.status).toBe(status);
    expectSecured(answer.headers);
  });

  it('a sender that still writes a body that is too large gets the answer, and its connection stays', async () => {
    const socket = connect(Number(new URL(site.origin).port), 'localhost');
    const said = socket.iterator({ destroyOnReturn: false });
    const hear = async () => String((await said.next()).value);
    const [size, half] = [1_200_000, 'x'.repeat(600_000)];
    const type = 'Content-Type: application/json\r\nContent-Length';
    socket.write(`POST /api/cases HTTP/1.1\r\nHost: localhost\r\n${type}: ${size}\r\n\r\n${half}`);
    expect(await hear()).toMatch(/^HTTP\/1.1 413 /);
    socket.write(half);
    socket.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    let after = '';
    for (let next = await said.next(); !next.done; next = await said.next()) after += next.value;
    expect(after).toContain('HTTP/1.1 200 ');
  });

  it('bind what is ours: a file runs nothing, and a worker that is made of a script runs and fetches what is ours', async () => {
    const policyOf = async (path: string) =>
      (await site.send('GET', path)).headers.get('content-security-policy') ?? '';
    for (const path of ['/favicon.svg', '/icon-512.png', '/site.webmanifest', '/licences/bus-bra.txt'])
      expect(await policyOf(path), path).toBe(
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      );
    // Some browsers show a film that is opened by its address as a page whose policy is that of the film.
    expect(await policyOf('/demonstrations/cas.webm')).toContain("media-src 'self'");
    for (const path of [built, '/offline-worker.js']) {
      const policy = await policyOf(path);
      const sources = policy.split(';').flatMap((directive) => directive.trim().split(' ').slice(1));
      expect(new Set(sources), path).toEqual(new Set(["'self'", "'wasm-unsafe-eval'", "'none'"]));
      for (const closed of ['object-src', 'base-uri', 'form-action', 'frame-ancestors'])
        expect(policy, path).toContain(`${closed} 'none'`);
    }
  });
});

describe('the cookie', () => {
  it('is left alone by a call without bearer, which says nothing of any session', async () => {
    for (const sending of [{ cookie: anna.cookie }, {}, { headers: { Authorization: 'Basic eDp5' } }]) {
      const answer = await site.send('GET', '/api/account/sessions', sending);
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([401, null]);
    }
    expect((await site.send('GET', '/account', { cookie: anna.cookie })).status).toBe(200);
  });
});
