import type { Kysely } from 'kysely';
import type { ItemKind } from '#lib/domain/item.ts';
import type { BodyOfKind } from '#lib/kinds/bodies.ts';
import { summarise, summarisePart, withoutFiles } from '#lib/kinds/body-rules.ts';
import type { ItemSummary, SummaryPart } from '#lib/kinds/summaries.ts';
import { unattestedFiles } from '../../db/attestations.ts';
import { readBody } from '../../db/item-parts.ts';
import type { ItemRow } from '../../db/item-writes.ts';
import type { Database } from '../../db/schema.ts';

type Shown = Pick<ItemRow, 'id' | 'visibility'>;

/**
 * A body, or some of its parts, as it is read: of a public item, nothing of an image before somebody attested that it
 * identifies nobody. Pages, calls and cards all take bodies from here; only the author's editors see the others. It is
 * the same for the author, who so sees what readers see, under the same numbers.
 */
async function shownOf<Kind extends ItemKind, Body extends Partial<BodyOfKind[Kind]>>(
  db: Kysely<Database>,
  kind: Kind,
  item: Shown,
  body: Body,
): Promise<Body> {
  if (item.visibility !== 'public') return body;
  return withoutFiles(kind, body, await unattestedFiles(db, item.id));
}

/** The body of an item for its readers: whole, or the parts that hold these keys. */
export async function readShownBody<Kind extends ItemKind, Key extends keyof BodyOfKind[Kind] & string>(
  db: Kysely<Database>,
  kind: Kind,
  item: Shown,
  keys?: readonly Key[],
): Promise<Pick<BodyOfKind[Kind], Key>> {
  // Checked by the kind's schema when it was written.
  const body = JSON.parse(await readBody(db, kind, item.id, keys)) as Partial<BodyOfKind[Kind]>;
  return (await shownOf(db, kind, item, body)) as Pick<BodyOfKind[Kind], Key>;
}

/** What cards show of an item with this body. */
export async function shownSummary<Kind extends ItemKind>(
  db: Kysely<Database>,
  kind: Kind,
  item: Shown,
  body: BodyOfKind[Kind],
): Promise<ItemSummary> {
  return summarise(kind, await shownOf(db, kind, item, body));
}

/** As `shownSummary`, for a part that was just written: it is read again only when some of it is kept from readers. */
export async function shownPartSummary(
  db: Kysely<Database>,
  kind: ItemKind,
  item: Shown,
  part: { text: string; summary: SummaryPart },
): Promise<SummaryPart> {
  if (item.visibility !== 'public') return part.summary;
  const hidden = await unattestedFiles(db, item.id);
  return hidden.size === 0
    ? part.summary
    : summarisePart(kind, withoutFiles(kind, JSON.parse(part.text), hidden));
}
