import { nameInInstance } from '../repeats/instances.ts';
import { withSide } from './fill.ts';
import type { Side } from './report-types.ts';
import type { UnansweredQuestion } from './survey.ts';

export interface Unanswered {
  /** Id of the question, or `SIDE`. */
  id: string;
  text: string;
  /** Id of the question's page; null for the side. */
  page: string | null;
  important: boolean;
}

/**
 * The id that represents the choice of the side among unanswered questions; no node has this id, and its label is in
 * the form's texts.
 */
export const SIDE = '@side';

const SIDE_LEFT: Unanswered = { id: SIDE, text: '', page: null, important: true };

/**
 * Visible questions without an answer, in order; the side comes first if it has not been chosen.
 * @param isSided whether a side is chosen for the whole report
 */
export function unansweredOf(
  left: readonly UnansweredQuestion[],
  isSided: boolean,
  side: Side | undefined,
): readonly Unanswered[] {
  const questions = left.map(({ question, page }) => ({
    id: question.id,
    text: withSide(nameInInstance(question), side),
    page: page.id,
    important: question.important ?? false,
  }));
  return isSided && side === undefined ? [SIDE_LEFT, ...questions] : questions;
}
