import { AppError } from '#lib/contract/errors.ts';
import type { Actor } from '#lib/domain/actor.ts';
import type { Difference } from '#lib/domain/differences.ts';
import type { ItemKind } from '#lib/domain/item.ts';
import { differencesOf, type ItemState } from '#lib/kinds/differences.ts';
import type { Context } from '../../context.ts';
import { readBody } from '../../db/item-parts.ts';
import { readLineage, readVersionBody, readVersions } from '../../db/item-versions.ts';
import { findItem, type ItemRow } from '../../db/item-writes.ts';
import { owned, readable } from './readable-item.ts';
import { versionShown, workingFields } from './working-copy.ts';

type Reading = Pick<Context, 'db'>;

/** @throws AppError `not_found` */
async function stateOf({ db }: Reading, { id, kind }: ItemRow, number: number): Promise<ItemState> {
  const [version] = await readVersions(db, id, number);
  if (!version) throw new AppError('not_found');
  const body = JSON.parse(await readVersionBody(db, kind, id, number)) as unknown;
  return { title: version.title, tags: version.tags, body };
}

async function workingState({ db }: Reading, item: ItemRow): Promise<ItemState> {
  const body = JSON.parse(await readBody(db, item.kind, item.id)) as unknown;
  return { ...(await workingFields(db, item)), body };
}

/**
 * What differs from a version of one's own item in another, or in its working copy.
 * @throws AppError `not_found`, `forbidden`
 */
export async function compareVersions(
  context: Reading,
  actor: Actor,
  kind: ItemKind,
  id: string,
  { from, to }: { from: number; to: number | undefined },
): Promise<Difference[]> {
  const item = owned(await findItem(context.db, kind, id), actor);
  const before = await stateOf(context, item, from);
  const after = to === undefined ? await workingState(context, item) : await stateOf(context, item, to);
  return differencesOf(kind, before, after);
}

/**
 * What was published of the source of one's copy since it was copied. Only what one was shown then, and everybody is
 * now, is compared.
 * @throws AppError `not_found` also when the source can no longer be read, or nobody knows which version it was
 */
export async function compareSource(
  context: Reading,
  actor: Actor,
  kind: ItemKind,
  id: string,
): Promise<Difference[]> {
  owned(await findItem(context.db, kind, id), actor);
  const lineage = await readLineage(context.db, id);
  if (!lineage) throw new AppError('not_found');
  const source = readable(await findItem(context.db, kind, lineage.sourceId), actor);
  const shown = versionShown(source);
  if (shown === null) throw new AppError('not_found');
  const before = await stateOf(context, source, lineage.version);
  return differencesOf(kind, before, await stateOf(context, source, shown));
}
