import type { Actor } from '#lib/accounts/actor.ts';
import { findItem } from '#lib/items/server/item-write-queries.ts';
import { readOwnPart } from '#lib/items/server/read-part.ts';
import { writable } from '#lib/items/server/readable-item.ts';
import { savePart } from '#lib/items/server/save-part.ts';
import { readShownBody } from '#lib/items/server/shown-body.ts';
import { versionShown } from '#lib/items/server/working-copy.ts';
import { AppError } from '#lib/platform/errors.ts';
import { isStorable } from '#lib/platform/server/base/json.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { withAccepted } from '../accepted-edits.ts';
import type { AcceptedAnswer } from '../figures/figures-schemas.ts';
import { isAcceptable } from '../figures/question-figures.ts';
import { isSameQuestion } from '../figures/same-question.ts';
import { acceptedAs } from '../free-answer.ts';
import { placedQuestions } from '../question-tree.ts';
import type { CaseQuestion, CaseQuestions } from '../questions-schema.ts';

const PART = 'questions';

const questionIn = (questions: CaseQuestions | null | undefined, id: string) =>
  placedQuestions(questions).find(({ question }) => question.id === id)?.question;

/** The question in the current version, whose answers the author saw. @throws AppError `not_found`, `forbidden` */
async function askedQuestion(
  { db }: Pick<Context, 'db'>,
  actor: Actor,
  caseId: string,
  id: string,
): Promise<CaseQuestion> {
  const item = await writable(db, await findItem(db, 'case', caseId), actor);
  const place = { id: caseId, version: versionShown(item), asker: 'author' as const };
  const { questions } = await readShownBody(db, 'case', place, [PART]);
  const question = questionIn(questions, id);
  if (question?.format !== 'qroc') throw new AppError('not_found');
  return question;
}

/**
 * Accepts an answer to a QROC in the working copy: it counts once published, then also in attempts at earlier versions
 * (`accepted-since.ts`). Accepting it again changes nothing.
 * @throws AppError `questions_changed` when the working copy has another question now, `invalid` when it cannot be
 * accepted or there is no room for it, `not_found`, `forbidden`, and those of saving a part
 */
export async function acceptAnswer(
  context: Context,
  id: string,
  actor: Actor,
  { question: questionId, text }: AcceptedAnswer,
): Promise<void> {
  if (!isStorable(text)) throw new AppError('invalid');
  const asked = await askedQuestion(context, actor, id, questionId);
  const read = await readOwnPart(context, actor, 'case', id, PART);
  const { revision, questions } = JSON.parse(read) as { revision: number; questions?: CaseQuestions | null };
  const written = questionIn(questions, questionId);
  if (!questions || written?.format !== 'qroc' || !isSameQuestion({ question: written }, { question: asked }))
    throw new AppError('questions_changed');
  const answer = text.replace(/\s+/g, ' ').trim();
  if (acceptedAs(answer, written.accepted)) return;
  if (!isAcceptable(answer, written.accepted)) throw new AppError('invalid');
  const next = { questions: withAccepted(questions, questionId, answer) };
  const sent = new TextEncoder().encode(JSON.stringify(next));
  await savePart(context, actor, { kind: 'case', id, part: PART }, { sent, revision });
}
