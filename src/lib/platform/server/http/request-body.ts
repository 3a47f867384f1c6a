/**
 * Reads a request body into memory, or reports that it is too large after at most this many bytes.
 * @param announced its Content-Length, 0 if it has none
 * @throws when the connection is lost
 */
export async function readBytes(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  announced: number,
  max: number,
): Promise<Buffer | 'too-large'> {
  if (announced > max) return 'too-large';
  const read: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.byteLength;
    if (size > max) return 'too-large';
    read.push(chunk);
  }
  return Buffer.concat(read);
}
