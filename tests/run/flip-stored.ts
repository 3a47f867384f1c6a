import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Caller } from './caller.ts';
import { randomNumbers } from './mutate-images.ts';

/** An image as readers ask for it, and the key of its bytes in the store. */
export interface StoredFile {
  address: string;
  key: string;
}

export interface Detection {
  /** Refused as damaged, in words. */
  detected: number;
  /** Addresses that were answered otherwise. */
  otherwise: string[];
}

/** Flips one bit of each of these files on disk, each somewhere else, then asks for them all. */
export async function flipStored(
  caller: Caller,
  dataDir: string,
  files: readonly StoredFile[],
  cookie?: string,
): Promise<Detection> {
  const next = randomNumbers(11);
  for (const { key } of files) {
    const path = join(dataDir, 'files', key.slice(0, 2), key.slice(2, 4), key);
    const bytes = await readFile(path);
    const at = (next() >>> 8) % bytes.length;
    bytes[at] = bytes[at]! ^ (1 << (next() >>> 29));
    await writeFile(path, bytes);
  }
  const found: Detection = { detected: 0, otherwise: [] };
  for (const { address } of files) {
    const { status, json, text } = await caller.send('GET', address, { cookie });
    if (status === 500 && json?.code === 'file_damaged' && /endommagée/.test(json.message))
      found.detected += 1;
    else found.otherwise.push(`${address}: ${status} ${text.slice(0, 80)}`);
  }
  return found;
}
