import type { Actor } from '#lib/accounts/actor.ts';
import { recordImages } from '#lib/images/server/files-queries.ts';
import { insertUploads } from '#lib/images/server/finished-uploads-queries.ts';
import { newId } from '#lib/platform/server/db/id.ts';
import type { TestContext } from './engines.ts';

/** Pictures that are texts: what can be read in them is found in their bytes, and in those of their copies. */

/** Stands for a name that can be read in the picture. */
export const NAME = 'DUPONT';

/** Always the same pseudorandom order: mulberry32. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The small copy that is made as an image is taken in. */
export const copyOf = (bytes: Buffer) => ({
  name: '160.webp' as const,
  bytes: Buffer.from(`160.webp ${bytes}`),
});

/** An image as it is once somebody's upload is finished. */
export async function uploadText({ files, db, now }: TestContext, sender: Actor, text: string) {
  const bytes = Buffer.from(text);
  const copy = copyOf(bytes);
  const sha256 = await files.put(bytes);
  const variant_sha256 = await files.put(copy.bytes);
  const size = { bytes: bytes.length, width: 30, height: 20 };
  const file = { sha256, type: 'image/webp', ...size, created_at: now() };
  const variants = [{ sha256, name: copy.name, variant_sha256, bytes: copy.bytes.length }];
  await db.transaction().execute(async (trx) => {
    await recordImages(trx, [{ file, variants }]);
    await insertUploads(trx, [{ id: newId(), user_id: sender.id, sha256, created_at: now() }]);
  });
  return { kind: 'image' as const, file: sha256, width: 30, height: 20 };
}
