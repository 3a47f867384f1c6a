import type { Answers } from '../answers.ts';
import { type Page, walkLevel } from '../tree.ts';

/** Id of the button that opens the preferences; the button is outside the form. */
export const PREFERENCES_BUTTON = 'open-preferences';

/**
 * A questionnaire with a person's preferences applied. It contains all that the form needs, which keeps the rules for
 * preferences out of the form.
 */
export interface PreferredForm {
  /** With the person's own sentences; hidden pages ask and write nothing. */
  pages: Page[];
  /** The hidden pages in their unhidden form. */
  unhidden: Page[];
  conclusionOrder: readonly string[];
  /** The initial answers of a new report. */
  answers: Answers;
}

/** The texts about the person's preferences. */
export interface PreferredWords {
  /** The preferences in effect; empty where there are none. */
  told: string;
  /** The text for a report that shows a hidden page again. */
  toldUnhidden: string;
  /** How many have no effect because the author changed the part they concern; empty for none. */
  aside: string;
}

/** The pages of a report: a page with answers is not hidden. */
export function pagesOfReport({ pages, unhidden }: PreferredForm, answers: Answers): Page[] {
  const answered = new Set(Object.keys(answers).map((id) => id.split('~')[0]));
  const isAnswered = ({ questions }: Page) =>
    Array.from(walkLevel(questions)).some(({ question }) => answered.has(question.id));
  return pages.map((page) => unhidden.find((own) => own.id === page.id && isAnswered(own)) ?? page);
}

/** The answers that differ from others. */
export function differingAnswers(answers: Answers, others: Answers): Answers {
  const isUnlike = ([id, answer]: [string, unknown]) => JSON.stringify(answer) !== JSON.stringify(others[id]);
  return Object.fromEntries(Object.entries(answers).filter(isUnlike));
}
