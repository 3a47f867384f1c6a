import { probeLists } from '#lib/items/server/probe-lists-queries.ts';
import type { Context } from '#lib/platform/server/context.ts';

/** Resolves when the database can be queried and no query has met damaged data; otherwise throws the error. */
export async function checkReady({ db, damage }: Pick<Context, 'db' | 'damage'>): Promise<void> {
  const met = damage();
  if (met !== undefined) throw met;
  await probeLists(db);
}
