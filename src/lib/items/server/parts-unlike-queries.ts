import type { Kysely } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { ItemKind } from '../item.ts';
import { emptyPart } from '../kinds/empty-parts.ts';

/** The text ids of a part in the working copy and in a version; null where it has no row. */
export interface UnlikePart {
  part: string;
  working: string | null;
  version: string | null;
}

/**
 * The parts of the working copy that differ from those of a version. A part without a row is empty: the working copy
 * was created, or the version published, by a process of an earlier release.
 */
export async function partsUnlike(
  db: Kysely<Database>,
  { kind, id }: { kind: ItemKind; id: string },
  number: number,
): Promise<UnlikePart[]> {
  const working = await db
    .selectFrom('item_part')
    .select(['part', 'text_id'])
    .where('item_id', '=', id)
    .where('text_id', 'is not', null)
    .execute();
  const version = await db
    .selectFrom('item_version_part')
    .select(['part', 'text_id'])
    .where('item_id', '=', id)
    .where('number', '=', number)
    .execute();
  const pairs = pair(working, version).filter((each) => each.working !== each.version);
  const alone = pairs.filter((each) => each.working === null || each.version === null);
  const empty = await emptyAmong(db, kind, alone);
  return pairs.filter(({ part }) => !empty.has(part)).sort((a, b) => (a.part < b.part ? -1 : 1));
}

type TextRow = { part: string; text_id: string | null };

function pair(working: readonly TextRow[], version: readonly TextRow[]): UnlikePart[] {
  const [inWorking, inVersion] = [working, version].map(
    (rows) => new Map(rows.map(({ part, text_id }) => [part, text_id])),
  );
  const parts = new Set([...working, ...version].map(({ part }) => part));
  return [...parts].map((part) => ({
    part,
    working: inWorking?.get(part) ?? null,
    version: inVersion?.get(part) ?? null,
  }));
}

/** Those of the parts that are stored on one side only, with an empty text. */
async function emptyAmong(
  db: Kysely<Database>,
  kind: ItemKind,
  alone: readonly UnlikePart[],
): Promise<ReadonlySet<string>> {
  if (alone.length === 0) return new Set();
  const ids = alone.map(({ working, version }) => working ?? version ?? '');
  const rows = await db.selectFrom('body_text').select(['id', 'json']).where('id', 'in', ids).execute();
  const texts = new Map(rows.map(({ id, json }) => [id, json]));
  const isEmpty = ({ part, working, version }: UnlikePart) =>
    texts.get(working ?? version ?? '') === emptyPart(kind, part);
  return new Set(alone.filter(isEmpty).map(({ part }) => part));
}
