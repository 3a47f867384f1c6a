import type { DataSet } from '../data-set.ts';
import { readFile } from '../read-file.ts';
import { Refusal } from '../refusal.ts';

/** Bytes read at first: the header of nearly every file is shorter. */
const FIRST = 1 << 17;
/** Each time that it was too little. */
const GROWTH = 8;
/** Headers are shorter than this, those of enhanced files of thousands of frames too. */
const HEADER_MAX = 1 << 27;

/** What a beginning is refused for when the rest is missing. */
const CUT = new Set(['truncated', 'damaged', 'no_image']);

/** Everything that stands before a file's pixels; of a large file, only the beginning is read. Throws `Refusal`. */
export async function readHeader(file: Blob): Promise<DataSet> {
  for (let size = FIRST; ; size *= GROWTH) {
    const isWhole = size >= file.size;
    const bytes = await bytesOf(file.slice(0, size));
    try {
      const { dataSet, stopped } = await readFile(bytes, true);
      // What is cut between two elements looks whole.
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
