import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** Above this size, bytes are hashed as a stream: `crypto.subtle` needs them all in memory at once. */
const AT_ONCE = 4 * 1024 * 1024;

/** SHA-256 of a blob in hexadecimal. On plain HTTP, without `crypto.subtle`, it is computed in JavaScript. */
export async function sha256Of(
  blob: Blob,
  subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle,
): Promise<string> {
  if (subtle && blob.size <= AT_ONCE) {
    const digest = await subtle.digest('SHA-256', await blob.arrayBuffer());
    return bytesToHex(new Uint8Array(digest));
  }
  const hash = sha256.create();
  const reader = blob.stream().getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return bytesToHex(hash.digest());
    hash.update(value);
  }
}
