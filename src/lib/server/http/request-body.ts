import type { IncomingMessage } from 'node:http';

/** Bytes that a JSON body or a form may have. Images, and bodies of items, come in by another door. */
export const BODY_MAX = 1_000_000;

/**
 * Reads a request's body into memory, or says that it is too large after at most so many bytes.
 * @throws when the connection breaks off
 */
export async function readBody(request: IncomingMessage): Promise<Buffer | 'too-large'> {
  if (Number(request.headers['content-length'] ?? 0) > BODY_MAX) return 'too-large';
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += (chunk as Buffer).length;
    if (size > BODY_MAX) return 'too-large';
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}
