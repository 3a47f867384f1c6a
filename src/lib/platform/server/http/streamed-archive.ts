import type { Readable } from 'node:stream';
import { streamed } from './streamed.ts';

/** Memory for the item that is being written to an archive. */
const HELD = 1024 * 1024;

/** An archive streamed as a download under its name. */
export function streamedArchive(
  locals: App.Locals,
  { name, stream }: { name: string; stream: Readable },
): Response {
  const headers = {
    'Content-Type': 'application/zip',
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'no-store',
  };
  return streamed(locals, { stream, held: HELD }, headers);
}
