import { type Answer, type Answers, chooses, defaultOf, fittingAnswer } from '../answers.ts';
import type { QuestionnaireBody } from '../body-schema.ts';
import { expandRepeats } from '../repeats/expand-repeats.ts';
import { optionsOf, type Question } from '../tree.ts';
import { completeAnswers } from './complete-answers.ts';
import { createEvaluation, type Evaluation } from './evaluation.ts';
import { type ReachableQuestion, walkReachable } from './reachable-questions.ts';

/** The part of the questionnaire to answer as normal. */
export type NormalScope = { question: string } | { page: string } | 'all';

/**
 * The answers completed with defaults, including those of sub-questions and of questions whose conditions the added
 * answers fulfil; the same object when nothing was added. Given answers stay, and hidden questions always have their
 * defaults.
 */
export function normalAnswers(
  body: Pick<QuestionnaireBody, 'pages'>,
  answers: Answers,
  scope: NormalScope,
): Answers {
  return completeAnswers(answers, (taken) => withNormal(body, taken, scope));
}

/** The default answer of a question, unless one of its options is currently unavailable. */
function offeredDefault(question: Question, { holds }: Evaluation): Answer | undefined {
  const answer = defaultOf(question);
  const isOffered = optionsOf(question).every(
    ({ id, condition }) => !chooses(answer, id) || holds(condition),
  );
  return isOffered ? answer : undefined;
}

function withNormal(
  { pages }: Pick<QuestionnaireBody, 'pages'>,
  answers: Answers,
  scope: NormalScope,
): Answers {
  const added: Record<string, Answer> = {};
  const options = new Set<string>();
  const concerned = ({ question, page, parent }: ReachableQuestion): boolean => {
    if (scope === 'all') return true;
    if ('page' in scope) return page.id === scope.page;
    return question.id === scope.question || (parent !== null && options.has(parent));
  };
  const expanded = expandRepeats(pages, answers);
  const evaluation = createEvaluation(expanded, answers);
  const visitor = {
    propose: (reached: ReachableQuestion): Answer | undefined => {
      const { question } = reached;
      // Given answers are kept, even if they do not count at present.
      if (!concerned(reached) || fittingAnswer(question, answers[question.id]) !== undefined)
        return undefined;
      const answer = offeredDefault(question, evaluation);
      if (answer !== undefined) added[question.id] = answer;
      return answer;
    },
    option: (reached: ReachableQuestion, { id }: { id: string }): void => {
      if (concerned(reached)) options.add(id);
    },
  };
  walkReachable(expanded, answers, visitor, evaluation);
  return Object.keys(added).length > 0 ? { ...answers, ...added } : answers;
}
