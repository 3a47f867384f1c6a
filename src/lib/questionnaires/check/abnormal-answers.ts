import { type Answer, type Answers, choicesOf, chooses, defaultOf, fittingAnswer } from '../answers.ts';
import type { QuestionnaireBody } from '../body-schema.ts';
import { expandRepeats } from '../repeats/expand-repeats.ts';
import { completeAnswers } from '../report/complete-answers.ts';
import { type ReachableQuestion, walkReachable } from '../report/reachable-questions.ts';

/** Placeholders for any date and any text in a trial report. */
const ANY_DATE = '2000-12-31';
const ANY_TEXT = '(…)';

/**
 * Answers as far from normal as possible, so that the author sees how such a report reads: of single choices the
 * first that is not the default, of multiple ones all that are not, numbers at a bound, an ellipsis for texts.
 */
export function abnormalAnswers({ pages }: Pick<QuestionnaireBody, 'pages'>): Answers {
  return completeAnswers({}, (answers) => withAbnormal(pages, answers));
}

function withAbnormal(pages: QuestionnaireBody['pages'], given: Answers): Answers {
  const answers: Record<string, Answer> = { ...given };
  const count = Object.keys(given).length;
  walkReachable(expandRepeats(pages, given), given, {
    propose: abnormal,
    question: ({ question, answer, hidden }) => {
      if (!hidden && answer !== undefined && question.type !== 'formula') answers[question.id] = answer;
    },
  });
  return Object.keys(answers).length > count ? answers : given;
}

function abnormal({ question }: ReachableQuestion): Answer | undefined {
  const normal = defaultOf(question);
  const others = choicesOf(question).flatMap(({ id }) => (chooses(normal, id) ? [] : [id]));
  switch (question.type) {
    case 'single':
      return others[0];
    case 'multiple':
    case 'hotspot':
      return fittingAnswer(question, others);
    case 'number':
      return question.max ?? question.min ?? 1;
    case 'date':
      return ANY_DATE;
    case 'text':
      return ANY_TEXT;
    default:
      return undefined;
  }
}
