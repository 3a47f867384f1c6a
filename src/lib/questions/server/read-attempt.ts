import type { Actor } from '#lib/accounts/actor.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { attemptStateOf } from '../attempt.ts';
import type { AttemptState } from '../attempt-schemas.ts';
import { type AskedQuestions, readAskedQuestions } from './asked-questions.ts';

/** The person's current attempt: the last one, or a new one if there is none or they start again. */
export function stateOf({ version, asked, last, round }: AskedQuestions, again = false): AttemptState {
  if (last && !(again && last.finished_at !== null))
    return attemptStateOf(last.asked, last.validated, { round: last.round, version: last.item_version });
  return attemptStateOf(asked, [], { round: round + 1, version });
}

/**
 * The state of the actor's attempt at a case's questions: without steps that they have not reached, and without keys or
 * explanations that may not be shown yet.
 * @param again whether to start a new attempt once the last one is finished
 * @throws AppError `not_found`, also for a case without questions
 */
export async function readAttempt(
  context: Pick<Context, 'db'>,
  id: string,
  actor: Actor,
  again?: boolean,
): Promise<AttemptState> {
  return stateOf(await readAskedQuestions(context, id, actor), again);
}
