import { firstWords } from '#lib/platform/first-words.ts';
import { QUESTIONS_MAX } from '../formats.ts';
import { type GiveId, idGiver } from '../new-question.ts';
import { mapQuestions, placedQuestions, takenIds } from '../question-tree.ts';
import type { CaseQuestion, CaseQuestions, QuestionStep } from '../questions-schema.ts';
import { plainText } from './plain-text.ts';
import {
  isTakeable,
  type NotedPart,
  type SourceFile,
  type SourceQuestion,
  type UntakenKind,
} from './source-question.ts';
import { type TakenQuestion, takeQuestion } from './take-question.ts';
import { updatedQuestion } from './update-question.ts';

/** The outcome of importing a question. */
export type ImportedQuestion =
  | { became: 'added' | 'updated'; question: CaseQuestion; notes: NotedPart[] }
  | { became: 'nothing'; why: UntakenKind; name: string; type?: string | undefined };

export interface ImportPlan {
  /** The questions of the case after the import. */
  questions: CaseQuestions | null;
  /** The outcomes for the questions of the file, in order. */
  imported: ImportedQuestion[];
  /** Id of the first added question, or else of the first updated one. */
  first: string | undefined;
}

/** Maximum length of the excerpt that identifies a question without a name. */
const NAME = 80;

/** Maximum size in bytes of all questions after an import; saving allows slightly more (`kinds/part-schema.ts`). */
export const IMPORTED_BYTES = 480_000;

/** Appends questions in new steps, as few as can hold them. */
function withAdded(before: CaseQuestions | null, added: readonly CaseQuestion[], giveId: GiveId) {
  const steps: QuestionStep[] = [];
  for (let at = 0; at < added.length; at += QUESTIONS_MAX.questions)
    steps.push({
      id: giveId(),
      text: '',
      questions: added.slice(at, at + QUESTIONS_MAX.questions),
    });
  const all = [...(before?.steps ?? []), ...steps];
  return all.length === 0 ? before : { explained: 'end' as const, ...before, steps: all };
}

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

/** Returns a check of the remaining room: questions in new steps, and total size in bytes. */
function roomIn(questions: CaseQuestions | null) {
  let count = (QUESTIONS_MAX.steps - (questions?.steps.length ?? 0)) * QUESTIONS_MAX.questions;
  let bytes = IMPORTED_BYTES - bytesOf(questions);
  /** Whether there is room for a question, which is then reserved. @param before the question that it replaces */
  return (question: CaseQuestion, before?: CaseQuestion): boolean => {
    const more = bytesOf(question) - (before ? bytesOf(before) : 0);
    if (more > bytes || (!before && count === 0)) return false;
    bytes -= more;
    if (!before) count -= 1;
    return true;
  };
}

/** Reads questions one by one, with ids that earlier ones have not used. */
function taker(before: CaseQuestions | null, nodeIdOf: (source: string) => string) {
  const taken = takenIds(before);
  const own = new Map(placedQuestions(before).map(({ question }) => [question.id, question]));
  const giveId = idGiver(taken);
  const seen = new Set<string>();
  return {
    giveId,
    /** A question, and the question of the case that it updates. */
    take(source: SourceQuestion): TakenQuestion & { known?: CaseQuestion } {
      const wanted = source.id === undefined ? undefined : nodeIdOf(source.id);
      const known = wanted === undefined || seen.has(wanted) ? undefined : own.get(wanted);
      const isFree = wanted !== undefined && !taken.has(wanted);
      if (wanted !== undefined && (known || isFree)) {
        taken.add(wanted);
        seen.add(wanted);
        const made = takeQuestion(source, wanted, giveId);
        return known ? { ...made, question: updatedQuestion(known, made.question), known } : made;
      }
      const made = takeQuestion(source, giveId(), giveId);
      if (source.id !== undefined) made.notes.push({ code: 'same-id', detail: source.id });
      return made;
    },
  };
}

/**
 * The questions of a case after an import: questions with a known id are updated in
 * place, others are appended in new steps.
 * @param nodeIdOf the id for a source id, always the same
 */
export function importQuestions(
  before: CaseQuestions | null,
  file: SourceFile,
  nodeIdOf: (source: string) => string,
): ImportPlan {
  const { take, giveId } = taker(before, nodeIdOf);
  const hasRoom = roomIn(before);
  const added: CaseQuestion[] = [];
  const updated = new Map<string, CaseQuestion>();
  const imported = file.questions.map((source): ImportedQuestion => {
    const name = source.title || firstWords(plainText(source.text).text, NAME);
    if (!isTakeable(source)) return { became: 'nothing', why: source.kind, name, type: source.type };
    const { question, notes, known } = take(source);
    if (!hasRoom(question, known)) return { became: 'nothing', why: 'no-room', name };
    if (known) updated.set(question.id, question);
    else added.push(question);
    return { became: known ? 'updated' : 'added', question, notes };
  });
  const changed = before && mapQuestions(before, (question) => updated.get(question.id) ?? question);
  const first = added[0]?.id ?? updated.keys().next().value;
  return { questions: withAdded(changed, added, giveId), imported, first };
}
