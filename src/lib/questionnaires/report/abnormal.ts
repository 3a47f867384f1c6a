import { type Answer, type Answers, chooses, defaultOf } from '../answers.ts';
import type { ConclusionScope } from '../report-sections.ts';
import {
  optionsOf,
  type Page,
  type Question,
  type QuestionOption,
  walkQuestions,
  type Zone,
} from '../tree.ts';
import { type ReachableQuestion, walkReachable } from './reachable-questions.ts';

/** A question with an abnormal answer. */
export interface Abnormal {
  question: Question;
  page: Page;
  /** Ids of its ancestor questions and its own. */
  branch: readonly string[];
}

/** Finds the first abnormal answer in a scope around a question, or undefined. */
export type FindAbnormal = (
  scope: ConclusionScope,
  around: Pick<ReachableQuestion, 'question' | 'page'>,
) => Abnormal | undefined;

/** Whether anything in a questionnaire is marked normal; otherwise no search for abnormal answers is needed. */
export function hasNormalMarks(pages: readonly Page[]): boolean {
  for (const { question } of walkQuestions(pages))
    if (('normal' in question && question.normal) || optionsOf(question).some(({ normal }) => normal))
      return true;
  return false;
}

/** A function that searches for abnormal answers among the counted ones. */
export function abnormalFinder(pages: readonly Page[], answers: Answers): FindAbnormal {
  const found: Abnormal[] = [];
  const above: string[] = [];
  walkReachable(pages, answers, {
    question: (reached) => {
      // Questions are visited depth first: deeper ones before this question are no ancestors of it.
      above.length = reached.depth - 1;
      above.push(reached.question.id);
      if (isAbnormal(reached))
        found.push({ question: reached.question, page: reached.page, branch: [...above] });
    },
  });
  return (scope, { question, page }) =>
    found.find((each) => {
      if (scope === 'questionnaire') return true;
      return scope === 'page' ? each.page.id === page.id : each.branch.includes(question.id);
    });
}

/**
 * Whether an answer reports something abnormal. For a choice: any option that is neither the default answer nor
 * marked normal. For a text: anything but the author's own default, since a person's text cannot be judged. Numbers are
 * never abnormal by themselves, nor are neutral questions, nor sections other than results and conclusion.
 */
function isAbnormal({ question, answer }: Pick<ReachableQuestion, 'question' | 'answer'>): boolean {
  if (question.section !== 'findings' && question.section !== 'conclusion') return false;
  if (answer === undefined || question.neutral) return false;
  const byDefault = defaultOf(question);
  switch (question.type) {
    case 'single':
    case 'multiple':
      return question.options.some(
        (option) => chooses(answer, option.id) && isAbnormalOption(option, byDefault),
      );
    case 'hotspot':
      return question.zones.some(({ id }: Zone) => chooses(answer, id) && !chooses(byDefault, id));
    case 'text':
      return Boolean(question.sentence) && answer !== byDefault;
    case 'number':
    case 'date':
      return question.normal !== undefined && byDefault !== undefined && answer !== byDefault;
    default:
      return false;
  }
}

function isAbnormalOption({ id, normal }: QuestionOption, byDefault: Answer | undefined): boolean {
  return !normal && !chooses(byDefault, id);
}
