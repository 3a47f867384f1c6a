/** A file in the trash. */
export interface Discarded {
  key: string;
  /** When it was put there (epoch ms). */
  at: number;
}

/** Where files wait before they are gone for good. Nothing in it is listed, and all of it can be brought back. */
export interface Trash {
  /** Moves a file here; absent already is fine. */
  add(key: string): Promise<void>;
  /**
   * Puts a file back under its key, young again for whoever sweeps; false when it is not here. The trash may keep a
   * copy: that of an object store does, so that somebody who is still discarding the file cannot delete the last one.
   */
  takeBack(key: string): Promise<boolean>;
  /** Deletes what the trash holds under a key, for good; absent already is fine. */
  erase(key: string): Promise<void>;
  list(): AsyncIterable<Discarded>;
}
