import { readFileSync } from 'node:fs';
import { childrenOf } from '../tests/run/children.ts';

/** Megabytes of memory that a process holds; 0 once it has ended. */
export const residentMegabytes = (pid: number): number => megabytes(pid, 'VmRSS');

/** The most that a process has held since it began, in megabytes; 0 once it has ended. */
export const peakMegabytes = (pid: number): number => megabytes(pid, 'VmHWM');

function megabytes(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Megabytes that a process and its children hold, what they share counted as often as it is shared. */
export function residentWithChildren(pid: number): number {
  return [pid, ...childrenOf(pid)].reduce((sum, each) => sum + residentMegabytes(each), 0);
}

/** Megabytes of a process and all that came from it; what several share is counted once (proportional set size). */
export function proportionalMegabytes(pid: number): number {
  return childrenOf(pid).reduce((sum, each) => sum + proportionalMegabytes(each), ownShare(pid));
}

function ownShare(pid: number): number {
  try {
    const kilobytes = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1];
    return Number(kilobytes ?? 0) / 1024;
  } catch {
    return 0;
  }
}
