import type { DataSet } from '../data-set.ts';
import { readFile } from '../read-file.ts';
import { Refusal } from '../refusal.ts';

/** Number of bytes read first: the headers of nearly all files are shorter. */
const FIRST = 1 << 17;
/** Growth factor when the header was longer. */
const GROWTH = 8;
/** Maximum length of a header, enough for enhanced files with thousands of frames. */
const HEADER_MAX = 1 << 27;

/** Refusals that may only result from reading a part of the file. */
const CUT = new Set(['truncated', 'damaged', 'no_image']);

/** All elements before a file's pixel data; of a large file, only the beginning is read. Throws `Refusal`. */
export async function readHeader(file: Blob): Promise<DataSet> {
  for (let size = FIRST; ; size *= GROWTH) {
    const isWhole = size >= file.size;
    const bytes = await bytesOf(file.slice(0, size));
    try {
      const { dataSet, stopped } = await readFile(bytes, true);
      // A file that ends between two elements looks complete.
      if (stopped || isWhole) return dataSet;
    } catch (error) {
      if (isWhole || !(error instanceof Refusal) || !CUT.has(error.code)) throw error;
    }
    if (size >= HEADER_MAX) throw new Refusal('too_large');
  }
}

async function bytesOf(blob: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await blob.arrayBuffer());
  } catch {
    throw new Refusal('unreadable');
  }
}
