import type { Actor } from '#lib/accounts/actor.ts';
import type { ItemDetail } from '#lib/items/schemas.ts';
import { noteAnswer } from '#lib/items/server/note-answer.ts';
import { readItem } from '#lib/items/server/read-item.ts';
import { relatedItems } from '#lib/items/server/related-items.ts';
import { readShownBody } from '#lib/items/server/shown-body.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { type ImageCredit, imageCredit } from '../shown-credit.ts';
import { asShown } from '../shown-folders.ts';
import { hasViews } from '../view-links.ts';
import { type CaseAnswer, toCaseAnswer } from '../viewer-schemas.ts';

/** A case's card, and everything that reveals its answer. */
export interface RevealedCase {
  card: ItemDetail<unknown>['card'];
  answer: CaseAnswer;
  /** The credit of the images; null when the images are the author's own. */
  credit: ImageCredit | null;
}

/** The parts needed to resolve a sheet's links and the findings' images. */
const LINKED_KEYS = ['sheet', 'folders', 'presentation', 'questions'] as const;

/**
 * The hidden part of a case: answer, sheet, findings, tags, comments. Images are read only when the sheet links
 * to them or findings lie on them. A prefetched answer counts no view.
 * @throws AppError `not_found`.
 */
export async function readAnswer(
  context: Context,
  id: string,
  actor: Actor,
  isAhead = false,
): Promise<RevealedCase> {
  const keys = ['answer', 'sheet', 'findings', 'credit'] as const;
  const detail = await readItem(context, 'case', id, actor, keys, isAhead);
  const { visibility, mine } = detail.card;
  if (!isAhead && visibility === 'public' && !mine && detail.card.readAs === undefined)
    await noteAnswer(context, id, actor);
  const { sheet, findings } = detail.body;
  const asker = mine ? 'owner' : (detail.card.readAs ?? 'other');
  const linked =
    (sheet && hasViews(sheet)) || findings?.length
      ? await readShownBody(context.db, 'case', { id, version: detail.version, asker }, LINKED_KEYS)
      : { sheet, folders: [] };
  const body = { ...detail.body, ...linked };
  return {
    card: detail.card,
    answer: toCaseAnswer(
      // After the answer all images are shown: indexes must be those that the viewer uses then.
      { ...detail, body: asShown(body, 1, true) },
      await relatedItems(context, 'case', { id, tags: detail.card.tags }, actor),
    ),
    credit: imageCredit(detail.body.credit),
  };
}
