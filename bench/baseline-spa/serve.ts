import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

interface Served {
  type: string;
  body: Buffer;
  encoding?: 'br';
}

async function builtFiles(): Promise<Map<string, Served>> {
  const outDir = await mkdtemp(join(tmpdir(), 'negatoscope-spa-'));
  try {
    await build({
      root: fileURLToPath(new URL('.', import.meta.url)),
      configFile: false,
      logLevel: 'error',
      oxc: { jsx: { runtime: 'automatic' } },
      build: { outDir, emptyOutDir: true },
      define: { 'process.env.NODE_ENV': '"production"' },
    });
    const files = new Map<string, Served>();
    for (const name of await readdir(outDir, { recursive: true })) {
      const type = TYPES[extname(name)];
      if (!type) continue;
      const body = brotliCompressSync(await readFile(join(outDir, name)));
      files.set(`/${relative('.', name)}`, { type, body, encoding: 'br' });
    }
    return files;
  } finally {
    await rm(outDir, { recursive: true });
  }
}

/** Fetches what the product's API and images answer, so that the SPA shows the very same list. */
async function copied(origin: string, listPath: string): Promise<Map<string, Served>> {
  const list = await fetch(origin + listPath).then((answer) => answer.text());
  const files = new Map<string, Served>();
  files.set('/list.json', { type: 'application/json', body: brotliCompressSync(list), encoding: 'br' });
  for (const [, image] of list.matchAll(/"mainImage":"([^"]+)"/g)) {
    const path = `${image}-400.avif`;
    const bytes = await fetch(origin + path).then((answer) => answer.arrayBuffer());
    files.set(path, { type: 'image/avif', body: Buffer.from(bytes) });
  }
  return files;
}

/** Serves the SPA showing a list of the product. Returns its address and how to stop it. */
export async function serveSpa(origin: string, listPath: string): Promise<{ origin: string; close(): void }> {
  const files = new Map([...(await builtFiles()), ...(await copied(origin, listPath))]);
  const server = createServer((request, response) => {
    const file = files.get(request.url === '/' ? '/index.html' : (request.url ?? ''));
    if (!file) return void response.writeHead(404).end();
    const encoding = file.encoding ? { 'content-encoding': file.encoding } : {};
    response.writeHead(200, { 'content-type': file.type, ...encoding }).end(file.body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    close: () => server.close(),
  };
}
