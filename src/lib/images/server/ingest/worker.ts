/** A separate process that processes images, so that the server survives any crash. */
import { isBounded } from './image-limits.ts';
import { IngestError, type IngestFault } from './ingest-error.ts';
import { type Jobs, jobs } from './jobs.ts';

export interface Request {
  job: keyof Jobs;
  given: Parameters<Jobs[keyof Jobs]>;
}

/** `holdsTooMuch`: the process must end, since its memory leaves no room for another file. */
export type Reply = ({ result: unknown } | { refused: string } | { failed: string; code?: string }) & {
  holdsTooMuch?: boolean;
};

/**
 * Maximum memory in bytes that processing a file may use. Pixels do not limit it: 38 bytes of WebP can decode to
 * half a gigabyte, and an interlaced PNG of the same size to a whole one.
 */
const MEMORY_MAX = 285 * 2 ** 20;
/** Limit for formats whose memory depends on their pixels: 30 million peak at 320 MB, or at 450 if mostly noise. */
const BOUNDED_MEMORY_MAX = 480 * 2 ** 20;
/** Maximum memory still in use after a file: allocators do not release everything. */
const MEMORY_LEFT_MAX = 150 * 2 ** 20;
/** Interval of memory checks (ms): decoders run on other threads, and fill 10 MB in this time. */
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
// The server has ended: no process waits for a result.
process.on('disconnect', () => process.exit(0));
