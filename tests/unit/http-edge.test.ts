import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { errorCodeOf } from '#lib/server/base/error-code.ts';
import { clientAddress } from '#lib/server/http/client-address.ts';
import { readSessionCookie, setSessionCookie } from '#lib/server/http/cookies.ts';
import { withOwnHashes } from '#lib/server/http/inline-hashes.ts';
import { JSON_BODY_MAX, readJson } from '#lib/server/http/read-json.ts';
import { isSameSite } from '#lib/server/http/same-site.ts';
import { addSecurityHeaders } from '#lib/server/http/security-headers.ts';

const schema = z.object({ text: z.string().max(100_000) });
const request = (body: BodyInit | null, type: string | null = 'application/json') =>
  new Request('http://localhost/api/x', {
    method: 'POST',
    body,
    headers: type === null ? {} : { 'Content-Type': type },
  });
const codeOf = (body: BodyInit | null, type?: string | null) =>
  readJson(request(body, type), schema).then(
    () => 'accepted',
    (error) => error.code,
  );

describe('reading JSON', () => {
  it.each([
    ['text/plain', 'unsupported_type'],
    ['application/x-www-form-urlencoded', 'unsupported_type'],
    ['application/json; charset=utf-8', 'accepted'],
    ['APPLICATION/JSON', 'accepted'],
  ])('wants JSON: %s is %s', async (type, code) => expect(await codeOf('{"text":"a"}', type)).toBe(code));

  it.each([
    ['', 'bad_json'],
    ['{', 'bad_json'],
    ['\ufeff{"text":"a"}', 'bad_json'],
    ['{"text":"a"}x', 'bad_json'],
    ['['.repeat(30_000), 'bad_json'],
    [`${'{"a":'.repeat(100)}1${'}'.repeat(100)}`, 'bad_json'],
    ['{"text":"\\ud800"}', 'invalid'],
    ['{"text":"a\\u0000"}', 'invalid'],
    ['{"text":1}', 'invalid'],
    ['null', 'invalid'],
    ['[]', 'invalid'],
    [`{"text":"${'['.repeat(1000)}"}`, 'accepted'],
    [`{"text":"${'\\"['.repeat(1000)}"}`, 'accepted'],
  ])('%#: %.30j is %s', async (body, code) => expect(await codeOf(body)).toBe(code));

  it('refuses bytes that are not UTF-8', async () => {
    expect(await codeOf(Buffer.from([0x7b, 0xff, 0xfe, 0x7d]))).toBe('bad_json');
  });

  it('stops at the limit, announced or not', async () => {
    const body = JSON.stringify({ text: 'a'.repeat(JSON_BODY_MAX) });
    expect(await codeOf(body)).toBe('too_large');
    expect(await readJson(request(body), schema, 2 * JSON_BODY_MAX)).toEqual(JSON.parse(body));
  });

  it('keeps text byte for byte', async () => {
    const text = ' \u0301e\u202e\ufeff\r\n<script> œ 🩻 ';
    expect(await readJson(request(JSON.stringify({ text })), schema)).toEqual({ text });
  });
});

describe('the address that is counted', () => {
  const address = (peer: string, forwarded: string | null, trustProxy = 0) =>
    clientAddress(new Headers(forwarded === null ? {} : { 'X-Forwarded-For': forwarded }), peer, {
      trustProxy,
    });

  it('is the peer, whatever it claims', () => expect(address('10.0.0.7', '1.2.3.4')).toBe('10.0.0.7'));
  it('is what our proxy saw', () => expect(address('10.0.0.7', '9.9.9.9, 1.2.3.4', 1)).toBe('1.2.3.4'));
  it('is the peer when the proxy said nothing', () => expect(address('10.0.0.7', null, 1)).toBe('10.0.0.7'));
  it('is a whole IPv6 network', () => {
    expect(address('2001:db8:0:7:1:2:3:4', null)).toBe(address('2001:0db8::7:ffff:0:0:1', null));
    expect(address('2001:db8::1', null)).toBe('2001:db8:0:0::/64');
    expect(address('::ffff:10.0.0.7', null)).toBe('10.0.0.7');
  });
});

