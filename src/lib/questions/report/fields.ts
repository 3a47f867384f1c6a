import { type Answer, type Answers, choicesOf, fittingAnswer } from '#lib/questionnaires/answers.ts';
import {
  choiceText,
  optionsOf,
  type Page,
  type Question,
  type QuestionOption,
  walkQuestions,
} from '#lib/questionnaires/tree.ts';
import { QUESTIONS_MAX } from '../formats.ts';
import { FIRST_INSTANCE, idIn, possibleInstances } from './instance-ids.ts';

/** A field of a report: a question of its form that can be answered. */
export interface Field {
  question: Question;
  page: Page;
  /** The options that lead to it, outermost first: « Nodule : Présent ». */
  path: readonly string[];
}

/** Types of questions without answers: texts to read, calculations. */
const UNANSWERED: readonly Question['type'][] = ['information', 'formula'];

/** Ids of the instances of a repeated group; undefined means that its fields are those of the form, listed once. */
type Instances = (option: QuestionOption) => readonly string[] | undefined;

interface Place {
  page: Page;
  path: readonly string[];
  instances: Instances;
  /** The current instance. */
  instance?: string;
}

/** A question in one instance, with the options available there. */
function inInstance(question: Question, instance: string | undefined): Question {
  if (instance === undefined) return question;
  const id = idIn(question.id, instance);
  if (question.type !== 'single' && question.type !== 'multiple') return { ...question, id };
  const options = question.options.map((option) => ({ ...option, id: idIn(option.id, instance) }));
  return { ...question, id, options } as Question;
}

function* fieldsIn(questions: readonly Question[], place: Place): Generator<Field> {
  const { page, path, instance } = place;
  for (const question of questions) {
    // Hidden questions are answered automatically, with everything under them.
    if (question.hidden) continue;
    if (!UNANSWERED.includes(question.type)) yield { question: inInstance(question, instance), page, path };
    for (const option of optionsOf(question)) {
      const below = [...path, `${question.text.trim()}\u00a0: ${option.text.trim()}`];
      yield* fieldsUnder(option, { ...place, path: below });
    }
  }
}

/** The fields under an option; for a repeated group, paths include the instance: « Nodule 2 ». */
function* fieldsUnder(option: QuestionOption, place: Place): Generator<Field> {
  const { questions = [], repeat } = option;
  const instances = repeat && place.instances(option);
  if (!instances) return yield* fieldsIn(questions, place);
  const name = repeat?.name || option.text.trim();
  for (const [at, instance] of instances.entries())
    yield* fieldsIn(questions, { ...place, instance, path: [...place.path, `${name} ${at + 1}`] });
}

const listed = (pages: readonly Page[], instances: Instances): Field[] =>
  pages.flatMap((page) => [...fieldsIn(page.questions, { page, path: [], instances })]);

/** Every field of a form in order; fields of repeated groups once. */
export const fieldsOf = (pages: readonly Page[]): Field[] => listed(pages, () => undefined);

/** The fields of a form for each instance in the answers; a repeated group without any has one instance. */
export const filledFields = (pages: readonly Page[], answers: Answers): Field[] =>
  listed(pages, (option) => {
    const named = answers[option.id];
    return typeof named === 'object' ? [...new Set(named)] : [FIRST_INSTANCE];
  });

/** The texts of an answer's choices; empty for a value. */
export function chosenWords(question: Question, answer: Answer): string[] {
  const chosen = typeof answer === 'object' ? answer : [answer];
  return choicesOf(question).flatMap((choice) =>
    chosen.includes(choice.id) ? [choiceText(choice).trim()] : [],
  );
}

/** The first field whose answer cannot be sent: an invalid number, or an overlong text. */
export const refusedField = (pages: readonly Page[], answers: Answers): Field | undefined =>
  filledFields(pages, answers).find(({ question: { id }, question }) => {
    const answer = answers[id];
    if (answer === undefined) return false;
    const isLong = typeof answer === 'string' && answer.length > QUESTIONS_MAX.fieldText;
    return isLong || fittingAnswer(question, answer) === undefined;
  });

/** The valid instances that answers name for a form's repeated groups. */
export function namedInstances(pages: readonly Page[], answers: Answers): Answers {
  const named = Array.from(walkQuestions(pages), ({ question }) => optionsOf(question))
    .flat()
    .flatMap(({ id, repeat }) => {
      const given = answers[id];
      return repeat && typeof given === 'object' ? [[id, possibleInstances(given)] as const] : [];
    });
  return Object.fromEntries(named);
}

/** The answers that are possible for the form's fields: a stored tab may contain others. */
export function fittingAnswers(pages: readonly Page[], answers: Answers): Answers {
  const known = filledFields(pages, answers).flatMap(({ question: { id }, question }) => {
    const answer = fittingAnswer(question, answers[id]);
    return answer === undefined ? [] : [[id, answer] as const];
  });
  return { ...namedInstances(pages, answers), ...Object.fromEntries(known) };
}
