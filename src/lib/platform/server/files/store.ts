import { sha256 } from '../base/sha256.ts';
import type { Opened } from './open-file.ts';
import type { Trash } from './trash.ts';

/**
 * Files by content: a file's key is the SHA-256 (hex) of its bytes, so equal files are stored once,
 * copies share them, and a damaged file is recognised when it is read.
 */
export interface FileStore {
  /**
   * Stores bytes durably and returns their key. Storing the same bytes again changes nothing.
   * @param reserveShare the share of the disk's reserve to leave free; all of it by default
   */
  put(bytes: Uint8Array, reserveShare?: number): Promise<string>;
  /** The bytes, checked against their key; 'corrupt' when they no longer match, undefined when absent. */
  get(key: string): Promise<Buffer | 'corrupt' | undefined>;
  /**
   * Opens a file to be read piece by piece, whatever its size, after checking all of it. Simultaneous readers of a
   * file share it.
   */
  open(key: string): Promise<Opened>;
  has(key: string): Promise<boolean>;
  /** Removes a file; absent already is fine. */
  delete(key: string): Promise<void>;
  /** When a file was last stored (epoch ms), even if its bytes existed already; undefined when absent. */
  putAt(key: string): Promise<number | undefined>;
  /** Every key, in no particular order; those in the trash are left out. */
  list(): AsyncIterable<string>;
  trash: Trash;
  /** Id of the installation that this store is marked with; undefined without a mark. */
  installation(): Promise<string | undefined>;
  /** Marks the store as belonging to an installation, whatever its mark was. */
  claim(installation: string): Promise<void>;
}

/** Name of the mark: a text with the installation's id, and no file's key. */
export const MARK = 'installation';

const KEY = /^[0-9a-f]{64}$/;

export function isFileKey(text: string): boolean {
  return KEY.test(text);
}

/** The key of some bytes. */
export function keyOf(bytes: Uint8Array): string {
  return sha256(bytes);
}

/** The bytes when they are those of the key, else 'corrupt'. Every driver reads through this. */
export function verified(key: string, bytes: Buffer): Buffer | 'corrupt' {
  return keyOf(bytes) === key ? bytes : 'corrupt';
}

/** Refuses what is not a key before it becomes a path. */
export function assertFileKey(key: string): void {
  if (!isFileKey(key)) throw new TypeError('A file key is 64 lower-case hexadecimal digits');
}
