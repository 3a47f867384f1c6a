/** The thread that reads lists: however long a search takes, the server's own thread answers others meanwhile. */
import { getPriority, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { openReader } from '#lib/platform/server/db/engine/open.ts';
import { type ListReads, listReads } from './list-reads.ts';

export interface Request {
  id: number;
  job: keyof ListReads;
  given: Parameters<ListReads[keyof ListReads]>;
}

/** An error crosses as the fields by which `errorCodeOf` and `failures.ts` know it: as a copy it would lose them. */
export interface Failure {
  name: string;
  message: string;
  code?: unknown;
  errcode?: unknown;
  syscall?: unknown;
}

export type Reply = { id: number } & ({ result: unknown } | { failed: Failure });

/** Sent once, when the thread is ready for requests. */
export type Started = 'started';

/** A third of the server's share of the processor where both want it whole. */
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

/** The server's own thread comes first where there is not enough processor for both. */
function giveWay(): void {
  // Linux gives threads priorities of their own; elsewhere this would be the whole server's.
  if (process.platform === 'linux') setPriority(Math.max(getPriority(), NICENESS));
}

parentPort?.on('message', async (request: Request) => parentPort?.postMessage(await answer(request)));
parentPort?.postMessage('started' satisfies Started);
