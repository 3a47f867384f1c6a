import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { errorCodeOf } from '#lib/platform/server/base/error-code.ts';
import { clientAddress } from '#lib/platform/server/http/client-address.ts';
import { withOwnHashes } from '#lib/platform/server/http/inline-hashes.ts';
import { JSON_BODY_MAX, readJson } from '#lib/platform/server/http/read-json.ts';
import { isSameSite } from '#lib/platform/server/http/same-site.ts';
import { addSecurityHeaders } from '#lib/platform/server/http/security-headers.ts';

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
