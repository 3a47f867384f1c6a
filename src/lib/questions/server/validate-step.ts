import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import type { Actor } from '#lib/accounts/actor.ts';
import { lockPerson } from '#lib/accounts/server/users-queries.ts';
import { AppError } from '#lib/platform/errors.ts';
import { isStorable } from '#lib/platform/server/base/json.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import { checkAnswers } from '../answer-rules.ts';
import { type AskedPart, attemptStateOf, type ValidatedStep } from '../attempt.ts';
import type { AttemptState, SentStep } from '../attempt-schemas.ts';
import { askedSteps } from '../faults.ts';
import { type AskedQuestions, readAskedQuestions } from './asked-questions.ts';
import { stepsOfRound, writeAttempt } from './attempt-queries.ts';
import { stateOf } from './read-attempt.ts';

/** The attempt to which a step belongs: the one in progress, or a new one. */
interface Attempt {
  asked: AskedPart;
  validated: readonly ValidatedStep[];
  round: number;
  version: number | null;
  startedAt: number;
}

/** @throws AppError `step_validated` for a finished attempt, `questions_changed` */
function attemptMeant(read: AskedQuestions, { round, version }: SentStep, now: number): Attempt {
  const { last, asked } = read;
  if (last && last.round === round)
    return { ...last, version: last.item_version, startedAt: last.started_at };
  const isNext = round === read.round + 1 && (last === null || last.finished_at !== null);
  // Of the last attempt, whose version is not kept any more, the step may never have been validated.
  const isUnknown = last === null && round === read.round;
  if (!isNext) throw new AppError(isUnknown ? 'questions_changed' : 'step_validated');
  if (version !== read.version) throw new AppError('questions_changed');
  return { asked, validated: [], round, version, startedAt: now };
}

/** Whether a step has its answers from an attempt that is not the one under way: its answer from the server was lost. */
async function isCounted(trx: Transaction<Database>, id: string, actor: Actor, sent: SentStep) {
  const row = await stepsOfRound(trx, { userId: actor.id, itemId: id, round: sent.round });
  const validated = JSON.parse(row?.steps ?? '[]') as ValidatedStep[];
  return validated.some(
    ({ step, answers }) => step === sent.step && isDeepStrictEqual(answers, sent.answers),
  );
}

/**
 * Validates a step: its answers are stored and marked, and can no longer be changed. A step sent twice (after a lost
 * answer of the server or from a second device, is once, also
 * where another attempt was begun since.
 * @throws AppError `step_validated` if it was validated with other answers, `questions_changed` if the case does not
 * contain it any more, `too_many_chosen`, `answer_too_long`, `invalid`, `not_found`
 */
export function validateStep(
  context: Context,
  id: string,
  actor: Actor,
  sent: SentStep,
): Promise<AttemptState> {
  if (!isStorable(sent)) throw new AppError('invalid');
  return tx(context, async (trx) => {
    await lockPerson(trx, actor.id);
    const read = await readAskedQuestions({ db: trx }, id, actor);
    const isPast = read.last?.round !== sent.round && sent.round <= read.round;
    if (isPast && (await isCounted(trx, id, actor, sent))) return stateOf(read);
    const { asked, validated, round, version, startedAt } = attemptMeant(read, sent, context.now());
    const before = validated.find(({ step }) => step === sent.step);
    if (before && !isDeepStrictEqual(before.answers, sent.answers)) throw new AppError('step_validated');
    if (before) return attemptStateOf(asked, validated, { round, version });
    const open = askedSteps(asked.questions, asked.findings).find(({ id }) =>
      validated.every(({ step }) => step !== id),
    );
    if (open?.id !== sent.step) throw new AppError('questions_changed');
    checkAnswers(open, sent.answers);
    const steps = [...validated, { step: sent.step, answers: sent.answers }];
    const next = attemptStateOf(asked, steps, { round, version });
    await writeAttempt(trx, {
      user_id: actor.id,
      item_id: id,
      round,
      item_version: version,
      steps: JSON.stringify(steps),
      started_at: startedAt,
      finished_at: next.isFinished ? context.now() : null,
    });
    // If the viewer shows another version, the revealed folders depend on what the viewer shows from now on.
    return asked.viewed ? stateOf(await readAskedQuestions({ db: trx }, id, actor)) : next;
  });
}
