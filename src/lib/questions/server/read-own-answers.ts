import type { Actor } from '#lib/accounts/actor.ts';
import { mayRead } from '#lib/items/server/readable-item.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { withAcceptedSince } from '../accepted-since.ts';
import type { AskedPart, ValidatedStep } from '../attempt.ts';
import { type MarkedAnswer, markedAnswers } from '../figures/marked-answers.ts';
import { placedQuestions } from '../question-tree.ts';
import type { CaseQuestions } from '../questions-schema.ts';
import { askedOf } from './asked-questions.ts';
import { type OwnAttemptRow, ownFirstAttempts, tagsOf } from './own-attempts-queries.ts';

type Reading = Pick<Context, 'db'>;

/** A person's answers in their finished first attempt at a case. */
export interface OwnAnswers {
  caseId: string;
  tags: string[];
  /** JSON of the case's summary. */
  summary: string;
  /** Whether the person may still read the case. */
  isReadable: boolean;
  finishedAt: number;
  answers: MarkedAnswer[];
}

/** Validated by the kind's schema when it was stored. */
const questionsIn = (json: string | null) =>
  json === null ? null : ((JSON.parse(json) as { questions?: CaseQuestions | null }).questions ?? null);

/** The questions of an attempt. Findings are read only if a question refers to any, since they contain structures. */
async function askedIn(
  context: Reading,
  { item_id, item_version, answered }: OwnAttemptRow,
): Promise<AskedPart | null> {
  const questions = questionsIn(answered);
  const hasZone = placedQuestions(questions).some(({ question }) => question.format === 'zone');
  return hasZone ? askedOf(context, item_id, item_version, 'other') : { questions, findings: [] };
}

/** A person's finished first attempts at others' cases within a time span, last first, with current marking. */
export async function readOwnAnswers(
  context: Reading,
  actor: Actor,
  span: { from: number; before: number },
): Promise<OwnAnswers[]> {
  const found: OwnAnswers[] = [];
  for (const row of await ownFirstAttempts(context.db, actor.id, span)) {
    const answered = await askedIn(context, row);
    if (!answered) continue;
    const now = { questions: questionsIn(row.now), findings: [] };
    const steps = JSON.parse(row.steps) as ValidatedStep[];
    found.push({
      caseId: row.item_id,
      tags: tagsOf(row),
      summary: row.summary,
      isReadable: mayRead(row, actor),
      finishedAt: row.finished_at,
      answers: markedAnswers({ asked: withAcceptedSince(answered, now), steps }),
    });
  }
  return found;
}
