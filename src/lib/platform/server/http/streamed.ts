import { Readable } from 'node:stream';
import { type OpenFile, streamOf } from '../files/open-file.ts';

/** A body that is made or read while it is sent. */
export interface StreamedBody {
  stream: Readable;
  /** Bytes of memory that it takes until it is read whole. */
  held: number;
}

/**
 * An answer whose body is sent as fast as its reader takes it, and no faster. Astro's own way to write answers does
 * not wait for readers: the body goes past it, to `listener.ts`, unless that is not there (`astro dev`).
 */
export function streamed(locals: App.Locals, body: StreamedBody, headers: Record<string, string>): Response {
  if (!locals.stream) return new Response(Readable.toWeb(body.stream) as unknown as BodyInit, { headers });
  locals.stream(body);
  return new Response(null, { headers });
}

/** An answer that is a file, closed when it is sent or its reader has left. */
export function streamedFile(locals: App.Locals, file: OpenFile, headers: Record<string, string>): Response {
  const body = { stream: streamOf(file), held: file.held };
  return streamed(locals, body, { ...headers, 'Content-Length': String(file.size) });
}
