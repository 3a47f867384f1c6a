import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { NODE_ID } from '#lib/items/kinds/node-id.ts';

const DIGITS = 24;

/**
 * The id that a question of a file has in a case, the same each time that the file is read: its own where nodes may be called
 * so, else one that is made of it.
 */
export const nodeIdOf = (source: string): string =>
  NODE_ID.test(source)
    ? source
    : `f${bytesToHex(sha256(utf8ToBytes(source.toWellFormed()))).slice(0, DIGITS)}`;
