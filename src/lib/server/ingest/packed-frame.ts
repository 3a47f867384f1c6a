import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress, createBrotliDecompress } from 'node:zlib';
import { announcedSize, FRAME_HEADER, FRAME_PIXELS_MAX } from '#lib/domain/frame-format.ts';

/** Frames that come as they are stored and exported: compressed (docs/frame-format.md). */

const brotli = promisify(brotliDecompress);

/** The first bytes of a compressed frame, unpacked; nothing of what is none. No more of it is unpacked. */
export async function packedHeader(path: string): Promise<Buffer | undefined> {
  const file = createReadStream(path);
  const unpacked = file.pipe(createBrotliDecompress({ chunkSize: 64 }));
  // What the one meets the other does not pass on.
  file.on('error', (error) => unpacked.destroy(error));
  let head = Buffer.alloc(0);
  try {
    for await (const part of unpacked) {
      head = Buffer.concat([head, part as Buffer]);
      if (head.length >= FRAME_HEADER) break;
    }
  } catch {
    return undefined;
  } finally {
    unpacked.destroy();
    file.destroy();
  }
  return announcedSize(head) && head.subarray(0, FRAME_HEADER);
}

/**
 * The bytes of a frame that was uploaded as it is or compressed; a compressed one unpacks to what its header announces and no
 * more. @throws what reading or unpacking it does
 */
export async function readFrame(path: string): Promise<Buffer> {
  const bytes = await readFile(path);
  if (announcedSize(bytes)) return bytes;
  const head = await packedHeader(path);
  const size = head && announcedSize(head);
  if (!head || !size || size.rows * size.columns > FRAME_PIXELS_MAX) throw new RangeError('frame magic');
  const [samples, wide] = [head[5]!, head[6]!];
  return brotli(bytes, { maxOutputLength: FRAME_HEADER + size.rows * size.columns * samples * wide });
}
