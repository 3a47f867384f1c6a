/** After the build: brotli 11 and gzip 9 copies of every built file that shrinks; serving then compresses nothing. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const FOLDER = fileURLToPath(new URL('../../dist/client/', import.meta.url));
const TEXTS = new Set([
  '.css',
  '.js',
  '.json',
  '.svg',
  '.txt',
  '.vtt',
  '.wasm',
  '.webmanifest',
  '.xml',
  '.ico',
]);
/** A compressed copy is kept only if it saves a tenth of the size. */
const WORTH_IT = 0.9;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

for (const entry of await readdir(FOLDER, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !TEXTS.has(extname(entry.name))) continue;
  const file = join(entry.parentPath, entry.name);
  const bytes = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeIfSmaller(`${file}.br`, await brotli(bytes, { params }), bytes.length);
  await writeIfSmaller(`${file}.gz`, await gzipped(bytes, { level: 9 }), bytes.length);
}

async function writeIfSmaller(file: string, compressed: Buffer, plain: number): Promise<void> {
  if (compressed.length < plain * WORTH_IT) await writeFile(file, compressed);
}
