/** A process of its own that works on uploaded files: whatever they do to it, the server goes on. */
import type { FrameDetails } from '#lib/contract/uploads.ts';
import { IngestError } from './ingest-error.ts';
import { type Jobs, jobs } from './jobs.ts';

export interface Request {
  job: keyof Jobs;
  path: string;
  details?: FrameDetails | undefined;
}

export type Reply = { result: unknown } | { refused: string } | { failed: string; code?: string };

async function answer({ job, path, details }: Request): Promise<Reply> {
  try {
    return { result: job === 'frame' ? await jobs.frame(path, details!) : await jobs[job](path) };
  } catch (error) {
    if (error instanceof IngestError) return { refused: error.code };
    const { message, code } = error as NodeJS.ErrnoException;
    return { failed: message, ...(code ? { code } : {}) };
  }
}

process.on('message', async (request: Request) => process.send?.(await answer(request)));
// The server is gone: nobody waits for an answer any more.
process.on('disconnect', () => process.exit(0));
