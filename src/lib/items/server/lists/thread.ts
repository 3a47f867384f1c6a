/** The thread for list queries: however long a search takes, the main thread continues to respond to others. */
import { getPriority, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { openReader } from '#lib/platform/server/db/engine/open.ts';
import { type ListReads, listReads } from './list-reads.ts';

export interface Request {
  id: number;
  job: keyof ListReads;
  given: Parameters<ListReads[keyof ListReads]>;
}

/** An error as the fields that `errorCodeOf` and `failures.ts` need, because a structured clone would lose them. */
export interface Failure {
  name: string;
  message: string;
  code?: unknown;
  errcode?: unknown;
  syscall?: unknown;
}

export type Reply = { id: number } & ({ result: unknown } | { failed: Failure });

/** Message sent once, when the thread is ready for queries. */
export type Started = 'started';

/** Nice value that gives the thread about a third of the main thread's processor share under full load. */
const NICENESS = 5;

giveWay();
const reads = listReads(openReader(workerData));

async function answer({ id, job, given }: Request): Promise<Reply> {
  const read = reads[job] as (...given: Request['given']) => Promise<unknown>;
  try {
    return { id, result: await read(...given) };
  } catch (error) {
    const { name, message, code, errcode, syscall } = error as Failure;
    return { id, failed: { name, message, code, errcode, syscall } };
  }
}

/** Lowers the thread's priority: the main thread comes first if the processor is too slow for both. */
function giveWay(): void {
  // Only Linux has priorities per thread; elsewhere this would affect the whole server.
  if (process.platform === 'linux') setPriority(Math.max(getPriority(), NICENESS));
}

parentPort?.on('message', async (request: Request) => parentPort?.postMessage(await answer(request)));
parentPort?.postMessage('started' satisfies Started);
