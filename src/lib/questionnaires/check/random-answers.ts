import { type Answer, type Answers, choicesOf, defaultOf, fittingAnswer } from '../answers.ts';
import type { QuestionnaireBody } from '../body-schema.ts';
import type { NumberQuestion } from '../number-answer.ts';
import { expandRepeats, isRepeated } from '../repeats/expand-repeats.ts';
import { completeAnswers } from '../report/complete-answers.ts';
import { createEvaluation, type Evaluation } from '../report/evaluation.ts';
import { walkReachable } from '../report/reachable-questions.ts';
import { optionsOf, type Question } from '../tree.ts';
import { draw } from './seeded-draw.ts';

/** The share of unimportant questions left unanswered, as in real reports. */
const LEFT = 0.1;
/** The share of options chosen in a multiple choice. */
const TAKEN = 0.4;
/** How far a number without a bound may be from its other bound, or from zero. */
const WIDTH = 100;
const MOST_INSTANCES = 3;
const ANY_TEXT = '(…)';

/**
 * Plausible answers drawn from the seed: only shown questions and available options are answered, numbers stay within
 * their bounds, and a repeated group has up to three instances.
 */
export function randomAnswers({ pages }: Pick<QuestionnaireBody, 'pages'>, seed: number): Answers {
  return shownOnly(
    pages,
    completeAnswers({}, (answers) => withDrawn(pages, answers, seed)),
  );
}

function withDrawn(pages: QuestionnaireBody['pages'], given: Answers, seed: number): Answers {
  const added: Record<string, Answer> = {};
  const expanded = expandRepeats(pages, given);
  const evaluation = createEvaluation(expanded, given);
  const visitor = {
    propose: ({ question }: { question: Question }): Answer | undefined => {
      if (given[question.id] !== undefined) return undefined;
      if (!question.important && draw(seed, `${question.id} left`) < LEFT) return undefined;
      const answer = drawn(question, seed, evaluation);
      if (answer !== undefined) added[question.id] = answer;
      return answer;
    },
    option: ({ hidden }: { hidden: boolean }, option: Parameters<typeof isRepeated>[0]): void => {
      if (!hidden && isRepeated(option) && !given[option.id]) added[option.id] = instances(option.id, seed);
    },
  };
  walkReachable(expanded, given, visitor, evaluation);
  return Object.keys(added).length > 0 ? { ...given, ...added } : given;
}

const instances = (group: string, seed: number): string[] =>
  Array.from({ length: 1 + Math.floor(draw(seed, group) * MOST_INSTANCES) }, (_, at) => String(at + 1));

/** The answers without those of questions that a later answer has hidden. */
function shownOnly(pages: QuestionnaireBody['pages'], answers: Answers): Answers {
  const shown: Record<string, Answer> = {};
  walkReachable(expandRepeats(pages, answers), answers, {
    question: ({ question, answer, hidden }) => {
      if (!hidden && answer !== undefined && question.type !== 'formula') shown[question.id] = answer;
    },
    option: ({ hidden }, { id }) => {
      const group = answers[id];
      if (!hidden && group !== undefined) shown[id] = group;
    },
  });
  return shown;
}

function drawn(question: Question, seed: number, { holds }: Evaluation): Answer | undefined {
  const at = draw(seed, question.id);
  const conditions = new Map(optionsOf(question).map(({ id, condition }) => [id, condition]));
  // Each choice has a random rank of its own: adding another one changes the result only if its rank is higher.
  const ranked = choicesOf(question)
    .filter(({ id }) => holds(conditions.get(id)))
    .map(({ id }) => ({ id, rank: draw(seed, id) }))
    .toSorted((one, other) => other.rank - one.rank);
  switch (question.type) {
    case 'single':
      return ranked[0]?.id;
    case 'multiple':
    case 'hotspot': {
      const taken = ranked.filter(({ rank }, place) => place === 0 || rank > 1 - TAKEN);
      return fittingAnswer(
        question,
        taken.map(({ id }) => id),
      );
    }
    case 'number':
      return numberWithin(question, at);
    case 'date':
      return dateAt(at);
    case 'text':
      return defaultOf(question) ?? ANY_TEXT;
    default:
      return undefined;
  }
}

/** A number between the bounds with as many decimals as are allowed, or the default; undefined where there is none. */
function numberWithin(question: NumberQuestion, at: number): Answer | undefined {
  const { min, max, decimals } = question;
  const low = min ?? (max !== undefined && max < 0 ? max - WIDTH : 0);
  const high = max ?? low + WIDTH;
  const scale = 10 ** (decimals ?? (high - low < 10 ? 1 : 0));
  const first = Math.ceil(low * scale);
  const last = Math.floor(high * scale);
  if (last < first) return defaultOf(question);
  const value = Number((first + Math.floor(at * (last - first + 1))) / scale);
  return fittingAnswer(question, Number(value.toFixed(6)));
}

/** A day of the years 2015 to 2024 that every month has. */
function dateAt(at: number): string {
  const days = Math.floor(at * 10 * 12 * 28);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${2015 + Math.floor(days / (12 * 28))}-${two(1 + (Math.floor(days / 28) % 12))}-${two(1 + (days % 28))}`;
}
