import type { CaseImages } from '#lib/contract/bodies/case.ts';
import type { ItemDetail } from '#lib/contract/items.ts';
import { type CaseAnswer, toCaseAnswer } from '#lib/contract/viewer.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { hasViews } from '#lib/domain/case-view.ts';
import type { Context } from '../context.ts';
import { readBody } from '../db/item-parts.ts';
import { readItem } from './read-item.ts';

/** A case's card, and all that spoils it. */
export interface RevealedCase {
  card: ItemDetail<unknown>['card'];
  answer: CaseAnswer;
}

/**
 * What a case keeps back until it is asked for: answer, sheet, tags, comments. Its images are read only when the sheet
 * has links to them.
 * @throws AppError `not_found`.
 */
export async function readAnswer(context: Context, id: string, actor: Actor): Promise<RevealedCase> {
  const detail = await readItem(context, 'case', id, actor, ['answer', 'sheet']);
  const { sheet } = detail.body;
  const folders = sheet && hasViews(sheet) ? await foldersOf(context, id) : [];
  return { card: detail.card, answer: toCaseAnswer({ ...detail, body: { ...detail.body, folders } }) };
}

async function foldersOf({ db }: Context, id: string): Promise<CaseImages['folders']> {
  return (JSON.parse(await readBody(db, 'case', id, ['folders'])) as CaseImages).folders;
}
