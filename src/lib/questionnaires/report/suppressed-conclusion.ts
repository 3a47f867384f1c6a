import { type Answers, chooses, defaultOf } from '../answers.ts';
import { concludes } from '../normal-words.ts';
import { expandRepeats } from '../repeats/expand-repeats.ts';
import { optionsOf, type Page, type Question } from '../tree.ts';
import { abnormalFinder, hasNormalMarks } from './abnormal.ts';
import { type ReachableQuestion, walkReachable } from './reachable-questions.ts';

/** A normal conclusion that is suppressed, and the question whose abnormal answer suppresses it. */
export interface SuppressedConclusion {
  question: Question;
  because: Question;
}

/** The normal conclusions that abnormal answers suppress, in the order of the questionnaire. */
export function withheldConclusions(body: Page[], answers: Answers): readonly SuppressedConclusion[] {
  if (!hasNormalMarks(body)) return [];
  const pages = expandRepeats(body, answers);
  const find = abnormalFinder(pages, answers);
  const found: SuppressedConclusion[] = [];
  walkReachable(pages, answers, {
    question: (reached) => {
      for (const scope of normalScopesOf(reached)) {
        const abnormal = find(scope, reached);
        if (abnormal) found.push({ question: reached.question, because: abnormal.question });
      }
    },
  });
  return found;
}

/** The scopes of a question's normal answers that would write a conclusion. */
function normalScopesOf({ question, answer }: ReachableQuestion) {
  const { section } = question;
  if ('normal' in question && question.normal)
    return answer !== undefined && answer === defaultOf(question) && concludes(question)
      ? [question.normal]
      : [];
  return optionsOf(question).flatMap(({ id, normal, sentence, inConclusion }) =>
    normal && chooses(answer, id) && concludes({ sentence, inConclusion, section }) ? [normal] : [],
  );
}
