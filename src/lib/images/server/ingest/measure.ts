import { open } from 'node:fs/promises';
import sharp from 'sharp';
import { announcedSize, FRAME_HEADER } from '../../frame-format.ts';
import { packedHeader } from './packed-frame.ts';
import { readPictureHeader } from './read-picture.ts';

interface Size {
  width: number;
  height: number;
}

/**
 * Number of pixels decoded to process an uploaded file (given by its path: a frame or a picture) or a stored image or
 * frame (given by its bytes), read from the header.
 * @throws IngestError for a picture outside the limits
 */
export async function measure(source: string | Uint8Array): Promise<number> {
  const { width, height } =
    typeof source === 'string' ? await uploadedSize(source) : await storedSize(source);
  return width * height;
}

async function storedSize(bytes: Uint8Array): Promise<Size> {
  const frame = announcedSize(bytes.subarray(0, FRAME_HEADER));
  return frame ? { width: frame.columns, height: frame.rows } : sharp(bytes).metadata();
}

async function uploadedSize(path: string): Promise<Size> {
  const frame = await frameSize(path);
  if (frame) return frame;
  try {
    return (await readPictureHeader(path)).metadata;
  } catch (error) {
    const header = await packedHeader(path);
    const packed = header && announcedSize(header);
    if (!packed) throw error;
    return { width: packed.columns, height: packed.rows };
  }
}

async function frameSize(path: string): Promise<Size | undefined> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(FRAME_HEADER), 0, FRAME_HEADER, 0);
    const size = announcedSize(buffer.subarray(0, bytesRead));
    return size && { width: size.columns, height: size.rows };
  } finally {
    await file.close();
  }
}
