import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ERROR_MESSAGES } from '#lib/app/error-texts.ts';
import { AppError } from '#lib/platform/errors.ts';
import { StandInServer } from './stand-in-server.ts';

let server: StandInServer;
beforeEach(async () => {
  server = await new StandInServer().start();
});
afterEach(() => server.stop());

describe('kept pages', () => {
  it('are rendered once per content version, and the mark never leaves', async () => {
    const [first, second] = [await server.ask('/list'), await server.ask('/list')];
    expect(server.renderings).toBe(1);
    expect(second.body).toEqual(first.body);
    expect(first.headers['x-page-cache']).toBeUndefined();
    expect(first.headers['cache-control']).toContain('s-maxage=60');
    expect(first.headers.vary).toContain('Cookie');
    server.version = 2;
    await server.ask('/list');
    expect(server.renderings).toBe(2);
  });

  it('are rendered once for many who ask at the same time', async () => {
    const replies = await server.askTogether('/list', 20);
    expect(server.renderings).toBe(1);
    expect(new Set(replies.map(({ body }) => body.toString())).size).toBe(1);
  });

  it('of a service that is away are tried once for many who ask at the same time', async () => {
    const replies = await server.askTogether('/away', 20);
    expect(server.renderings).toBe(1);
    expect(new Set(replies.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
    expect(replies[0]!.status).toBe(503);
  });

  it('of one reader are never given to another, nor to anybody signed out', async () => {
    const anna = await server.ask('/mine', { cookie: 's=anna' });
    expect((await server.ask('/mine', { cookie: 's=anna' })).body).toEqual(anna.body);
    expect(anna.headers['cache-control']).toBe('private, no-cache');
    for (const headers of [{ cookie: 's=boris' }, {}] as Record<string, string>[]) {
      expect((await server.ask('/mine', headers)).body).not.toEqual(anna.body);
    }
  });

  it('are not used once the cookie stands for nobody', async () => {
    const anna = await server.ask('/mine', { cookie: 's=anna' });
    server.reader = () => undefined;
    expect((await server.ask('/mine', { cookie: 's=anna' })).body).not.toEqual(anna.body);
  });

  it('marked public are not kept for a signed-in reader', async () => {
    await server.ask('/list', { cookie: 's=anna' });
    await server.ask('/list', { cookie: 's=anna' });
    expect(server.renderings).toBe(2);
  });

  it('exclude errors, pages that set a cookie and pages that do not ask for it', async () => {
    for (const path of ['/absent', '/signing-in', '/never']) {
      server.renderings = 0;
      await server.ask(path);
      await server.ask(path);
      expect(server.renderings, path).toBe(2);
    }
  });

  it('serve HEAD with the headers of GET and no body', async () => {
    const head = await server.ask('/list', {}, 'HEAD');
    const get = await server.ask('/list');
    expect(head.body.length).toBe(0);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect(get.body.toString()).toContain('as GET');
    expect(server.renderings).toBe(1);
  });

  it('may be used again by the browser for half a minute when it prefetched them', async () => {
    expect((await server.ask('/list', { 'sec-purpose': 'prefetch' })).headers['cache-control']).toBe(
      'private, max-age=30',
    );
  });
});

describe('answers', () => {
  it('carry an ETag that earns a 304, kept or not', async () => {
    for (const path of ['/list', '/steady']) {
      const first = await server.ask(path, { 'accept-encoding': 'br' });
      const etag = first.headers.etag ?? 'none';
      const again = await server.ask(path, { 'if-none-match': `"x", ${etag}`, 'accept-encoding': 'br' });
      expect(again.status, path).toBe(304);
      expect(again.body.length).toBe(0);
      expect(again.headers.etag).toBe(etag);
      expect(again.headers['content-type']).toBeUndefined();
      expect((await server.ask(path, { 'if-none-match': 'W/"other"' })).status).toBe(200);
    }
  });

  it('are compressed as the reader accepts, the same text underneath', async () => {
    const br = await server.ask('/list', { 'accept-encoding': 'gzip, br' });
    expect(br.headers['content-encoding']).toBe('br');
    const text = brotliDecompressSync(br.body).toString();
    expect(text).toContain('é'.repeat(1_000));
    const gz = await server.ask('/list', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gz.body).toString()).toContain('é'.repeat(1_000));
    const plain = await server.ask('/list');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.vary).toContain('Accept-Encoding');
  });

  it('of built files come precompressed; an unknown one is 404 and not a page', async () => {
    expect((await server.ask('/_astro/a.js', { 'accept-encoding': 'br' })).body.toString()).toBe('brotli');
    expect((await server.ask('/_astro/a.js', { 'accept-encoding': 'gzip' })).body.toString()).toBe('plain');
    const { etag = '' } = (await server.ask('/_astro/a.js')).headers;
    expect((await server.ask('/_astro/a.js', { 'if-none-match': etag })).status).toBe(304);
    expect((await server.ask('/_astro/b.js')).status).toBe(404);
    expect(server.renderings).toBe(0);
  });

  it('of another build’s file are as safe as one’s own; an absent one is kept by nobody', async () => {
    const other = { status: 200, headers: { 'content-type': 'text/javascript' }, body: Buffer.from('other') };
    server.otherBuild = (path) => {
      if (path === '/_astro/away.js') throw new AppError('unavailable');
      return path === '/_astro/b.js' ? { ...other, headers: { ...other.headers } } : undefined;
    };
    const own = await server.ask('/_astro/a.js');
    const found = await server.ask('/_astro/b.js?v=1');
    expect([found.status, found.body.toString()]).toEqual([200, 'other']);
    for (const name of ['content-security-policy', 'referrer-policy', 'cross-origin-resource-policy'])
      expect(found.headers[name], name).toBe(own.headers[name]);
    const absent = await server.ask('/_astro/c.js');
    expect([absent.status, absent.headers['cache-control']]).toEqual([404, 'no-store']);
    const away = await server.ask('/_astro/away.js');
    expect([away.status, away.headers['cache-control']]).toEqual([503, 'no-store']);
    expect(server.renderings).toBe(0);
  });

  it('of another build’s file may run nothing unless it is a script', async () => {
    server.otherBuild = (path) => {
      const type = path.endsWith('.svg') ? 'image/svg+xml' : 'application/xml';
      return { status: 200, headers: { 'content-type': type }, body: Buffer.from('<svg/>') };
    };
    for (const path of ['/_astro/b.svg', '/_astro/b.xml']) {
      const { status, headers } = await server.ask(path);
      expect([status, headers['content-security-policy']]).toEqual([
        200,
        expect.stringContaining("default-src 'none'"),
      ]);
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('to a failure are a page for a person, which leads to the same address', async () => {
    const { status, headers, body } = await server.ask('/broken', { accept: 'text/html,*/*;q=0.8' });
    const page = body.toString();
    expect([status, headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
    expect(page).toContain(ERROR_MESSAGES.internal);
    expect(page).toContain('<a href="">Réessayer</a>');
    const style = /<style>([\s\S]*)<\/style>/.exec(page)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
    expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
  });

  it('to a failure say nothing of its cause', async () => {
    const reply = await server.ask('/broken');
    expect(reply.status).toBe(500);
    expect(reply.body.toString()).not.toContain('secret');
  });
});

describe('bodies', () => {
  it('reach the application whole', async () => {
    expect((await server.ask('/echo', {}, 'POST', Buffer.alloc(900_000))).body.toString()).toBe('900000');
    expect((await server.ask('/echo', {}, 'DELETE')).body.toString()).toBe('0');
  });

  it.each([
    ['announced', { 'content-length': '1000001' }],
    ['not announced', { 'transfer-encoding': 'chunked' }],
  ])('too large (%s) are refused in French before the application sees them', async (_name, headers) => {
    const reply = await server.ask(
      '/api/auth/login',
      headers as Record<string, string>,
      'POST',
      Buffer.alloc(1_000_001),
    );
    expect(reply.status).toBe(413);
    expect(JSON.parse(reply.body.toString())).toEqual({
      code: 'too_large',
      message: 'La requête est trop volumineuse.',
    });
    expect(server.renderings).toBe(0);
  });
});
