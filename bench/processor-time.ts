import { readFileSync } from 'node:fs';
import { childrenOf } from '../tests/run/children.ts';

/** Linux counts processor time in hundredths of a second, whatever the machine. */
const TICK_MS = 10;

/** Milliseconds of processor time that a process and its children have used, children that have ended included. */
export function processorTime(pid: number): number {
  return [pid, ...childrenOf(pid)].reduce((sum, each) => sum + timesOf(each), 0);
}

function timesOf(pid: number): number {
  try {
    // The second field, the program's name, may hold spaces: what follows its bracket is counted.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * TICK_MS;
  } catch {
    return 0;
  }
}
