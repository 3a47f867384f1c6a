/**
 * A frame's bytes for transfer: compressed with gzip, which the server decompresses (docs/frame-format.md); a CT slice
 * shrinks to less than half. Unchanged where the browser cannot compress, or when nothing is gained.
 */
export async function packFrame(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  if (typeof CompressionStream === 'undefined') return bytes;
  const packing = new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'));
  const packed = new Uint8Array(await new Response(packing).arrayBuffer());
  return packed.length < bytes.length ? packed : bytes;
}
