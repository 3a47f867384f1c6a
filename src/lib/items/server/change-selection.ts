import type { Actor } from '#lib/accounts/actor.ts';
import { AppError } from '#lib/platform/errors.ts';
import { fold } from '#lib/platform/fold.ts';
import { errorCodeOf } from '#lib/platform/server/base/error-code.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { ItemKind } from '../item.ts';
import { LACKS, type Lack } from '../kinds/lacks.ts';
import { lacksOfOwn } from '../kinds/publishing.ts';
import type { ItemCard } from '../schemas.ts';
import type { SelectionChange, SelectionOutcome } from '../selection-schemas.ts';
import { deleteItem } from './delete-item.ts';
import { editItem } from './edit-item.ts';
import { readTags } from './item-index-queries.ts';
import { findItem } from './item-write-queries.ts';
import { publishItem } from './publish.ts';
import { readOwnItem } from './read-own-item.ts';
import { owned } from './readable-item.ts';
import { isSameList } from './working-copy.ts';

/** A selected item, with the revision that its author saw. */
interface Chosen {
  context: Context;
  actor: Actor;
  kind: ItemKind;
  id: string;
  revision: number;
}

type Outcome = Omit<SelectionOutcome, 'id'>;

const done = (card: ItemCard): Outcome => ({ outcome: 'done', card });
const UNCHANGED: Outcome = { outcome: 'unchanged' };

/**
 * Runs an action on several of the person's own items, one after the other, each under the rules for a single item:
 * a refused item does not affect the others, and completed changes are kept.
 */
export async function changeSelection(
  context: Context,
  actor: Actor,
  kind: ItemKind,
  change: SelectionChange,
): Promise<SelectionOutcome[]> {
  const outcomes: SelectionOutcome[] = [];
  const chosen = new Map(change.items.map(({ id, revision }) => [id, revision]));
  for (const [id, revision] of chosen)
    outcomes.push({ id, ...(await changeOne({ context, actor, kind, id, revision }, change)) });
  return outcomes;
}

async function changeOne(item: Chosen, change: SelectionChange): Promise<Outcome> {
  const { context, actor, kind, id, revision } = item;
  try {
    switch (change.action) {
      case 'check':
        return { outcome: 'done', lacks: await lacks(item) };
      case 'publish':
        return done(await publishItem(context, actor, kind, id, { revision }));
      case 'unpublish':
        return await unpublish(item);
      case 'delete':
        await deleteItem(context, actor, kind, id);
        return { outcome: 'done' };
      case 'tag':
        return await tag(item, change);
    }
  } catch (error) {
    return refusal(error);
  }
}

/** @throws errors that are the server's own fault, in order to have them logged */
function refusal(error: unknown): Outcome {
  const code = errorCodeOf(error);
  if (code === 'internal' || code === 'file_damaged') throw error;
  if (code === 'no_changes') return UNCHANGED;
  if (code === 'protocol_not_validated') return { outcome: 'refused', error: code, lacks: ['validation'] };
  const named = error instanceof AppError && code === 'publish_incomplete' ? (error.details ?? []) : [];
  const missing = LACKS.filter((lack) => named.includes(lack));
  return { outcome: 'refused', error: code, ...(missing.length > 0 && { lacks: missing }) };
}

/** Everything that the item lacks, as shown before publishing a single item. */
async function lacks({ context, actor, kind, id }: Chosen): Promise<Lack[]> {
  const { head, body } = await readOwnItem(context, actor, kind, id);
  return lacksOfOwn(kind, { ...head, body: JSON.parse(body) });
}

async function unpublish({ context, actor, kind, id, revision }: Chosen): Promise<Outcome> {
  const { visibility } = owned(await findItem(context.db, kind, id), actor);
  if (visibility !== 'public') return UNCHANGED;
  return done(await editItem(context, actor, kind, id, { visibility: 'private', revision }));
}

/** Changes the tags that lists show, like the dialog of a card. */
async function tag(
  { context, actor, kind, id, revision }: Chosen,
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
): Promise<Outcome> {
  owned(await findItem(context.db, kind, id), actor);
  const before = await readTags(context.db, id);
  const removed = new Set(remove.map(fold));
  const kept = before.filter((each) => !removed.has(fold(each)));
  const known = new Set(kept.map(fold));
  const tags = [...kept, ...add.filter((each) => !known.has(fold(each)))];
  if (isSameList(before, tags)) return UNCHANGED;
  return done(await editItem(context, actor, kind, id, { tags, revision }));
}
