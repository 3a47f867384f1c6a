import type { Actor } from '#lib/accounts/actor.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { Difference } from '../differences.ts';
import type { ItemKind } from '../item.ts';
import { differencesOf, type ItemState } from '../kinds/differences.ts';
import { readBody } from './item-parts-queries.ts';
import { readLineage, readVersionBody, readVersions } from './item-versions-queries.ts';
import { findItem, type ItemRow } from './item-write-queries.ts';
import { readable, writable } from './readable-item.ts';
import { missingVersion, versionShown, workingFields } from './working-copy.ts';

type Reading = Pick<Context, 'db'>;

/** The state of an item in one of its versions. @throws AppError `not_found`, `version_removed` */
export async function readVersionState({ db }: Reading, item: ItemRow, number: number): Promise<ItemState> {
  const { id, kind } = item;
  const [version] = await readVersions(db, id, number);
  if (!version) throw missingVersion(item, number);
  const body = JSON.parse(await readVersionBody(db, kind, id, number)) as unknown;
  return { title: version.title, tags: version.tags, body };
}

/** The state of an item's working copy. */
export async function readWorkingState({ db }: Reading, item: ItemRow): Promise<ItemState> {
  const body = JSON.parse(await readBody(db, item.kind, item.id)) as unknown;
  return { ...(await workingFields(db, item)), body };
}

/**
 * The differences between a version of the person's own item and another version, or the working copy.
 * @throws AppError `not_found`, `forbidden`, `version_removed`
 */
export async function compareVersions(
  context: Reading,
  actor: Actor,
  kind: ItemKind,
  id: string,
  { from, to }: { from: number; to: number | undefined },
): Promise<Difference[]> {
  const item = await writable(context.db, await findItem(context.db, kind, id), actor);
  const before = await readVersionState(context, item, from);
  const after =
    to === undefined ? await readWorkingState(context, item) : await readVersionState(context, item, to);
  return differencesOf(kind, before, after);
}

/** The source of a copy in two versions: the copied one, and the current public one. */
export interface SourceStates {
  source: ItemRow;
  before: ItemState;
  after: ItemState;
  /** Numbers of the two versions. */
  from: number;
  to: number;
}

/**
 * Both states of the source of the person's copy: the copied version, and the current public version. No other state of
 * the source is read.
 * @throws AppError `not_found` also when the source can no longer be read, or the copied version is unknown;
 * `version_removed`
 */
export async function readSourceStates(
  context: Reading,
  actor: Actor,
  kind: ItemKind,
  id: string,
): Promise<SourceStates> {
  await writable(context.db, await findItem(context.db, kind, id), actor);
  const lineage = await readLineage(context.db, id);
  if (!lineage) throw new AppError('not_found');
  const source = readable(await findItem(context.db, kind, lineage.sourceId), actor);
  const to = versionShown(source);
  if (to === null) throw new AppError('not_found');
  const before = await readVersionState(context, source, lineage.version);
  return { source, before, after: await readVersionState(context, source, to), from: lineage.version, to };
}

/**
 * The changes published in the source of the person's copy since the copy was made.
 * @throws AppError `not_found` as above
 */
export async function compareSource(
  context: Reading,
  actor: Actor,
  kind: ItemKind,
  id: string,
): Promise<Difference[]> {
  const { before, after } = await readSourceStates(context, actor, kind, id);
  return differencesOf(kind, before, after);
}