describe('the session cookie', () => {
  const site = { insecureHttpCookie: false, publicOrigin: '', trustProxy: 0 };
  const bound = '__Host-session=s; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure';
  const plain = 'negatoscope-session=s; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax';
  const set = (secret: string | null, asked: Record<string, string>, settings: typeof site = site) => {
    const answer = new Headers();
    setSessionCookie(answer, secret, new Headers(asked), settings);
    return answer.getSetCookie();
  };
  const read = (cookie: string, asked: Record<string, string> = {}, settings: typeof site = site) =>
    readSessionCookie(new Headers({ cookie, ...asked }), settings);
  const localhost = { host: 'localhost:4321', origin: 'http://localhost:4321' };

  it('is bound to this host and out of reach of scripts', () => {
    expect(set('s', { host: 'site.example' })).toEqual([bound]);
    expect(set(null, { host: 'site.example' })[0]).toContain('Max-Age=0');
    expect(set('s', { host: 'intranet' }, { ...site, insecureHttpCookie: true })).toEqual([plain]);
  });

  it('is read among others', () => {
    expect(read('a=1; __Host-session=xyz; b=2')).toBe('xyz');
    expect(read('x__Host-session=xyz')).toBeNull();
    expect(read('')).toBeNull();
  });

  it.each(['localhost:4321', 'localhost', '127.0.0.1:80', '127.1.2.3', '[::1]:4321'])(
    'has a second one without Secure on %s over plain HTTP, for Safari, and both go together',
    (host) => {
      const asked = { host, origin: `http://${host}` };
      expect(set('s', asked)).toEqual([bound, plain]);
      expect(set(null, { host }).map((each) => each.split('; ')[0])).toEqual([
        '__Host-session=',
        'negatoscope-session=',
      ]);
      expect(read('negatoscope-session=xyz', asked)).toBe('xyz');
      expect(read('negatoscope-session=other; __Host-session=xyz', asked)).toBe('xyz');
    },
  );

  it.each<[string, Record<string, string>, Partial<typeof site>]>([
    ['another host', { host: 'site.example', origin: 'http://site.example' }, {}],
    [
      'a host that begins like it',
      { host: 'localhost.evil.example', origin: 'http://localhost.evil.example' },
      {},
    ],
    ['a proxy with TLS that changes Host', { host: 'localhost:4321', origin: 'https://site.example' }, {}],
    ['TLS on this machine', { ...localhost, origin: 'https://localhost:4321' }, {}],
    ['a proxy that says TLS', { ...localhost, 'x-forwarded-proto': 'https' }, { trustProxy: 1 }],
    ['a public address', localhost, { publicOrigin: 'https://site.example' }],
    ['a public address over plain HTTP', localhost, { publicOrigin: 'http://site.example' }],
    ['a browser that names no origin', { host: 'localhost:4321' }, {}],
    ['a page of nobody', { host: 'localhost:4321', origin: 'null' }, {}],
  ])('never leaves without Secure for %s', (_, asked, settings) => {
    expect(set('s', asked, { ...site, ...settings })).toEqual([bound]);
  });

  it.each<[string, Record<string, string>, Partial<typeof site>]>([
    ['another host', { host: 'site.example' }, {}],
    ['a proxy that says TLS', { host: 'localhost:4321', 'x-forwarded-proto': 'https' }, { trustProxy: 1 }],
    ['a public address', { host: 'localhost:4321' }, { publicOrigin: 'https://site.example' }],
  ])('is not read without its prefix on %s, where others could have set it', (_, asked, settings) => {
    expect(read('negatoscope-session=xyz', asked, { ...site, ...settings })).toBeNull();
  });
});

describe('same site', () => {
  const url = new URL('http://localhost:4321/login');
  const settings = { publicOrigin: 'https://negatoscope.example' };
  const same = (headers: Record<string, string>) => isSameSite(new Headers(headers), url, settings);

  it.each([
    [{ 'Sec-Fetch-Site': 'same-origin' }, true],
    [{ 'Sec-Fetch-Site': 'none' }, true],
    [{ 'Sec-Fetch-Site': 'same-site' }, false],
    [{ 'Sec-Fetch-Site': 'cross-site', Origin: 'http://localhost:4321' }, false],
    [{ Origin: 'http://localhost:4321' }, true],
    [{ Origin: 'https://negatoscope.example' }, true],
    [{ Origin: 'https://evil.example' }, false],
    [{ Origin: 'null' }, false],
    [{}, true],
  ])('%j is %s', (headers, expected) => expect(same(headers as Record<string, string>)).toBe(expected));
});

describe('errors', () => {
  it.each([
    [{ name: 'AppError', code: 'not_found' }, 'not_found'],
    [{ name: 'Error', code: 'not_found' }, 'internal'],
    [{ code: 'ERR_SQLITE_ERROR', errcode: 13 }, 'disk_full'],
    [{ code: 'ERR_SQLITE_ERROR', errcode: 5 }, 'unavailable'],
    [{ code: 'ECONNREFUSED' }, 'unavailable'],
    [{ message: 'x', cause: { code: 'ENOSPC' } }, 'disk_full'],
    ['text', 'internal'],
    [null, 'internal'],
  ])('%j is %s', (error, code) => expect(errorCodeOf(error)).toBe(code));
});

describe('hashes in a page’s policy', () => {
  // Worked out by `printf … | openssl dgst -sha256 -binary | base64`.
  const [script, style] = [
    "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
    "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='",
  ];
  it('are those of what it inlines, nothing else is touched', () => {
    const policy = `default-src 'none'; script-src 'self' ${script} 'sha256-b3RoZXI='; style-src 'self' ${style};`;
    const page =
      '<html><style>a{}</style><script src="/a.js"></script><script type="module">alert(1)</script>';
    expect(withOwnHashes(policy, Buffer.from(page))).toBe(
      `default-src 'none'; script-src 'self' ${script}; style-src 'self' ${style}`,
    );
  });
});

describe('security headers', () => {
  it('completes a page’s policy and gives others the strictest one', () => {
    const page = new Headers({ 'Content-Security-Policy': "default-src 'self';" });
    addSecurityHeaders(page, false);
    expect(page.get('content-security-policy')).toBe("default-src 'self'; frame-ancestors 'none'");
    expect(page.has('strict-transport-security')).toBe(false);
    const other = new Headers();
    addSecurityHeaders(other, true);
    expect(other.get('content-security-policy')).toMatch(/^default-src 'none'/);
    expect(other.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
  });
});
