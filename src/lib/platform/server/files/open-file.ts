import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { limitConcurrency } from '../base/concurrency.ts';

/** A verified file that is ready to be read in pieces, repeatedly and by several readers at once. */
export interface OpenFile {
  size: number;
  /** Bytes of memory that it uses while it is open. */
  held: number;
  /** The file's bytes from the start. */
  pieces(): AsyncIterable<Buffer>;
  /** Releases its resources; every reader must call it when done. */
  close(): Promise<void>;
}

/** A verified file; 'corrupt' when its bytes do not match its key, undefined when absent. */
export type OpenFileResult = OpenFile | 'corrupt' | undefined;

/** Bytes per read. */
export const PIECE = 64 * 1024;
/** Files up to this size are read into memory: a socket's buffer holds as much for a client that stops reading. */
const HELD_MAX = 256 * 1024;

/**
 * Number of simultaneous reads over all files: Node works on four files at a time anyway, and other work on the disk or
 * in a compressor would otherwise wait behind hundreds of pieces that are not urgent.
 */
const limited = limitConcurrency(4);

/** A file whose bytes are in memory. */
export function heldFile(bytes: Buffer): OpenFile {
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
  }
  return { size: bytes.length, held: bytes.length, pieces, close: async () => undefined };
}

/** A file of known size, read from disk at the speed of its reader. */
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
 * Reads a file once to verify it against its key before any byte is used, a large one in pieces. Later reads use the
 * same open file, which cannot be replaced. This function takes over the handle: it is closed with the file, or at once
 * if the file is damaged.
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

/** A file as a stream that is read only as fast as it is consumed, and that always closes the file at its end. */
export function streamOf(file: OpenFile): Readable {
  const stream = Readable.from(file.pieces(), { objectMode: false, highWaterMark: PIECE });
  return stream.once('close', () => void file.close());
}
