/** A process of its own that works on uploaded files: whatever they do to it, the server goes on. */
import type { FrameDetails } from '#lib/contract/uploads.ts';
import { IngestError } from './ingest-error.ts';
import { type Jobs, jobs } from './jobs.ts';

export interface Request {
  job: keyof Jobs;
  path: string;
  details?: FrameDetails | undefined;
}

export type Reply =
  | { result: unknown }
  | { refused: string }
  | { exhausted: true }
  | { failed: string; code?: string };

/**
 * Bytes of memory that a file may make this process hold. Pixels do not bound it: 38 bytes of WebP can unpack to
 * half a gigabyte, and an interlaced PNG of the same size to a whole one.
 */
const MEMORY_MAX = 285 * 2 ** 20;
/** How often it is looked at (ms): decoders work on other threads, and fill 10 MB in this time. */
const LOOK = 5;

async function answer({ job, path, details }: Request): Promise<Reply> {
  try {
    return { result: job === 'frame' ? await jobs.frame(path, details!) : await jobs[job](path) };
  } catch (error) {
    if (error instanceof IngestError) return { refused: error.code };
    const { message, code } = error as NodeJS.ErrnoException;
    return { failed: message, ...(code ? { code } : {}) };
  }
}

function reply(message: Reply, then?: () => void): void {
  process.send?.(message, undefined, {}, then);
}

async function work(request: Request): Promise<void> {
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() < MEMORY_MAX) return;
    clearInterval(watch);
    reply({ exhausted: true }, () => process.kill(process.pid, 'SIGKILL'));
  }, LOOK);
  const answered = await answer(request);
  clearInterval(watch);
  reply(answered);
}

process.on('message', work);
// The server is gone: nobody waits for an answer any more.
process.on('disconnect', () => process.exit(0));
