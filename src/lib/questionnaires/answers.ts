import { valueFault } from './number-answer.ts';
import { optionsOf, type Question, type QuestionOption, type Zone } from './tree.ts';

/**
 * single: the option's id; multiple and hotspot: ids, in no order; text, date (ISO): the text; number: the number, or
 * the typed text while the question refuses it.
 */
export type Answer = string | number | readonly string[];

/**
 * Answers by question id; an unanswered question has no key. They stay on the device of the person who answers and are
 * never stored in the questionnaire.
 */
export type Answers = Readonly<Record<string, Answer>>;

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Whether an answer has content: an empty text or list has none. */
export function hasAnswer(answer: Answer | undefined): answer is Answer {
  if (typeof answer === 'number') return Number.isFinite(answer);
  if (typeof answer === 'string') return answer.trim() !== '';
  return Array.isArray(answer) && answer.length > 0;
}

/**
 * The part of an answer that the question allows, lists in the question's own order. Answers outlive edits of the
 * questionnaire: a removed option, or a text where a number is asked for now, is dropped, and so is a number that
 * the question refuses.
 */
export function fittingAnswer(question: Question, answer: Answer | undefined): Answer | undefined {
  if (!hasAnswer(answer)) return undefined;
  switch (question.type) {
    case 'single':
      return question.options.some(({ id }) => id === answer) ? answer : undefined;
    case 'multiple':
    case 'hotspot': {
      if (typeof answer !== 'object') return undefined;
      const kept = withoutExcluded(choicesOf(question).filter(({ id }) => answer.includes(id)));
      return kept.length > 0 ? kept.map(({ id }) => id) : undefined;
    }
    case 'text':
      return typeof answer === 'string' ? answer : undefined;
    case 'date':
      return typeof answer === 'string' && isDate(answer) ? answer : undefined;
    case 'number':
      return typeof answer === 'number' && !valueFault(question, answer) ? answer : undefined;
    default:
      return undefined;
  }
}

type Choice = QuestionOption | Zone;

const isExclusive = (choice: Choice): boolean => 'exclusive' in choice && choice.exclusive === true;

/**
 * The chosen options, without an exclusive one (« aucune lésion ») when others are chosen too: a finding is reported
 * rather than its absence.
 */
function withoutExcluded(chosen: readonly Choice[]): readonly Choice[] {
  const others = chosen.filter((choice) => !isExclusive(choice));
  return others.length > 0 ? others : chosen.slice(0, 1);
}

/** The chosen ids after an option is added: an exclusive option deselects the others, any other deselects it. */
export function withChoice(question: Question, chosen: readonly string[], added: string): readonly string[] {
  const choices = choicesOf(question);
  const exclusive = new Set(choices.filter(isExclusive).map(({ id }) => id));
  if (exclusive.has(added)) return [added];
  return [...chosen.filter((id) => id !== added && !exclusive.has(id)), added];
}

/** The author's default answer, if any. */
export function defaultOf(question: Question): Answer | undefined {
  return 'defaultAnswer' in question ? fittingAnswer(question, question.defaultAnswer) : undefined;
}

/** The choices of a question: its options or zones; none for questions that ask for a value. */
export function choicesOf(question: Question): readonly Choice[] {
  return question.type === 'hotspot' ? question.zones : optionsOf(question);
}

/** Whether this option or zone is chosen by a fitting answer. */
export function chooses(answer: Answer | undefined, id: string): boolean {
  return typeof answer === 'object' ? answer.includes(id) : answer === id;
}

function isDate(text: string): boolean {
  const date = ISO_DATE.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return date !== null && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
