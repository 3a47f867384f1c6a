import type { Context } from '#lib/platform/server/context.ts';
import { isKnownFile } from './known-files-queries.ts';

type Eraser = Pick<Context, 'db' | 'files'>;

/**
 * Erases stored bytes without a row in the database, from the trash as well. They must be marked (`markToErase`):
 * if the process ends before, the sweep erases them.
 */
export async function eraseUnknown(context: Eraser, keys: readonly string[]): Promise<void> {
  for (const key of keys) if (!(await isKnownFile(context.db, key))) await erase(context, key);
}

/** The same bytes may get a row while they are being erased: they are then put back. */
async function erase({ db, files }: Eraser, key: string): Promise<void> {
  const bytes = await files.get(key);
  await files.delete(key);
  await files.trash.erase(key);
  if (Buffer.isBuffer(bytes) && (await isKnownFile(db, key))) await files.put(bytes);
}
