import type { Actor } from '#lib/accounts/actor.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { attemptStateOf } from '../attempt.ts';
import type { AttemptState } from '../attempt-schemas.ts';
import { type AskedQuestions, readAskedQuestions } from './asked-questions.ts';

/** The attempt that one is at: the last one, or the next where there is none or where one begins again. */
export function stateOf({ version, asked, last, round }: AskedQuestions, again = false): AttemptState {
  if (last && !(again && last.finished_at !== null))
    return attemptStateOf(last.asked, last.validated, { round: last.round, version: last.item_version });
  return attemptStateOf(asked, [], { round: round + 1, version });
}

/**
 * How far the actor is with the questions of a case: nothing of a step that they have not reached, no key and no
 * explanation that may not be shown yet.
 * @param again whether to begin anew once the last attempt is finished
 * @throws AppError `not_found`, also of a case that asks nothing
 */
export async function readAttempt(
  context: Pick<Context, 'db'>,
  id: string,
  actor: Actor,
  again?: boolean,
): Promise<AttemptState> {
  return stateOf(await readAskedQuestions(context, id, actor), again);
}
