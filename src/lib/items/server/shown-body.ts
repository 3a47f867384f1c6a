import type { Kysely } from 'kysely';
import { unattestedFiles } from '#lib/images/server/attestations-queries.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { RequesterRole } from '../access.ts';
import type { ItemKind } from '../item.ts';
import type { BodyOfKind } from '../kinds/bodies.ts';
import { withoutFiles } from '../kinds/body-rules.ts';
import { readBody } from './item-parts-queries.ts';
import { readVersionBody } from './item-versions-queries.ts';

/**
 * The body of an item for its readers: all of it, or the parts with these keys. For a public item it is that of a
 * version, all of whose images are attested; only editors read the working copy. The author gets the same as readers,
 * under the same numbers.
 * @param version the published version; null for an unpublished item: its authors read all of it, invited readers
 * only attested images
 */
export async function readShownBody<Kind extends ItemKind, Key extends keyof BodyOfKind[Kind] & string>(
  db: Kysely<Database>,
  kind: Kind,
  { id, version, asker }: { id: string; version: number | null; asker: RequesterRole },
  keys?: readonly Key[],
): Promise<Pick<BodyOfKind[Kind], Key>> {
  const text =
    version === null
      ? await readBody(db, kind, id, keys)
      : await readVersionBody(db, kind, id, version, keys);
  // The body was validated by its kind's schema when it was written.
  const body = JSON.parse(text) as Pick<BodyOfKind[Kind], Key>;
  if (version !== null || asker === 'owner' || asker === 'author') return body;
  return withoutFiles(kind, body as Partial<BodyOfKind[Kind]>, await unattestedFiles(db, id)) as typeof body;
}
