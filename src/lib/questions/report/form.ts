import { choicesOf } from '#lib/questionnaires/answers.ts';
import { faultyFormulas } from '#lib/questionnaires/formulas/formula-faults.ts';
import { withSide } from '#lib/questionnaires/report/fill.ts';
import {
  optionsOf,
  type Page,
  type Question,
  type QuestionOption,
  walkQuestions,
} from '#lib/questionnaires/tree.ts';
import { fieldsOf } from './fields.ts';

/**
 * The form of a report: the parts of a questionnaire needed to answer it and to mark the answers. It is copied into the
 * question, so that later changes of the questionnaire do not change what was asked (decision 0087).
 */
export interface Form {
  pages: Page[];
}

/** The keys of a question or option kept in a form: no sentence, code, image or fiche, and no mark of normality. */
const KEPT_OF_QUESTION = [
  'id',
  'type',
  'text',
  'section',
  'hidden',
  'condition',
  'multiline',
  'unit',
  'min',
  'max',
  'decimals',
  'expression',
] as const;
const KEPT_OF_OPTION = ['id', 'text', 'condition', 'points', 'exclusive'] as const;
/** Repeated groups keep only their name: in a marked report, lesions stay in the order in which they were added. */
const KEPT_OF_REPEAT = ['name'] as const;

/** @returns the node's fields with these names */
const kept = (node: object, names: readonly string[]): object =>
  Object.fromEntries(
    Object.entries(node).filter(([name, value]) => names.includes(name) && value !== undefined),
  );

/** Texts without side, since a marked report has no choice of side. */
const plain = (text: string) => withSide(text, undefined);

function formOption(option: QuestionOption, isHidden: boolean): QuestionOption {
  const { questions: below = [], repeat } = option;
  return {
    ...(kept(option, KEPT_OF_OPTION) as QuestionOption),
    text: plain(option.text),
    ...(below.length > 0 && { questions: below.map((each) => formQuestion(each, isHidden)) }),
    ...(below.length > 0 && repeat && { repeat: { name: plain(repeat.name) } }),
  };
}

/** A picture with zones becomes a list of its zones; a default answer is kept only in hidden questions. */
function formQuestion(question: Question, above: boolean): Question {
  const isHidden = above || question.hidden === true;
  const own = { ...kept(question, KEPT_OF_QUESTION), text: plain(question.text) };
  const byDefault = isHidden && 'defaultAnswer' in question ? kept(question, ['defaultAnswer']) : {};
  if (question.type === 'single' || question.type === 'multiple')
    return {
      ...own,
      ...byDefault,
      options: question.options.map((each) => formOption(each, isHidden)),
    } as Question;
  if (question.type !== 'hotspot') return { ...own, ...byDefault } as Question;
  const options = question.zones.map(({ label, ...zone }) => ({
    ...kept(zone, KEPT_OF_OPTION),
    text: plain(label),
  }));
  return { ...own, ...byDefault, type: 'multiple', options } as Question;
}

/** Removes a default answer that refers to removed choices. */
function withoutDefault(question: Question, gone: ReadonlySet<string>): Question {
  if (!('defaultAnswer' in question) || question.defaultAnswer === undefined) return question;
  const { defaultAnswer, ...rest } = question;
  if (typeof defaultAnswer === 'string') return gone.has(defaultAnswer) ? (rest as Question) : question;
  if (typeof defaultAnswer !== 'object') return question;
  return { ...rest, defaultAnswer: defaultAnswer.filter((id) => !gone.has(id)) } as Question;
}

/** Questions without the removed nodes. */
function without(questions: readonly Question[], gone: ReadonlySet<string>): Question[] {
  return questions
    .filter(({ id }) => !gone.has(id))
    .map((question) => {
      if (question.type !== 'single' && question.type !== 'multiple') return question;
      const options = question.options
        .filter(({ id }) => !gone.has(id))
        .map((option) => {
          const { questions: below, ...rest } = option;
          const left = below ? without(below, gone) : [];
          return left.length > 0 ? { ...rest, questions: left } : rest;
        });
      return { ...withoutDefault(question, gone), options } as Question;
    });
}

/** Removes everything that depends on parts left out of the form, repeatedly until nothing does. */
function withoutFaulty(pages: readonly Page[]): Page[] {
  const gone = new Set(faultyFormulas(pages).map(({ node }) => node));
  if (gone.size === 0) return [...pages];
  return withoutFaulty(pages.map((page) => ({ ...page, questions: without(page.questions, gone) })));
}

/** Number of questions and choices in a form. */
export function formSize({ pages }: Form): number {
  let size = 0;
  for (const { question } of walkQuestions(pages)) size += 1 + choicesOf(question).length;
  return size;
}

const hasOnly = (node: object, names: readonly string[]) =>
  Object.keys(node).every((name) => names.includes(name));

/** Whether pages contain only what a form may, and nothing else of a questionnaire. */
export function isForm(form: Form): boolean {
  const { pages } = form;
  if (!hasOnly(form, ['pages'])) return false;
  if (!pages.every((page) => hasOnly(page, ['id', 'name', 'questions']))) return false;
  const ofQuestion = [...KEPT_OF_QUESTION, 'options', 'defaultAnswer'];
  const ofOption = [...KEPT_OF_OPTION, 'questions', 'repeat'];
  const isFormOption = (option: QuestionOption) =>
    hasOnly(option, ofOption) && hasOnly(option.repeat ?? {}, KEPT_OF_REPEAT);
  for (const { question } of walkQuestions(pages)) {
    if (question.type === 'hotspot' || !hasOnly(question, ofQuestion)) return false;
    if (!optionsOf(question).every(isFormOption)) return false;
  }
  return true;
}

/**
 * The form of a questionnaire, without parts that have an unreadable condition or calculation, and without
 * those that depend on them.
 * @returns the form, and the number of fields left out
 */
export function formOf(pages: readonly Page[]): { form: Form; leftOut: number } {
  const copied = pages.map(({ id, name, questions }) => ({
    id,
    name: plain(name),
    questions: questions.map((each) => formQuestion(each, false)),
  }));
  const all = withoutFaulty(copied);
  const written = all.filter(({ questions }) => questions.length > 0);
  const form = { pages: written.length > 0 ? written : all.slice(0, 1) };
  return { form, leftOut: fieldsOf(pages).length - fieldsOf(form.pages).length };
}
