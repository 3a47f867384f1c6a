import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProduct } from '../run/product.ts';
import { type Person, type Site, startSite } from './site.ts';

const LIST = '/public-questionnaires';
let site: Site;
let anna: Person;
let boris: Person;
beforeAll(async () => {
  site = await startSite();
  anna = await site.person('Anna Karénine');
  boris = await site.person('Boris Godounov');
  await site.item(anna, 'questionnaire', 'public');
});
afterAll(() => site.stop());

const list = (headers: Record<string, string> = {}, cookie?: string) =>
  site.send('GET', LIST, { headers, cookie });

describe('a public list', () => {
  it('is one answer for every visitor, with an ETag that earns a 304', async () => {
    const [first, second] = [await list(), await list()];
    expect(first.status).toBe(200);
    expect(second.text).toBe(first.text);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"/);
    expect((await list({ 'If-None-Match': etag })).status).toBe(304);
    expect(first.headers.get('x-page-cache')).toBeNull();
    expect(first.headers.get('cache-control')).toContain('s-maxage=');
  });

  it('is the same page whatever is added to its address, and says nothing of it', async () => {
    for (const [list, made] of [
      [LIST, `${LIST}?utm_source=reseau-social&q=`],
      [LIST, `${LIST}/?fbclid=reseau-social&page=1`],
      [`${LIST}?q=essai&tri=populaires`, `${LIST}?tri=populaires&utm_source=reseau-social&q=essai&q=autre`],
    ] as const) {
      const [plain, marked] = [await site.send('GET', list), await site.send('GET', made)];
      expect(marked.text).toBe(plain.text);
      expect(marked.headers.get('etag')).toBe(plain.headers.get('etag'));
      expect(marked.text).not.toContain('reseau-social');
    }
  });

  it('changes as soon as something is published', async () => {
    const before = await list();
    await site.item(boris, 'questionnaire', 'public');
    // The second handle writes from another process: the server looks every half second.
    await expect.poll(async () => (await list()).headers.get('etag')).not.toBe(before.headers.get('etag'));
  });

  it('is compressed, the same page underneath', async () => {
    const response = await fetch(site.origin + LIST, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    const brotli = await rawBody(LIST, 'br');
    expect(brotliDecompressSync(brotli).toString()).toBe(await response.text());
  });

  it('names a signed-in reader to that reader alone, and to nobody after signing out', async () => {
    for (const _ of [1, 2]) {
      expect((await list({}, anna.cookie)).text).toContain('Anna Karénine');
      expect((await list({}, boris.cookie)).text).toContain('Boris Godounov');
    }
    const [signedOut, borisPage] = [await list(), await list({}, boris.cookie)];
    const menuOf = (page: string) => page.match(/<header[\s\S]*?<\/header>/)?.[0] ?? '';
    expect(menuOf(borisPage.text)).not.toContain('Anna');
    expect(menuOf(signedOut.text)).not.toMatch(/Anna|Boris/);
    await site.send('POST', '/api/auth/logout', {
      token: boris.token,
      cookie: boris.cookie,
      headers: { 'Sec-Fetch-Site': 'same-origin' },
    });
    expect(menuOf((await list({}, boris.cookie)).text)).not.toContain('Boris');
  });
});

describe('the licences of bundled packages', () => {
  it('are one text, which the credits lead to', async () => {
    expect((await site.send('GET', '/credits')).text).toContain('href="/notices.txt"');
    const { status, headers, text } = await site.send('GET', '/notices.txt');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toMatch(/^Négatoscope/);
    expect(text).not.toContain(process.cwd());
    const react = text.slice(text.search(/^react \d/m), text.search(/^react-dom \d/m));
    expect(react).toMatch(/^react \d+\.\d+\.\d+ \(MIT\)\n/);
    expect(react).toContain('Copyright (c) Meta Platforms');
    expect(react).toContain('Permission is hereby granted, free of charge');
  });

  it('are of pages, workers, server and icons', async () => {
    const { text } = await site.send('GET', '/notices.txt');
    for (const name of ['prosemirror-view', '@cornerstonejs/codec-charls', 'astro', '@iconify-json/lucide'])
      expect(text).toContain(`\n${name} `);
  });
});

describe('the site on a home screen', () => {
  it('has its icons where the pages and its manifest say', async () => {
    expect((await list()).text).toContain('<link rel="manifest" href="/site.webmanifest">');
    const manifest = await site.send('GET', '/site.webmanifest');
    expect(manifest.headers.get('content-type')).toBe('application/manifest+json');
    for (const { src, type } of [
      ...JSON.parse(manifest.text).icons,
      { src: '/touch-icon.png', type: 'image/png' },
    ]) {
      const { status, headers } = await site.send('GET', src);
      expect([src, status, headers.get('content-type')]).toEqual([src, 200, type]);
    }
  });
});

describe('the process', () => {
  it('says that it lives and that it is ready', async () => {
    expect((await site.send('GET', '/api/health')).json).toEqual({ status: 'ok' });
    expect((await site.send('GET', '/api/ready')).json).toEqual({ status: 'ready' });
  });

  it('refuses a body of more than a megabyte', async () => {
    const answer = await site.send('POST', '/api/auth/login', { body: 'x'.repeat(1_000_001) });
    expect([answer.status, answer.json.code]).toEqual([413, 'too_large']);
  });

  it('refuses a data folder that another one holds, saying so', async () => {
    const { code, said } = await runOnce({ DATA_DIR: site.context.settings.dataDir });
    expect(code).toBe(1);
    expect(said).toContain('déjà utilisé par un autre processus');
  });

  it('says in one line that its port is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const { code, said } = await runOnce({
      PORT: String(port),
      DATA_DIR: `${site.context.settings.dataDir}/other`,
    });
    taken.close();
    expect(code).toBe(1);
    expect(said).toMatch(new RegExp(`^Le port ${port} est déjà utilisé.*\\n$`));
  });

  it('answers what is under way before it stops, however often it is told to', async () => {
    const dataDir = `${site.context.settings.dataDir}/stopping`;
    const product = await startProduct({ SEED: 'none', DATA_DIR: dataDir }, { page: '/api/ready' });
    const socket = connect(Number(new URL(product.origin).port), '127.0.0.1');
    await once(socket, 'connect');
    const answered = text(socket);
    const body = JSON.stringify({ username: 'x', password: 'y' });
    const head = ['POST /api/auth/login HTTP/1.1', 'Host: localhost', 'Content-Type: application/json'];
    socket.write(`${[...head, `Content-Length: ${body.length}`].join('\r\n')}\r\n\r\n${body.slice(0, 5)}`);
    await pause(200);
    const stopped = product.stop();
    const isRefused = async () => {
      const late = connect(Number(new URL(product.origin).port), '127.0.0.1');
      const refused = await once(late, 'connect').then(
        () => false,
        () => true,
      );
      late.destroy();
      return refused;
    };
    await expect.poll(isRefused).toBe(true);
    // npm passes the signal on that the whole group gets from systemd, or from Ctrl+C.
    process.kill(product.pid, 'SIGTERM');
    socket.write(body.slice(5));
    expect(await answered).toMatch(/^HTTP\/1\.1 4\d\d /);
    await stopped;
    expect(product.output()).toContain('Négatoscope est arrêté.');
    // The compiled code is there for the next start.
    expect(readdirSync('dist/compiled', { recursive: true }).length).toBeGreaterThan(100);
  });
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs the server until it gives up. */
async function runOnce(env: Record<string, string>): Promise<{ code: number; said: string }> {
  const child = spawn(process.execPath, ['src/serve.mjs'], {
    env: { ...process.env, SEED: 'none', PORT: '0', ...env },
  });
  const said = text(child.stderr);
  const [code] = await once(child, 'exit');
  return { code, said: await said };
}

/** The bytes of a body as they crossed the wire. */
async function rawBody(path: string, encoding: string): Promise<Buffer> {
  const socket: Socket = connect(Number(new URL(site.origin).port), '127.0.0.1');
  const asked = [`Host: ${new URL(site.origin).host}`, `Accept-Encoding: ${encoding}`, 'Connection: close'];
  socket.write(`GET ${path} HTTP/1.1\r\n${asked.join('\r\n')}\r\n\r\n`);
  const answer = Buffer.concat(await socket.toArray());
  return answer.subarray(answer.indexOf('\r\n\r\n') + 4);
}
