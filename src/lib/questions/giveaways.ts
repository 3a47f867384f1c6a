import type { Credit } from '#lib/cases/credit.ts';
import { fold, foldedWords } from '#lib/platform/fold.ts';
import { choicesOf, chooses } from '#lib/questionnaires/answers.ts';
import { choiceText } from '#lib/questionnaires/tree.ts';
import { placedQuestions } from './question-tree.ts';
import type { CaseQuestion, CaseQuestions, ReportQuestion } from './questions-schema.ts';
import { filledFields } from './report/fields.ts';
import { settingOf, weightOf } from './report/mark-field.ts';
import { tellingWords } from './telling-words.ts';

/** Places where a case may give an answer away before its questions are asked. */
export const TELLING_PLACES = ['title', 'tags', 'folders', 'credit'] as const;
export type TellingPlace = (typeof TELLING_PLACES)[number];

/** Hints for an author that an answer may be given away; they do not prevent questions from being asked. */
export type Giveaway =
  | { question: string; what: 'key'; place: TellingPlace; words: string[] }
  | { question: string; what: 'same-text'; other: string };

/** The parts of a case that are read beside its questions. */
export interface TellingCase {
  title: string;
  tags: readonly string[];
  folders: readonly { id: string; name: string }[];
  credit?: Credit | undefined;
}

/** The words of a report's key, and the words of its form that are not in the key. */
function reportWords(report: ReportQuestion): { right: string[]; wrong: string[] } {
  const { form, key } = report;
  const right: string[] = [];
  const wrong: string[] = [];
  for (const { question } of filledFields(form?.pages ?? [], key)) {
    const isCounted = weightOf(question, settingOf(report, question.id)) > 0;
    const answer = isCounted ? key[question.id] : undefined;
    wrong.push(question.text);
    for (const choice of choicesOf(question))
      (chooses(answer, choice.id) ? right : wrong).push(choiceText(choice));
    if (question.type === 'text' && typeof answer === 'string') right.push(answer);
  }
  return { right, wrong };
}

/** What a question takes as right, and as wrong, in words. */
function takenWords(question: CaseQuestion): { right: readonly string[]; wrong: readonly string[] } {
  if ('propositions' in question) {
    const { propositions } = question;
    const textsOf = (isRight: boolean) =>
      propositions.filter((each) => each.isRight === isRight).map(({ text }) => text);
    return { right: textsOf(true), wrong: textsOf(false) };
  }
  switch (question.format) {
    case 'qroc':
      return { right: question.accepted, wrong: [] };
    case 'report':
      return reportWords(question);
    // Their keys are numbers and places.
    case 'tcs':
    case 'zone':
    case 'measure':
      return { right: [], wrong: [] };
  }
}

/** The words of the key that occur neither in the question nor in a wrong proposition. */
function keyWords(question: CaseQuestion): [folded: string, word: string][] {
  const { right, wrong } = takenWords(question);
  const said = new Set(foldedWords([question.text, ...wrong].join(' ')));
  return [...tellingWords(right.join(' '))].filter(([folded]) => !said.has(folded));
}

/** The complete text of a question, including hypothesis and fact of a TCS. */
const askedBy = (question: CaseQuestion) =>
  question.format === 'tcs' ? [question.text, question.hypothesis, question.fact].join(' ') : question.text;

const wordsOf = (texts: readonly string[]) => new Set(foldedWords(texts.join(' ')));

/**
 * The place of the step at which each folder that steps bring is seen: one that asks something, as if each of its questions
 * could be asked already. Folders that are not here are there from the beginning.
 */
function seenFrom(steps: CaseQuestions['steps']): Map<string, number> {
  const places = new Map<string, number>();
  let waiting: string[] = [];
  steps.forEach(({ folders = [], questions }, place) => {
    waiting.push(...folders);
    if (questions.length === 0) return;
    for (const id of waiting) if (!places.has(id)) places.set(id, place);
    waiting = [];
  });
  return places;
}

/** By step, the words that its readers see beside it: names of folders that later steps bring tell nothing yet. */
function wordsBeside(
  steps: CaseQuestions['steps'],
  { title, tags, folders, credit }: TellingCase,
): Map<string, Record<TellingPlace, Set<string>>> {
  const always = {
    title: wordsOf([title]),
    tags: wordsOf(tags),
    credit: wordsOf(Object.values(credit ?? {})),
  };
  const places = seenFrom(steps);
  const beside = steps.map(({ id }, place) => {
    const there = folders.filter((folder) => (places.get(folder.id) ?? 0) <= place);
    return [id, { ...always, folders: wordsOf(there.map(({ name }) => name)) }] as const;
  });
  return new Map(beside);
}

/** Texts that give a key away, and questions with equal texts. */
export function giveawaysOf(questions: CaseQuestions | null | undefined, told: TellingCase): Giveaway[] {
  const beside = wordsBeside(questions?.steps ?? [], told);
  const first = new Map<string, string>();
  return placedQuestions(questions).flatMap(({ question, step }): Giveaway[] => {
    const { id } = question;
    const places = beside.get(step.id);
    const key = keyWords(question);
    const given = TELLING_PLACES.flatMap((place): Giveaway[] => {
      const words = key.flatMap(([folded, word]) => (places?.[place].has(folded) ? [word] : []));
      return words.length > 0 ? [{ question: id, what: 'key', place, words }] : [];
    });
    const text = fold(askedBy(question)).trim();
    const other = text === '' ? undefined : first.get(text);
    if (other === undefined) first.set(text, id);
    return other === undefined ? given : [...given, { question: id, what: 'same-text', other }];
  });
}
