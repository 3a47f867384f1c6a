import { Refusal } from './refusal.ts';

/** Number of bytes that may follow a stream: none, DICOM's padding byte, the gzip trailer, or both. */
const TRAILERS = [0, 1, 8, 9];

/**
 * Inflates raw DEFLATE data, up to `most` bytes. Browsers reject bytes after the end of the
 * stream and discard the output, so the stream is tried without the bytes that usually follow it.
 */
export async function inflate(bytes: Uint8Array, most: number): Promise<Uint8Array> {
  for (const trailer of TRAILERS) {
    try {
      return await inflateAll(bytes.subarray(0, Math.max(0, bytes.length - trailer)), most);
    } catch (error) {
      if (error instanceof Refusal) throw error;
    }
  }
  throw new Refusal('damaged');
}

async function inflateAll(bytes: Uint8Array, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const source = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream();
  const reader = source.pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > most) {
      await reader.cancel().catch(() => {});
      throw new Refusal('too_large');
    }
    parts.push(part.value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
