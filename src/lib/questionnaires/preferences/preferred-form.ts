import type { Answers } from '../answers.ts';
import { type Page, walkLevel } from '../tree.ts';

/** Id of the button that opens the preferences, which is outside of the form. */
export const PREFERENCES_BUTTON = 'open-preferences';

/**
 * A questionnaire with a person's preferences applied: all that the form needs, so that it contains none of their
 * rules.
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

/** The words about preferences, for the person. */
export interface PreferredWords {
  /** The preferences in effect; empty where there are none. */
  told: string;
  /** The words in a report that shows a hidden page again. */
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

/** The answers that are not the same among others. */
export function answersUnlike(answers: Answers, others: Answers): Answers {
  const isUnlike = ([id, answer]: [string, unknown]) => JSON.stringify(answer) !== JSON.stringify(others[id]);
  return Object.fromEntries(Object.entries(answers).filter(isUnlike));
}
