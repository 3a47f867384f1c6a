/** A file in the trash. */
export interface TrashedFile {
  key: string;
  /** Time at which it was moved to the trash (epoch ms). */
  at: number;
}

/** Files that wait for their final deletion. Lists of files ignore them, and all of them can be restored. */
export interface Trash {
  /** Moves a file to the trash; it may already be absent. */
  add(key: string): Promise<void>;
  /**
   * Restores a file under its key, with a new date for sweeps; false if it is not in the trash. The trash may keep a
   * copy, as in an object store: a process that is still discarding the file then cannot delete the last copy.
   */
  takeBack(key: string): Promise<boolean>;
  /** Deletes the file under a key from the trash, for good; it may be absent already. */
  erase(key: string): Promise<void>;
  list(): AsyncIterable<TrashedFile>;
}
