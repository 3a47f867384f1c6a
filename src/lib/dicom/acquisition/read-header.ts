import type { DataSet } from '../data-set.ts';
import { readFile } from '../read-file.ts';
import { Refusal } from '../refusal.ts';

/** Bytes read at first: the header of nearly every file is shorter. */
const FIRST = 1 << 17;
/** Growth factor when the header did not fit. */
const GROWTH = 8;
/** Headers are shorter than this, those of enhanced files of thousands of frames too. */
const HEADER_MAX = 1 << 27;

/** Reasons for which a truncated beginning may be refused. */
const CUT = new Set(['truncated', 'damaged', 'no_image']);

/** Everything before a file's pixels; of a large file, only the beginning is read. Throws `Refusal`. */
export async function readHeader(file: Blob): Promise<DataSet> {
  for (let size = FIRST; ; size *= GROWTH) {
    const isWhole = size >= file.size;
    const bytes = await bytesOf(file.slice(0, size));
    try {
      const { dataSet, stopped } = await readFile(bytes, true);
      // A file cut between two elements looks complete.
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
