import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { type Answer, etagOf } from './answer.ts';
import type { Encoding } from './encoding.ts';

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};
const SUFFIXES = { br: '.br', gzip: '.gz' } as const;

/** What `/_astro/` names carry a digest: they never change. The others are asked for again once a day. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const DAILY = 'public, max-age=86400, stale-while-revalidate=604800';

interface Asset {
  headers: Record<string, string>;
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
}

/** The built files, held in memory: they are few, and a rebuild underneath cannot break a running server. */
export class Assets {
  readonly #assets: ReadonlyMap<string, Asset>;

  constructor(assets: ReadonlyMap<string, Asset>) {
    this.#assets = assets;
  }

  /** The file at a path in the best encoding it was built in, or undefined. */
  find(path: string, encoding: Encoding): Answer | undefined {
    const asset = this.#assets.get(path);
    if (!asset) return undefined;
    const body = asset.bodies[encoding];
    if (!body || encoding === 'identity') {
      return { status: 200, headers: { ...asset.headers }, body: asset.bodies.identity };
    }
    return { status: 200, headers: { ...asset.headers, 'content-encoding': encoding }, body };
  }
}

/** Reads every file of a folder with the precompressed forms beside it (`cli/precompress.ts`). */
export async function loadAssets(folder: string): Promise<Assets> {
  const assets = new Map<string, Asset>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const type = TYPES[extname(entry.name)];
    if (!entry.isFile() || !type) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    assets.set(path, await loadAsset(file, path, type));
  }
  return new Assets(assets);
}

async function loadAsset(file: string, path: string, type: string): Promise<Asset> {
  const identity = await readFile(file);
  const bodies: Asset['bodies'] = { identity };
  for (const encoding of ['br', 'gzip'] as const) {
    if (existsSync(file + SUFFIXES[encoding])) bodies[encoding] = await readFile(file + SUFFIXES[encoding]);
  }
  const headers = {
    'content-type': type,
    'cache-control': path.startsWith('/_astro/') ? IMMUTABLE : DAILY,
    etag: etagOf(identity),
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
  };
  return { headers, bodies };
}
