/**
 * Files under names of our own, in a folder inside that of stored files or their bucket: every process can reach
 * them, and code that lists, sweeps, moves or backs up stored files ignores them.
 */
export interface NamedFiles {
  /** @throws AppError `disk_full` or `unavailable` */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when absent. */
  get(name: string): Promise<Buffer | undefined>;
  /** Absent already is fine. */
  delete(name: string): Promise<void>;
  /** Every name, and when it was put (epoch ms), in no particular order. */
  list(): AsyncIterable<{ name: string; putAt: number }>;
}

const NAME = /^[\w~-]+(\.\w+)*$/;

/** Refuses what is no such name before it becomes a path. */
export function assertName(name: string): void {
  if (!NAME.test(name)) throw new TypeError('Not the name of a file in this folder');
}
