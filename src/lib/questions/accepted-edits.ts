import { isBlank } from '#lib/platform/blank.ts';
import { moved } from '#lib/platform/reorder.ts';
import { QUESTIONS_MAX } from './formats.ts';
import { mapQuestions } from './question-tree.ts';
import type { CaseQuestions } from './questions-schema.ts';

/** The accepted answers of a QROC (short-answer question), and the index of the one to edit next. */
export interface EditedAccepted {
  accepted: string[];
  focus?: number | undefined;
}

/** Moves to the next answer; after the last one, adds a new one. */
export function nextAccepted(accepted: readonly string[], at: number): EditedAccepted {
  const isFull = accepted.length >= QUESTIONS_MAX.accepted;
  if (at + 1 < accepted.length) return { accepted: [...accepted], focus: at + 1 };
  return isFull ? { accepted: [...accepted] } : { accepted: [...accepted, ''], focus: accepted.length };
}

/** Removes an answer, unless it is the only one; the previous one is edited next. */
export function removeAccepted(accepted: readonly string[], at: number): EditedAccepted {
  if (accepted.length === 1) return { accepted: [''], focus: 0 };
  return { accepted: accepted.toSpliced(at, 1), focus: Math.max(0, at - 1) };
}

export function moveAccepted(accepted: readonly string[], at: number, by: -1 | 1): EditedAccepted {
  if (accepted[at + by] === undefined) return { accepted: [...accepted] };
  return { accepted: moved(accepted, at, at + by), focus: at + by };
}

/** Replaces the selected text in an answer by pasted lines; lines beyond the maximum are dropped and counted. */
export function insertAccepted(
  accepted: readonly string[],
  { at, start, end }: { at: number; start: number; end: number },
  lines: readonly string[],
): EditedAccepted & { left: number } {
  const text = accepted[at] ?? '';
  const [first = '', ...rest] = lines;
  const after = accepted.slice(at + 1).filter((each) => !isBlank(each));
  const room = QUESTIONS_MAX.accepted - at - 1 - after.length;
  const added = rest.slice(0, Math.max(0, room));
  const put = text.slice(0, start) + first + text.slice(end);
  return {
    accepted: [...accepted.slice(0, at), put, ...added, ...after],
    focus: at + added.length,
    left: rest.length - added.length,
  };
}

/** The questions of a case with an accepted answer added to a QROC; empty lines are removed. */
export function withAccepted(questions: CaseQuestions, id: string, text: string): CaseQuestions {
  return mapQuestions(questions, (question) =>
    question.id === id && question.format === 'qroc'
      ? { ...question, accepted: [...question.accepted.filter((each) => !isBlank(each)), text] }
      : question,
  );
}
