/** A process of its own that works on uploaded files: whatever they do to it, the server goes on. */
import { IngestError } from './ingest-error.ts';
import { type Jobs, jobs } from './jobs.ts';

export interface Request {
  job: keyof Jobs;
  path: string;
}

export type Reply = { result: unknown } | { refused: string } | { failed: string; code?: string };

async function answer({ job, path }: Request): Promise<Reply> {
  try {
    return { result: await jobs[job](path) };
  } catch (error) {
    if (error instanceof IngestError) return { refused: error.code };
    const { message, code } = error as NodeJS.ErrnoException;
    return { failed: message, ...(code ? { code } : {}) };
  }
}

process.on('message', async (request: Request) => process.send?.(await answer(request)));
// The server is gone: nobody waits for an answer any more.
process.on('disconnect', () => process.exit(0));
