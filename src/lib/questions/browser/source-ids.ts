import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { NODE_ID } from '#lib/items/kinds/node-id.ts';

const DIGITS = 24;

/**
 * The id of an imported question or node in a case, always the same for the same source: the source's own id if valid,
 * else an id derived from it.
 */
export const nodeIdOf = (source: string): string =>
  NODE_ID.test(source)
    ? source
    : `f${bytesToHex(sha256(utf8ToBytes(source.toWellFormed()))).slice(0, DIGITS)}`;
