import type { Actor } from '#lib/accounts/actor.ts';
import { peopleOf } from '#lib/people/server/people-queries.ts';
import { AppError } from '#lib/platform/errors.ts';
import { isDiskFull } from '#lib/platform/server/base/failures.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { RequesterRole } from '../access.ts';
import type { ItemKind } from '../item.ts';
import type { BodyOfKind } from '../kinds/bodies.ts';
import { KINDS } from '../kinds/definitions.ts';
import type { ItemCard, ItemDetail, Lineage } from '../schemas.ts';
import { readCardRows } from './card-rows-queries.ts';
import { findLineage } from './copies-queries.ts';
import { findItem, type ItemRow } from './item-write-queries.ts';
import { listComments } from './list-comments.ts';
import { projectCard, readAgainBy } from './project-card.ts';
import { mayRead, permittedTo } from './readable-item.ts';
import { readShownBody } from './shown-body.ts';
import { viewItem } from './view-item.ts';
import { versionFor, workingFields } from './working-copy.ts';

/**
 * An item with its body, comments and lineage, for a person who may read it; counts the view. A caller that needs
 * only part of the body gives those keys: other parts are then not read. A preloaded item counts no view.
 * @throws AppError `not_found`
 */
export async function readItem<Kind extends ItemKind, Key extends keyof BodyOfKind[Kind] & string>(
  context: Context,
  kind: Kind,
  id: string,
  actor: Actor,
  keys?: readonly Key[],
  isAhead = false,
): Promise<ItemDetail<Pick<BodyOfKind[Kind], Key>>> {
  const row = await findItem(context.db, kind, id);
  const { item, asker } = await permittedTo('reader-or-invited', context.db, row, actor);
  const version = versionFor(item, asker);
  const detail = await readFound(context, kind, item, actor, { version, asker, keys, isAhead });
  if (asker !== 'reviewer' || version !== null) return detail;
  const { title, tags } = await workingFields(context.db, item);
  return { ...detail, card: { ...detail.card, title, tags: [...tags] } };
}

/** The result of `readItem` for an item whose access was already checked, in a state that the actor may read. */
export async function readFound<Kind extends ItemKind, Key extends keyof BodyOfKind[Kind] & string>(
  context: Context,
  kind: Kind,
  item: ItemRow,
  actor: Actor,
  {
    version,
    asker,
    keys,
    isAhead = false,
  }: { version: number | null; asker: RequesterRole; keys?: readonly Key[] | undefined; isAhead?: boolean },
): Promise<ItemDetail<Pick<BodyOfKind[Kind], Key>>> {
  const { id } = item;
  if (!isAhead) await countView(context, item, actor);
  const [row] = await readCardRows(context.db, [id], actor.id);
  if (!row) throw new AppError('not_found');
  const coAuthors = (await peopleOf(context.db, id, 'author')).map(({ name }) => name);
  return {
    card: {
      ...projectCard(row, { askerId: actor.id }),
      title: row.title,
      ...readAs(item, asker),
      ...(version !== null && readAgainBy(row)),
      ...(coAuthors.length > 0 && { coAuthors }),
    },
    version,
    body: await readShownBody(context.db, kind, { id, version, asker }, keys),
    lineage: await lineageOf(context, id, actor),
    comments: await listComments(context, id, actor),
  };
}

/** The person's role in an item of another person. */
export function readAs(
  { kind, visibility }: Pick<ItemRow, 'kind' | 'visibility'>,
  asker: RequesterRole,
): Pick<ItemCard, 'readAs'> {
  if (asker === 'author') return { readAs: asker };
  if (asker === 'holder') return visibility === 'public' ? {} : { readAs: asker };
  // For a reviewed kind the reviewer's role is sent with the review.
  return asker === 'reviewer' && !KINDS[kind].reviewed ? { readAs: asker } : {};
}

/** Counts a view. On a full disk only the view is lost. */
export async function countView(...view: Parameters<typeof viewItem>): Promise<void> {
  try {
    await viewItem(...view);
  } catch (error) {
    if (!isDiskFull(error)) throw error;
  }
}

/** The origin of a copy; null for an item that is not a copy. The caller must have checked access to the item. */
export async function lineageOf(
  { db }: Pick<Context, 'db'>,
  id: string,
  actor: Actor,
): Promise<Lineage | null> {
  const row = await findLineage(db, id);
  if (!row) return null;
  const stillReadable = mayRead(row, actor);
  const shown = row.visibility === 'public' ? row.published_version : null;
  return {
    sourceId: stillReadable ? row.id : null,
    sourceTitle: row.source_title,
    sourceAuthor: row.source_author,
    sourceHasChanged: shown !== null && row.source_version !== null && shown > row.source_version,
  };
}
