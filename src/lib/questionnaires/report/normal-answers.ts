import { type Answer, type Answers, chooses, defaultOf, fitting } from '../answers.ts';
import type { QuestionnaireBody } from '../body-schema.ts';
import { expandRepeats } from '../repeats/expand-repeats.ts';
import { optionsOf, type Question } from '../tree.ts';
import { createEvaluation, type Evaluation } from './evaluation.ts';
import { type Reached, walkReachable } from './reachable.ts';
import { settledAnswers } from './settled-answers.ts';

/** The part of the questionnaire answered as normal. */
export type NormalScope = { question: string } | { page: string } | 'all';

/**
 * The answers with the defaults that apply added, those of sub-questions included and of questions whose conditions
 * they fulfil; the same object when there are none. An answer that is given stays, and hidden questions have theirs
 * anyway.
 */
export function normalAnswers(
  body: Pick<QuestionnaireBody, 'pages'>,
  answers: Answers,
  scope: NormalScope,
): Answers {
  return settledAnswers(answers, (taken) => withNormal(body, taken, scope));
}

/** The default answer, unless an option of it is not offered now. */
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
  const concerned = ({ question, page, parent }: Reached): boolean => {
    if (scope === 'all') return true;
    if ('page' in scope) return page.id === scope.page;
    return question.id === scope.question || (parent !== null && options.has(parent));
  };
  const expanded = expandRepeats(pages, answers);
  const evaluation = createEvaluation(expanded, answers);
  const visitor = {
    propose: (reached: Reached): Answer | undefined => {
      const { question } = reached;
      // Given answers stay, even where they do not count at present.
      if (!concerned(reached) || fitting(question, answers[question.id]) !== undefined) return undefined;
      const answer = offeredDefault(question, evaluation);
      if (answer !== undefined) added[question.id] = answer;
      return answer;
    },
    option: (reached: Reached, { id }: { id: string }): void => {
      if (concerned(reached)) options.add(id);
    },
  };
  walkReachable(expanded, answers, visitor, evaluation);
  return Object.keys(added).length > 0 ? { ...answers, ...added } : answers;
}
