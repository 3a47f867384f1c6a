import type { Kysely } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';

/** Keys of every file that the database refers to: images and their smaller copies. */
export async function knownFiles(db: Kysely<Database>): Promise<Set<string>> {
  const images = await db.selectFrom('file').select('sha256').execute();
  const variants = await db.selectFrom('file_variant').select('variant_sha256').execute();
  return new Set([
    ...images.map(({ sha256 }) => sha256),
    ...variants.map(({ variant_sha256 }) => variant_sha256),
  ]);
}

/** Whether the database refers to a file. */
export async function isKnownFile(db: Kysely<Database>, key: string): Promise<boolean> {
  const image = await db.selectFrom('file').select('sha256').where('sha256', '=', key).executeTakeFirst();
  if (image) return true;
  const variant = await db
    .selectFrom('file_variant')
    .select('sha256')
    .where('variant_sha256', '=', key)
    .executeTakeFirst();
  return variant !== undefined;
}
