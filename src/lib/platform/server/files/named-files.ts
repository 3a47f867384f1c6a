/**
 * Files with names assigned by this server, in a subfolder next to the stored files or in their bucket: every process
 * can reach them, and code that lists, sweeps, moves or backs up stored files ignores them.
 */
export interface NamedFiles {
  /** @throws AppError `disk_full` or `unavailable` */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when absent. */
  get(name: string): Promise<Buffer | undefined>;
  /** Deletes a file; it may already be absent. */
  delete(name: string): Promise<void>;
  /** All names with the time of their last `put` (epoch ms), in no particular order. */
  list(): AsyncIterable<{ name: string; putAt: number }>;
}

const NAME = /^[\w~-]+(\.\w+)*$/;

/** Throws for an invalid name, before it is used in a path. */
export function assertName(name: string): void {
  if (!NAME.test(name)) throw new TypeError('Not the name of a file in this folder');
}
