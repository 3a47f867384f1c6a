import { Refusal } from './refusal.ts';

/** Undoes DEFLATE without its wrapper, up to `most` bytes. What follows the stream is ignored (padding). */
export async function inflate(bytes: Uint8Array, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const source = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream();
  const reader = source.pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      length += part.value.length;
      if (length > most) throw new Refusal('too_large');
      parts.push(part.value);
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    // Bytes after the end of the stream are an error to some engines; what came before is whole.
    if (length === 0) throw new Refusal('damaged');
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
