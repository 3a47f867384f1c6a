import type { ItemDetail } from '#lib/contract/items.ts';
import { type CaseAnswer, toCaseAnswer, VIEWER_KEYS, type ViewerAnswer } from '#lib/contract/viewer.ts';
import type { Actor } from '#lib/domain/actor.ts';
import type { CaseBody } from '#lib/kinds/case/body-schema.ts';
import type { Context } from '../../context.ts';
import { findItem } from '../../db/item-writes.ts';
import { readFound } from './read-item.ts';
import { viewerAnswerOf } from './read-viewer.ts';
import { writable } from './readable-item.ts';
import { workingFields } from './working-copy.ts';

/**
 * The working copy of one's own case, as somebody else would read it once it is published: the card is no longer the
 * author's. Nothing of it is counted.
 */
async function readWorkingCase<Key extends keyof CaseBody & string>(
  context: Context,
  id: string,
  actor: Actor,
  keys: readonly Key[],
): Promise<ItemDetail<Pick<CaseBody, Key>>> {
  const item = await writable(context.db, await findItem(context.db, 'case', id), actor);
  const { title, tags } = await workingFields(context.db, item);
  const shown = { version: null, asker: 'owner', keys, isAhead: true } as const;
  const detail = await readFound(context, 'case', item, actor, shown);
  const { hasChanges: _, readAs: __, ...card } = detail.card;
  return { ...detail, card: { ...card, title, tags: [...tags], mine: false } };
}

/**
 * The working copy of one's own case as the viewer shows it before anything is revealed.
 * @throws AppError `not_found`, `forbidden`
 */
export async function readPreview(
  context: Context,
  id: string,
  actor: Actor,
  withTitle: boolean,
): Promise<ViewerAnswer> {
  const detail = await readWorkingCase(context, id, actor, VIEWER_KEYS);
  const answer = await viewerAnswerOf(context, id, detail, withTitle);
  return { ...answer, shown: { ...answer.shown, isPreview: true } };
}

/**
 * What that working copy keeps back until it is asked for. There is nobody's word about it.
 * @throws AppError `not_found`, `forbidden`
 */
export async function readPreviewAnswer(context: Context, id: string, actor: Actor): Promise<CaseAnswer> {
  const keys = ['answer', 'sheet', 'findings', 'folders', 'presentation', 'credit'] as const;
  const detail = await readWorkingCase(context, id, actor, keys);
  return toCaseAnswer({ ...detail, comments: [] });
}
