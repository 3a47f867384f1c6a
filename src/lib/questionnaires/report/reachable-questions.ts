import { type Answer, type Answers, chooses } from '../answers.ts';
import { optionsOf, type Page, type Question, type QuestionOption } from '../tree.ts';
import { createEvaluation, type Evaluation } from './evaluation.ts';

/** A reachable question: every option above it is selected, and every condition holds. */
export interface ReachableQuestion {
  question: Question;
  /** The counted answer: the given one, the default if the question is hidden, or the result of a calculation. */
  answer: Answer | undefined;
  page: Page;
  /** Nesting depth; 1 directly on a page. */
  depth: number;
  /** Id of the option above it, or null. */
  parent: string | null;
  /** Whether the question or an ancestor is hidden. */
  hidden: boolean;
}

interface Visitor {
  /** Returns the answer to assume for an unanswered visible question. */
  propose?(reached: ReachableQuestion): Answer | undefined;
  question?(reached: ReachableQuestion): void;
  /** Called for a selected option, before the questions under it. */
  option?(reached: ReachableQuestion, option: QuestionOption): void;
}

/**
 * Visits all reachable questions and selected options, in the order of the questionnaire.
 * @param evaluation evaluation of the whole questionnaire with the same answers, if only some pages are visited
 */
export function walkReachable(
  pages: readonly Page[],
  answers: Answers,
  visitor: Visitor,
  evaluation: Evaluation = createEvaluation(pages, answers),
): void {
  for (const page of pages)
    for (const question of page.questions) visit(question, { page, depth: 1, parent: null, hidden: false });

  function visit(question: Question, place: Omit<ReachableQuestion, 'question' | 'answer'>): void {
    if (!evaluation.holds(question.condition)) return;
    const hidden = place.hidden || question.hidden === true;
    const given = evaluation.countedAnswer(question, hidden);
    const asked = { ...place, question, answer: given, hidden };
    const answer = given ?? (hidden ? undefined : visitor.propose?.(asked));
    const reached = { ...asked, answer };
    visitor.question?.(reached);
    for (const option of optionsOf(question)) {
      if (!chooses(answer, option.id)) continue;
      visitor.option?.(reached, option);
      for (const below of option.questions ?? [])
        visit(below, { page: place.page, depth: place.depth + 1, parent: option.id, hidden });
    }
  }
}

/** The counted answers: those of reachable questions, including defaults of hidden ones and results. */
export function reachableAnswers(pages: readonly Page[], answers: Answers): Answers {
  const counted: Record<string, Answer> = {};
  walkReachable(pages, answers, {
    question: ({ question, answer }) => {
      if (answer !== undefined) counted[question.id] = answer;
    },
  });
  return counted;
}
