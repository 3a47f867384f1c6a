import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Assets } from '#lib/server/http/assets.ts';
import type { NodeHandler } from '#lib/server/http/captured-response.ts';
import { createListener } from '#lib/server/http/listener.ts';
import { PageCache } from '#lib/server/http/page-cache.ts';

interface Reply {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

let server: Server;
let port: number;
let version: number;
let renderings: number;
let reader: (request: IncomingMessage) => string | undefined;

/** Stands for the built application: says how often it rendered, for whom, and echoes what it was sent. */
const application: NodeHandler = async (incoming, response) => {
  renderings += 1;
  const path = incoming.url?.split('?')[0];
  if (path === '/broken') throw new Error('broken');
  if (path === '/steady') {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('toujours la même page');
    return;
  }
  if (path === '/echo') {
    const { body } = incoming as IncomingMessage & { body: Buffer };
    response.writeHead(200, { 'content-type': 'text/plain' });
    response.end(String(body.length));
    return;
  }
  await new Promise((resolve) => setTimeout(resolve, 10));
  const keep = path === '/mine' ? 'user' : 'public';
  response.writeHead(path === '/absent' ? 404 : 200, {
    'content-type': 'text/html; charset=utf-8',
    ...(path !== '/never' && { 'x-page-cache': keep }),
    ...(path === '/signing-in' && { 'set-cookie': 'a=b' }),
  });
  response.end(`<p>rendering ${renderings} as ${incoming.method}</p>${'é'.repeat(1_000)}`);
};

beforeEach(async () => {
  version = 1;
  renderings = 0;
  reader = (incoming) =>
    incoming.headers.cookie === undefined ? '' : incoming.headers.cookie.slice(2) || undefined;
  const listener = createListener({
    application,
    assets: new Assets(
      new Map([
        [
          '/_astro/a.js',
          {
            headers: { 'content-type': 'text/javascript', etag: 'W/"a"', 'cache-control': 'immutable' },
            bodies: { identity: Buffer.from('plain'), br: Buffer.from('brotli') },
          },
        ],
      ]),
    ),
    pages: new PageCache(10_000_000),
    contentVersion: () => version,
    readerOf: async (incoming) => reader(incoming),
    siteOf: (incoming) => incoming.headers.host ?? '',
  });
  server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function ask(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  body?: Buffer,
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ port, path, method, headers, host: '127.0.0.1' }, async (incoming) => {
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(chunk as Buffer);
      resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(chunks) });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

describe('kept pages', () => {
  it('are rendered once per content version, and the mark never leaves', async () => {
    const [first, second] = [await ask('/list'), await ask('/list')];
    expect(renderings).toBe(1);
    expect(second.body).toEqual(first.body);
    expect(first.headers['x-page-cache']).toBeUndefined();
    expect(first.headers['cache-control']).toContain('s-maxage=60');
    expect(first.headers.vary).toContain('Cookie');
    version = 2;
    await ask('/list');
    expect(renderings).toBe(2);
  });

  it('are rendered once for many who ask at the same time', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => ask('/list')));
    expect(renderings).toBe(1);
    expect(new Set(replies.map(({ body }) => body.toString())).size).toBe(1);
  });

  it('of one reader are never given to another, nor to anybody signed out', async () => {
    const anna = await ask('/mine', { cookie: 's=anna' });
    expect((await ask('/mine', { cookie: 's=anna' })).body).toEqual(anna.body);
    expect(anna.headers['cache-control']).toBe('private, no-cache');
    for (const headers of [{ cookie: 's=boris' }, {}] as Record<string, string>[]) {
      expect((await ask('/mine', headers)).body).not.toEqual(anna.body);
    }
  });

  it('are not used once the cookie stands for nobody', async () => {
    const anna = await ask('/mine', { cookie: 's=anna' });
    reader = () => undefined;
    expect((await ask('/mine', { cookie: 's=anna' })).body).not.toEqual(anna.body);
  });

  it('marked public are not kept for a signed-in reader', async () => {
    await ask('/list', { cookie: 's=anna' });
    await ask('/list', { cookie: 's=anna' });
    expect(renderings).toBe(2);
  });

  it('exclude errors, pages that set a cookie and pages that do not ask for it', async () => {
    for (const path of ['/absent', '/signing-in', '/never']) {
      renderings = 0;
      await ask(path);
      await ask(path);
      expect(renderings, path).toBe(2);
    }
  });

  it('serve HEAD with the headers of GET and no body', async () => {
    const head = await ask('/list', {}, 'HEAD');
    const get = await ask('/list');
    expect(head.body.length).toBe(0);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect(get.body.toString()).toContain('as GET');
    expect(renderings).toBe(1);
  });

  it('may be used again by the browser for half a minute when it prefetched them', async () => {
    expect((await ask('/list', { 'sec-purpose': 'prefetch' })).headers['cache-control']).toBe(
      'private, max-age=30',
    );
  });
});

describe('answers', () => {
  it('carry an ETag that earns a 304, kept or not', async () => {
    for (const path of ['/list', '/steady']) {
      const first = await ask(path, { 'accept-encoding': 'br' });
      const etag = first.headers.etag ?? 'none';
      const again = await ask(path, { 'if-none-match': `"x", ${etag}`, 'accept-encoding': 'br' });
      expect(again.status, path).toBe(304);
      expect(again.body.length).toBe(0);
      expect(again.headers.etag).toBe(etag);
      expect(again.headers['content-type']).toBeUndefined();
      expect((await ask(path, { 'if-none-match': 'W/"other"' })).status).toBe(200);
    }
  });

  it('are compressed as the reader accepts, the same text underneath', async () => {
    const br = await ask('/list', { 'accept-encoding': 'gzip, br' });
    expect(br.headers['content-encoding']).toBe('br');
    const text = brotliDecompressSync(br.body).toString();
    expect(text).toContain('é'.repeat(1_000));
    const gz = await ask('/list', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gz.body).toString()).toContain('é'.repeat(1_000));
    const plain = await ask('/list');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.vary).toContain('Accept-Encoding');
  });

  it('of built files come precompressed; an unknown one is 404 and not a page', async () => {
    expect((await ask('/_astro/a.js', { 'accept-encoding': 'br' })).body.toString()).toBe('brotli');
    expect((await ask('/_astro/a.js', { 'accept-encoding': 'gzip' })).body.toString()).toBe('plain');
    expect((await ask('/_astro/a.js', { 'if-none-match': '"a"' })).status).toBe(304);
    expect((await ask('/_astro/b.js')).status).toBe(404);
    expect(renderings).toBe(0);
  });

  it('to a failure say nothing of its cause', async () => {
    const reply = await ask('/broken');
    expect(reply.status).toBe(500);
    expect(reply.body.toString()).not.toContain('broken');
  });
});

describe('bodies', () => {
  it('reach the application whole', async () => {
    expect((await ask('/echo', {}, 'POST', Buffer.alloc(900_000))).body.toString()).toBe('900000');
    expect((await ask('/echo', {}, 'DELETE')).body.toString()).toBe('0');
  });

  it.each([
    ['announced', { 'content-length': '1000001' }],
    ['not announced', { 'transfer-encoding': 'chunked' }],
  ])('too large (%s) are refused in French before the application sees them', async (_name, headers) => {
    const reply = await ask(
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
    expect(renderings).toBe(0);
  });
});
