import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** Number of bytes read between two progress messages: a slow disk needs some seconds for them. */
const PART = 4 << 20;

/** All bytes of a file, read part by part. @param onPart called after each */
export async function readBytes(file: Blob, onPart: () => void): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(file.size);
  for (let at = 0; at < bytes.length; at += PART) {
    bytes.set(new Uint8Array(await file.slice(at, at + PART).arrayBuffer()), at);
    onPart();
  }
  return bytes;
}

/** SHA-256 of the bytes (hexadecimal). @param onPart called after each part */
export function hashOf(bytes: Uint8Array, onPart: () => void): string {
  const hash = sha256.create();
  for (let at = 0; at < bytes.length; at += PART) {
    hash.update(bytes.subarray(at, at + PART));
    onPart();
  }
  return bytesToHex(hash.digest());
}
