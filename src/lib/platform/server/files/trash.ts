/** A file in the trash. */
export interface Discarded {
  key: string;
  /** When it was put there (epoch ms). */
  at: number;
}

/** Where files wait before they are deleted for good. Lists ignore it, and everything in it can be restored. */
export interface Trash {
  /** Moves a file here; absent already is fine. */
  add(key: string): Promise<void>;
  /**
   * Restores a file under its key, with a new date for sweeps; false when it is not here. The trash may keep a copy:
   * that of an object store does, so that a process that is still discarding the file cannot delete the last one.
   */
  takeBack(key: string): Promise<boolean>;
  /** Deletes the file under a key from the trash, for good; it may be absent already. */
  erase(key: string): Promise<void>;
  list(): AsyncIterable<Discarded>;
}
