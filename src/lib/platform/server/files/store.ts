import { sha256 } from '../base/sha256.ts';
import type { OpenFileResult } from './open-file.ts';
import type { Trash } from './trash.ts';

/**
 * Content-addressed files: a file's key is the SHA-256 (hex) of its bytes; equal files are stored once,
 * copies share them, and a damaged file is detected when it is read.
 */
export interface FileStore {
  /**
   * Stores bytes durably and returns their key. Storing the same bytes again has no further effect.
   * @param reserveShare fraction of the disk's reserve to leave free; all of it by default
   */
  put(bytes: Uint8Array, reserveShare?: number): Promise<string>;
  /** The bytes, verified against their key; 'corrupt' if they do not match, undefined when absent. */
  get(key: string): Promise<Buffer | 'corrupt' | undefined>;
  /**
   * Opens a file of any size for reading in pieces, after verifying all of it. Simultaneous readers of a
   * file share it.
   */
  open(key: string): Promise<OpenFileResult>;
  has(key: string): Promise<boolean>;
  /** Deletes a file; it may already be absent. */
  delete(key: string): Promise<void>;
  /** Time of the last `put` of a file (epoch ms), even if its bytes already existed; undefined when absent. */
  putAt(key: string): Promise<number | undefined>;
  /** All keys, in no particular order, without those in the trash. */
  list(): AsyncIterable<string>;
  trash: Trash;
  /** Id of the installation that this store is marked with; undefined without a mark. */
  installation(): Promise<string | undefined>;
  /** Marks the store as belonging to an installation, and overwrites any other mark. */
  claim(installation: string): Promise<void>;
}

/** Name of the mark: a text file with the installation's id, which is not under a file key. */
export const MARK = 'installation';

const KEY = /^[0-9a-f]{64}$/;

export function isFileKey(text: string): boolean {
  return KEY.test(text);
}

/** The key of some bytes. */
export function keyOf(bytes: Uint8Array): string {
  return sha256(bytes);
}

/** The bytes if they match the key, else 'corrupt'. All drivers read through this function. */
export function verified(key: string, bytes: Buffer): Buffer | 'corrupt' {
  return keyOf(bytes) === key ? bytes : 'corrupt';
}

/** Throws for an invalid key, before it is used in a path. */
export function assertFileKey(key: string): void {
  if (!isFileKey(key)) throw new TypeError('A file key is 64 lower-case hexadecimal digits');
}
