import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { limitConcurrency } from '../base/concurrency.ts';

/** A whole file, ready to be read piece by piece, by several at once and more than once. */
export interface OpenFile {
  size: number;
  /** Bytes of memory that it takes while it is open. */
  held: number;
  /** Its bytes from the start. */
  pieces(): AsyncIterable<Buffer>;
  /** Releases its resources; to be called by every reader, who reads no more. */
  close(): Promise<void>;
}

/** A file, checked; 'corrupt' when its bytes no longer match its key, undefined when absent. */
export type Opened = OpenFile | 'corrupt' | undefined;

/** Bytes read at once. */
export const PIECE = 64 * 1024;
/** Files up to this size are read into memory: to somebody who does not read on, a socket alone gives as much. */
const HELD_MAX = 256 * 1024;

/**
 * Pieces read at once, of all files: Node works on four files at a time anyway, and what else waits for the disk or a
 * compressor would wait behind hundreds of pieces that nobody is in a hurry for.
 */
const limited = limitConcurrency(4);

/** A file whose bytes are in memory. */
export function heldFile(bytes: Buffer): OpenFile {
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
  }
  return { size: bytes.length, held: bytes.length, pieces, close: async () => undefined };
}

/** A file of a certain size that is read from the disk as somebody reads on. */
export function fileOnDisk(handle: FileHandle, size: number, close = () => handle.close()): OpenFile {
  async function* pieces() {
    for (let at = 0; at < size; ) {
      const length = Math.min(PIECE, size - at);
      const { bytesRead, buffer } = await limited(() =>
        handle.read(Buffer.allocUnsafeSlow(length), 0, length, at),
      );
      if (bytesRead === 0) throw new Error(`A file of ${size} bytes ended after ${at}`);
      yield buffer.subarray(0, bytesRead);
      at += bytesRead;
    }
  }
  return { size, held: 0, pieces, close };
}

/**
 * Reads a file once to check it against its key before any byte is used, a large one piece by piece. Later reads use
 * the same open file, which cannot be replaced. From now on the handle is closed with the file, or at once when it is
 * damaged.
 */
export async function verifiedFile(handle: FileHandle, key: string): Promise<OpenFile | 'corrupt'> {
  let isInUse = false;
  try {
    const { size } = await handle.stat();
    const isLarge = size > HELD_MAX;
    const file = isLarge ? fileOnDisk(handle, size) : heldFile(await handle.readFile());
    if ((await hashOf(file)) !== key) return 'corrupt';
    isInUse = isLarge;
    return file;
  } finally {
    if (!isInUse) await handle.close();
  }
}

/** The SHA-256 (hex) of a file. */
export async function hashOf(file: OpenFile): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of file.pieces()) hash.update(piece);
  return hash.digest('hex');
}

/** A file as a stream that reads on only as it is read itself, and closes the file however it ends. */
export function streamOf(file: OpenFile): Readable {
  const stream = Readable.from(file.pieces(), { objectMode: false, highWaterMark: PIECE });
  return stream.once('close', () => void file.close());
}
