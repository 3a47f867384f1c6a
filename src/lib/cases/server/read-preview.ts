import type { Actor } from '#lib/accounts/actor.ts';
import type { ItemDetail } from '#lib/items/schemas.ts';
import { findItem } from '#lib/items/server/item-write-queries.ts';
import { readFound } from '#lib/items/server/read-item.ts';
import { writable } from '#lib/items/server/readable-item.ts';
import { workingFields } from '#lib/items/server/working-copy.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { CaseBody } from '../body-schema.ts';
import { asShown } from '../shown-folders.ts';
import { type CaseAnswer, toCaseAnswer, VIEWER_KEYS, type ViewerAnswer } from '../viewer-schemas.ts';
import { viewerAnswerOf } from './read-viewer.ts';

/**
 * The working copy of the person's own case, as other people would read it once published: its card is not
 * marked as the reader's own. Counts no view.
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
 * The working copy of the person's own case, as the viewer shows it before the answer.
 * @throws AppError `not_found`, `forbidden`
 */
export async function readPreview(
  context: Context,
  id: string,
  actor: Actor,
  withTitle: boolean,
): Promise<ViewerAnswer> {
  const detail = await readWorkingCase(context, id, actor, VIEWER_KEYS);
  // The author sees all images, with a note on those that readers see only after a later step.
  const shown = { ...detail, body: asShown(detail.body, 1, true) };
  const answer = await viewerAnswerOf(context, id, shown, withTitle);
  return { ...answer, shown: { ...answer.shown, isPreview: true } };
}

/**
 * The hidden part (answer) of that working copy, without ratings or comments.
 * @throws AppError `not_found`, `forbidden`
 */
export async function readPreviewAnswer(context: Context, id: string, actor: Actor): Promise<CaseAnswer> {
  const keys = ['answer', 'sheet', 'findings', 'folders', 'presentation', 'credit', 'questions'] as const;
  const detail = await readWorkingCase(context, id, actor, keys);
  return toCaseAnswer({ ...detail, body: asShown(detail.body, 1, true), comments: [] });
}
