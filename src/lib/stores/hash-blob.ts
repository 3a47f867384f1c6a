import { Sha256 } from '#lib/domain/sha256.ts';

/** Beyond this, bytes are hashed as they are read: the browser's own way wants them all in memory at once. */
const AT_ONCE = 4 * 1024 * 1024;

/** SHA-256 of a blob in hexadecimal. On plain HTTP the browser lends no `crypto.subtle`: it is worked out here. */
export async function sha256Of(
  blob: Blob,
  subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle,
): Promise<string> {
  if (subtle && blob.size <= AT_ONCE) {
    const digest = await subtle.digest('SHA-256', await blob.arrayBuffer());
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  }
  const hash = new Sha256();
  const reader = blob.stream().getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return hash.hex();
    hash.update(value);
  }
}
