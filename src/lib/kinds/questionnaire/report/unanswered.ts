import type { Answers } from '../answers.ts';
import type { QuestionnaireBody } from '../body-schema.ts';
import { withSide } from './fill.ts';
import { walkReachable } from './reachable.ts';
import type { Side } from './report-types.ts';
import { hasSide } from './side.ts';

export interface Unanswered {
  /** Id of the question, or `SIDE`. */
  id: string;
  text: string;
  /** Id of its page; null for the side. */
  page: string | null;
  important: boolean;
}

/** Stands for the choice of the side among unanswered questions; no node has such an id, and its words are the form's. */
export const SIDE = '@side';

/** Questions that are shown and have no answer yet, in order; the side first, when it is to be chosen. */
export function unanswered(
  body: Pick<QuestionnaireBody, 'pages'>,
  answers: Answers,
  { side }: { side?: Side | undefined } = {},
): Unanswered[] {
  const found: Unanswered[] =
    side === undefined && hasSide(body) ? [{ id: SIDE, text: '', page: null, important: true }] : [];
  walkReachable(body.pages, answers, {
    question: ({ question, answer, page, hidden }) => {
      if (hidden || answer !== undefined || question.type === 'information' || question.type === 'formula')
        return;
      const { id, important = false } = question;
      found.push({ id, text: withSide(question.text, side), page: page.id, important });
    },
  });
  return found;
}
