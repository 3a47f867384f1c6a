import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/** The effect of a write on public content: only figures changed, or also the items that lists contain. */
export type ContentChange = 'figures' | 'lists';

/** The state of public content, as increasing version numbers (`platform/server/content-version.ts`). */
export interface ContentVersions {
  content: number;
  lists: number;
}

/** Keys in `meta`; the first is incremented with every change. */
const KEYS = ['content_version', 'list_version'] as const;

/** The committed versions. */
export async function readContentVersions(db: Kysely<Database>): Promise<ContentVersions> {
  return versionsIn(await db.selectFrom('meta').select(['key', 'value']).where('key', 'in', KEYS).execute());
}

/** Increments the versions that a change affects, and returns them; the others are 0. */
export async function raiseContentVersions(
  trx: Transaction<Database>,
  change: ContentChange,
): Promise<ContentVersions> {
  const keys = change === 'lists' ? KEYS : KEYS.slice(0, 1);
  const rows = await trx
    .updateTable('meta')
    .set({ value: sql<string>`cast(cast(value as bigint) + 1 as text)` })
    .where('key', 'in', keys)
    .returning(['key', 'value'])
    .execute();
  return versionsIn(rows);
}

/** The versions in these rows; a missing one is 0. */
function versionsIn(rows: readonly { key: string; value: string }[]): ContentVersions {
  const [content, lists] = KEYS.map((name) => Number(rows.find(({ key }) => key === name)?.value ?? 0));
  return { content: content!, lists: lists! };
}
