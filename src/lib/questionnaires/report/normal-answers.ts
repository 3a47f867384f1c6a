import { type Answer, type Answers, defaultOf } from '../answers.ts';
import type { QuestionnaireBody } from '../body-schema.ts';
import { type Reached, walkReachable } from './reachable.ts';

/** What « normal » is taken for. */
export type NormalScope = { question: string } | { page: string } | 'all';

/** An added answer may open questions, whose answers open others: as deep as anybody's conditions go. */
const PASSES = 20;

/**
 * The answers with the defaults that apply added, those of sub-questions included and of questions whose conditions they
 * fulfil; the same object when there are none. An answer that is given stays, and hidden questions have theirs anyway.
 */
export function normalAnswers(
  body: Pick<QuestionnaireBody, 'pages'>,
  answers: Answers,
  scope: NormalScope,
): Answers {
  let taken = answers;
  for (let pass = 0; pass < PASSES; pass += 1) {
    const next = withNormal(body, taken, scope);
    if (next === taken) break;
    taken = next;
  }
  return taken;
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
  walkReachable(pages, answers, {
    propose: (reached) => {
      const answer = concerned(reached) ? defaultOf(reached.question) : undefined;
      if (answer !== undefined) added[reached.question.id] = answer;
      return answer;
    },
    option: (reached, { id }) => {
      if (concerned(reached)) options.add(id);
    },
  });
  return Object.keys(added).length > 0 ? { ...answers, ...added } : answers;
}
