import { type Answer, type Answers, choicesOf, fitting } from '#lib/questionnaires/answers.ts';
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

/** A field of a report: a question of its form that somebody answers. */
export interface Field {
  question: Question;
  page: Page;
  /** The answers that lead to it, outermost first: « Nodule : Présent ». */
  path: readonly string[];
}

/** What nobody answers: a text to read, a calculation. */
const UNANSWERED: readonly Question['type'][] = ['information', 'formula'];

/** Ids of the instances of a thing that is asked about one by one; undefined: its fields are those of the form, once. */
type Instances = (option: QuestionOption) => readonly string[] | undefined;

interface Place {
  page: Page;
  path: readonly string[];
  instances: Instances;
  /** The instance that one is in. */
  instance?: string;
}

/** A question of one instance, with what can be chosen there. */
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
    // What is hidden answers itself, with all that stands under it.
    if (question.hidden) continue;
    if (!UNANSWERED.includes(question.type)) yield { question: inInstance(question, instance), page, path };
    for (const option of optionsOf(question)) {
      const below = [...path, `${question.text.trim()}\u00a0: ${option.text.trim()}`];
      yield* fieldsUnder(option, { ...place, path: below });
    }
  }
}

/** Those under an option; of what is asked about one by one each says which it is of: « Nodule 2 ». */
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

/** Every field of a form in its order, those of what is asked about one by one once. */
export const fieldsOf = (pages: readonly Page[]): Field[] => listed(pages, () => undefined);

/** The same for each of the instances that answers name; of a form that names none there is one. */
export const filledFields = (pages: readonly Page[], answers: Answers): Field[] =>
  listed(pages, (option) => {
    const named = answers[option.id];
    return typeof named === 'object' ? [...new Set(named)] : [FIRST_INSTANCE];
  });

/** The words of an answer's choices, none of a value. */
export function chosenWords(question: Question, answer: Answer): string[] {
  const chosen = typeof answer === 'object' ? answer : [answer];
  return choicesOf(question).flatMap((choice) =>
    chosen.includes(choice.id) ? [choiceText(choice).trim()] : [],
  );
}

/** The first field whose answer cannot be sent: a number that it refuses, a text that is too long. */
export const refusedField = (pages: readonly Page[], answers: Answers): Field | undefined =>
  filledFields(pages, answers).find(({ question: { id }, question }) => {
    const answer = answers[id];
    if (answer === undefined) return false;
    const isLong = typeof answer === 'string' && answer.length > QUESTIONS_MAX.fieldText;
    return isLong || fitting(question, answer) === undefined;
  });

/** Which instances of the things that a form asks about one by one answers name, as far as there can be such. */
export function namedInstances(pages: readonly Page[], answers: Answers): Answers {
  const named = Array.from(walkQuestions(pages), ({ question }) => optionsOf(question))
    .flat()
    .flatMap(({ id, repeat }) => {
      const given = answers[id];
      return repeat && typeof given === 'object' ? [[id, possibleInstances(given)] as const] : [];
    });
  return Object.fromEntries(named);
}

/** Of answers those that fields of a form can have: a kept tab may have others. */
export function fittingAnswers(pages: readonly Page[], answers: Answers): Answers {
  const known = filledFields(pages, answers).flatMap(({ question: { id }, question }) => {
    const answer = fitting(question, answers[id]);
    return answer === undefined ? [] : [[id, answer] as const];
  });
  return { ...namedInstances(pages, answers), ...Object.fromEntries(known) };
}
