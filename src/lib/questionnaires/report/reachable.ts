import { type Answer, type Answers, chooses } from '../answers.ts';
import { optionsOf, type Page, type Question, type QuestionOption } from '../tree.ts';
import { createEvaluation, type Evaluation } from './evaluation.ts';

/** A question that can be reached: every option above it is selected, and every condition holds. */
export interface Reached {
  question: Question;
  /** The counted value: its own answer, its default when it is hidden, the result of a calculation. */
  answer: Answer | undefined;
  page: Page;
  /** 1 on a page. */
  depth: number;
  /** Id of the option that it is nested under. */
  parent: string | null;
  /** Hidden itself, or below a question that is. */
  hidden: boolean;
}

interface Visitor {
  /** The answer assumed for an unanswered visible question. */
  propose?(reached: Reached): Answer | undefined;
  question?(reached: Reached): void;
  /** A selected option, before the questions under it. */
  option?(reached: Reached, option: QuestionOption): void;
}

/**
 * Visits what can be reached with these answers, in the order of the questionnaire.
 * @param evaluation of the same answers in the whole questionnaire, where only some of its pages are visited
 */
export function walkReachable(
  pages: readonly Page[],
  answers: Answers,
  visitor: Visitor,
  evaluation: Evaluation = createEvaluation(pages, answers),
): void {
  for (const page of pages)
    for (const question of page.questions) visit(question, { page, depth: 1, parent: null, hidden: false });

  function visit(question: Question, place: Omit<Reached, 'question' | 'answer'>): void {
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

/** The answers that count: of questions that can be reached, defaults of hidden ones and results among them. */
export function reachableAnswers(pages: readonly Page[], answers: Answers): Answers {
  const counted: Record<string, Answer> = {};
  walkReachable(pages, answers, {
    question: ({ question, answer }) => {
      if (answer !== undefined) counted[question.id] = answer;
    },
  });
  return counted;
}
