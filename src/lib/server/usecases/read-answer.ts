import { type CaseAnswer, toCaseAnswer } from '#lib/contract/viewer.ts';
import type { Actor } from '#lib/domain/actor.ts';
import type { Context } from '../context.ts';
import { readItem } from './read-item.ts';

/**
 * What a case keeps back until it is asked for: answer, sheet, tags, comments.
 * @throws AppError `not_found`.
 */
export async function readAnswer(context: Context, id: string, actor: Actor): Promise<CaseAnswer> {
  return toCaseAnswer(await readItem(context, 'case', id, actor));
}
