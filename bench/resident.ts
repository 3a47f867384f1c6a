import { readdirSync, readFileSync } from 'node:fs';

/** Megabytes of memory that a process holds; 0 once it has ended. */
export function residentMegabytes(pid: number): number {
  try {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Processes that a process has started and that are still there. */
export function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
  } catch {
    return [];
  }
}

/** Megabytes that a process and its children hold, what they share counted as often as it is shared. */
export function residentWithChildren(pid: number): number {
  return [pid, ...childrenOf(pid)].reduce((sum, each) => sum + residentMegabytes(each), 0);
}
