import type { Actor } from '#lib/accounts/actor.ts';
import { mayRead } from '#lib/items/server/readable-item.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { withAcceptedSince } from '../accepted-since.ts';
import type { ValidatedStep } from '../attempt.ts';
import { type MarkedAnswer, markedAnswers } from '../figures/marked-answers.ts';
import type { CaseQuestions } from '../questions-schema.ts';
import { ownFirstAttempts, tagsOf } from './own-attempts-queries.ts';

/** What somebody answered to a case at their first attempt, once it was finished. */
export interface OwnAnswers {
  caseId: string;
  tags: string[];
  /** JSON of the case's summary. */
  summary: string;
  /** Whether the person may read the case still. */
  isReadable: boolean;
  finishedAt: number;
  answers: MarkedAnswer[];
}

/** Checked by the kind's schema when it was written. */
const questionsIn = (json: string) =>
  (JSON.parse(json) as { questions?: CaseQuestions | null }).questions ?? null;

/** A person's first attempts at the questions of others' cases that were finished in a span, last first, as they are marked now. */
export async function readOwnAnswers(
  { db }: Pick<Context, 'db'>,
  actor: Actor,
  span: { from: number; before: number },
): Promise<OwnAnswers[]> {
  const rows = await ownFirstAttempts(db, actor.id, span);
  return rows.flatMap((row) => {
    const answered = questionsIn(row.answered);
    if (!answered) return [];
    const questions = withAcceptedSince(answered, row.now === null ? null : questionsIn(row.now));
    const steps = JSON.parse(row.steps) as ValidatedStep[];
    return [
      {
        caseId: row.item_id,
        tags: tagsOf(row),
        summary: row.summary,
        isReadable: mayRead(row, actor),
        finishedAt: row.finished_at,
        answers: markedAnswers({ questions, steps }),
      },
    ];
  });
}
