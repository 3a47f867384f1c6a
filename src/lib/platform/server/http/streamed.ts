import { Readable } from 'node:stream';
import { type OpenFile, streamOf } from '../files/open-file.ts';

/** A body that is generated or read while it is sent. */
export interface StreamedBody {
  stream: Readable;
  /** Bytes of memory that it uses until it is completely read. */
  held: number;
}

/**
 * A response whose body is sent only as fast as its client reads it. Astro's own way to write responses does not wait
 * for clients: the body bypasses Astro and goes to `listener.ts`, except in `astro dev`, which has none.
 */
export function streamed(locals: App.Locals, body: StreamedBody, headers: Record<string, string>): Response {
  if (!locals.stream) return new Response(Readable.toWeb(body.stream) as unknown as BodyInit, { headers });
  locals.stream(body);
  return new Response(null, { headers });
}

/** A response with a file, which is closed after it was sent or the client has disconnected. */
export function streamedFile(locals: App.Locals, file: OpenFile, headers: Record<string, string>): Response {
  const body = { stream: streamOf(file), held: file.held };
  return streamed(locals, body, { ...headers, 'Content-Length': String(file.size) });
}
