/**
 * Pieces of uploads under way, beside the stored files and apart from them: on the disk, or in the bucket, so that
 * every process reaches them. Names are made by us, each for one piece: what a name holds never changes.
 */
export interface PartStore {
  /** Stores a piece under a new name. @throws AppError `disk_full` or `unavailable` */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** A piece, undefined when absent. */
  get(name: string): Promise<Buffer | undefined>;
  /** Removes a piece; absent already is fine. */
  delete(name: string): Promise<void>;
  /** Every piece, and when it was put (epoch ms), in no particular order. */
  list(): AsyncIterable<{ name: string; putAt: number }>;
}

/** Where the pieces are, in the folder or the bucket of the stored files. */
export const PARTS = 'uploads';

const NAME = /^[\w~-]+(\.\w+)*$/;

/** Refuses what is no piece's name before it becomes a path. */
export function assertPartName(name: string): void {
  if (!NAME.test(name)) throw new TypeError('Not the name of a piece of an upload');
}
