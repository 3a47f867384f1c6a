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

/** Files in `/_astro/` have a hash in their names and never change. All others are requested again once a day. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const DAILY = 'public, max-age=86400, stale-while-revalidate=604800';

/** The folder of files whose names contain a hash. */
export const BUILT = '/_astro/';

export type AssetBodies = Partial<Record<Encoding, Buffer>> & { identity: Buffer };

interface Asset {
  headers: Record<string, string>;
  bodies: AssetBodies;
}

/** The built files, in memory: they are few, and a rebuild on disk cannot break a running server. */
export class Assets {
  readonly #assets: ReadonlyMap<string, Asset>;

  constructor(files: Iterable<[path: string, bodies: AssetBodies]>) {
    this.#assets = new Map(
      Array.from(files, ([path, bodies]) => [path, { headers: headersOf(path, bodies.identity), bodies }]),
    );
  }

  /** The files with a hash in their names, sorted by name. */
  built(): [path: string, bodies: AssetBodies][] {
    const paths = [...this.#assets.keys()].filter((path) => path.startsWith(BUILT)).sort();
    return paths.map((path) => [path, this.#assets.get(path)!.bodies]);
  }

  /** The file at a path in the best available encoding, or undefined. */
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

/** Whether files with such an extension are served at all. */
export const isServed = (name: string): boolean => TYPES[extname(name)] !== undefined;

/** Loads all files of a folder, with their precompressed versions (`cli/precompress.ts`). */
export async function loadAssets(folder: string): Promise<Assets> {
  const files: [string, AssetBodies][] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !isServed(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    files.push([`/${relative(folder, file).split(sep).join('/')}`, await readForms(file)]);
  }
  return new Assets(files);
}

async function readForms(file: string): Promise<AssetBodies> {
  const bodies: AssetBodies = { identity: await readFile(file) };
  for (const encoding of ['br', 'gzip'] as const) {
    if (existsSync(file + SUFFIXES[encoding])) bodies[encoding] = await readFile(file + SUFFIXES[encoding]);
  }
  return bodies;
}

function headersOf(path: string, identity: Buffer): Asset['headers'] {
  return {
    'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
    'cache-control': path.startsWith(BUILT) ? IMMUTABLE : DAILY,
    etag: etagOf(identity),
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
  };
}
