/** A separate process that works on images: whatever they do to it, the server continues. */
import { isBounded } from './image-limits.ts';
import { IngestError, type IngestFault } from './ingest-error.ts';
import { type Jobs, jobs } from './jobs.ts';

export interface Request {
  job: keyof Jobs;
  given: Parameters<Jobs[keyof Jobs]>;
}

/** `holdsTooMuch`: this process has to end, its memory leaves no room for another file. */
export type Reply = ({ result: unknown } | { refused: string } | { failed: string; code?: string }) & {
  holdsTooMuch?: boolean;
};

/**
 * Bytes of memory that a file may make this process hold. Pixels do not bound it: 38 bytes of WebP can unpack to
 * half a gigabyte, and an interlaced PNG of the same size to a whole one.
 */
const MEMORY_MAX = 285 * 2 ** 20;
/** For formats whose memory depends on their pixels: 30 million peak at 320 MB, or at 450 when mostly noise. */
const BOUNDED_MEMORY_MAX = 480 * 2 ** 20;
/** Memory that may remain in use after a file: allocators do not give everything back. */
const MEMORY_LEFT_MAX = 150 * 2 ** 20;
/** How often memory is measured (ms): decoders work on other threads, and fill 10 MB in this time. */
const CHECK_EVERY = 5;

async function answer({ job, given }: Request): Promise<Reply> {
  const work = jobs[job] as (...given: Request['given']) => Promise<unknown>;
  try {
    return { result: await work(...given) };
  } catch (error) {
    if (error instanceof IngestError) return { refused: error.code };
    const { message, code } = error as NodeJS.ErrnoException;
    return { failed: message, ...(code ? { code } : {}) };
  }
}

async function work(request: Request): Promise<void> {
  const most = isBounded(request.job) ? BOUNDED_MEMORY_MAX : MEMORY_MAX;
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() < most) return;
    clearInterval(watch);
    const refused: IngestFault = 'image_too_large';
    process.send?.({ refused, holdsTooMuch: true }, () => process.kill(process.pid, 'SIGKILL'));
  }, CHECK_EVERY);
  const answered = await answer(request);
  clearInterval(watch);
  process.send?.({ ...answered, holdsTooMuch: process.memoryUsage.rss() > MEMORY_LEFT_MAX });
}

process.on('message', work);
// The server is gone: no process waits for a result any longer.
process.on('disconnect', () => process.exit(0));
