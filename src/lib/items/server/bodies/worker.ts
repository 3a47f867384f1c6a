/** A separate thread for large bodies, which does not block other requests. */
import { parentPort } from 'node:worker_threads';
import { AppError, type ErrorCode } from '#lib/platform/errors.ts';
import { type Jobs, jobs } from './jobs.ts';

export interface Request {
  job: keyof Jobs;
  given: unknown[];
}

export type Reply =
  | { result: unknown }
  | { refused: ErrorCode; details: string[] | undefined }
  | { failed: string };

function answer({ job, given }: Request): Reply {
  const work = jobs[job] as (...given: unknown[]) => unknown;
  try {
    return { result: work(...given) };
  } catch (error) {
    if (error instanceof AppError) return { refused: error.code, details: error.details };
    return { failed: String((error as Error).stack ?? error) };
  }
}

parentPort?.on('message', (request: Request) => parentPort?.postMessage(answer(request)));
