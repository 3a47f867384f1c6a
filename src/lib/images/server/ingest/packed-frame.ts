import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { announcedSize, FRAME_HEADER, FRAME_PIXELS_MAX } from '../../frame-format.ts';

/**
 * Compressed frames: gzip as sent by browsers, brotli as stored and exported
 * (docs/frame-format.md).
 */

/** Signature of gzip, with its only compression method. */
const GZIP = Buffer.from([0x1f, 0x8b, 8]);

/** The first bytes of a file. */
async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(FRAME_HEADER), 0, FRAME_HEADER, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** The decompressed content of a file, part by part: nothing is decompressed before it is read. */
async function* unpacked(path: string, first: Buffer, chunkSize: number): AsyncGenerator<Buffer> {
  const file = createReadStream(path);
  const isGzip = first.subarray(0, GZIP.length).equals(GZIP);
  const parts = file.pipe(isGzip ? createGunzip({ chunkSize }) : createBrotliDecompress({ chunkSize }));
  // Errors of the file stream are not forwarded automatically.
  file.on('error', (error) => parts.destroy(error));
  try {
    for await (const part of parts) yield part as Buffer;
  } finally {
    parts.destroy();
    file.destroy();
  }
}

/** The first decompressed bytes of a compressed frame; undefined for anything else. */
export async function packedHeader(path: string): Promise<Buffer | undefined> {
  let head = Buffer.alloc(0);
  try {
    for await (const part of unpacked(path, await firstBytes(path), 64)) {
      head = Buffer.concat([head, part]);
      if (head.length >= FRAME_HEADER) break;
    }
  } catch {
    return undefined;
  }
  return announcedSize(head) && head.subarray(0, FRAME_HEADER);
}

/**
 * The bytes of an uploaded frame, compressed or not; a compressed frame is decompressed up to the size in its header,
 * into memory that is allocated once. @throws errors of reading or decompressing
 */
export async function readFrame(path: string): Promise<Buffer> {
  const first = await firstBytes(path);
  if (announcedSize(first)) return readFile(path);
  const head = await packedHeader(path);
  const size = head && announcedSize(head);
  if (!head || !size || size.rows * size.columns > FRAME_PIXELS_MAX) throw new RangeError('frame magic');
  const [samples, wide] = [head[5]!, head[6]!];
  if (samples > 3 || wide > 2) throw new RangeError('frame kind');
  const whole = Buffer.alloc(FRAME_HEADER + size.rows * size.columns * samples * wide);
  let at = 0;
  for await (const part of unpacked(path, first, 1 << 16)) {
    if (at + part.length > whole.length) throw new RangeError('frame length');
    whole.set(part, at);
    at += part.length;
  }
  if (at < whole.length) throw new RangeError('frame length');
  return whole;
}
