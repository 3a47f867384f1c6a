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

/** A case's card, and all that spoils it. */
export interface RevealedCase {
  card: ItemDetail<unknown>['card'];
  answer: CaseAnswer;
  /** The credit of its images; null when they are its author's. */
  credit: ImageCredit | null;
}

/** What links of a sheet and findings are looked up in. */
const LINKED_KEYS = ['sheet', 'folders', 'presentation', 'questions'] as const;

/**
 * The hidden part of a case: answer, sheet, findings, tags, comments. Its images are read only when the sheet links
 * to them or findings are on them. A prefetched answer counts no view.
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
      // Asked for, it names all images, at the places that the viewer then has them at.
      { ...detail, body: asShown(body, 1, true) },
      await relatedItems(context, 'case', { id, tags: detail.card.tags }, actor),
    ),
    credit: imageCredit(detail.body.credit),
  };
}
