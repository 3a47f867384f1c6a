import type { Answers } from '../answers.ts';
import { type Page, walkLevel } from '../tree.ts';

/** Id of the button that opens the preferences, which stands outside of the form. */
export const PREFERENCES_BUTTON = 'open-preferences';

/** What somebody's preferences make of a questionnaire: all that the form needs, so that it carries no rule of theirs. */
export interface PreferredForm {
  /** With their own sentences; those that they hide ask and write nothing. */
  pages: Page[];
  /** Those that they hide, as they are where they are not hidden. */
  unhidden: Page[];
  conclusionOrder: readonly string[];
  /** With which a new report begins. */
  answers: Answers;
}

/** The same for whoever reads it. */
export interface PreferredWords {
  /** What acts; empty where nothing does. */
  told: string;
  /** The same in a report that shows a page again. */
  toldUnhidden: string;
  /** How many are left aside, the author having changed what they concern; empty for none. */
  aside: string;
}

/** The pages of a report under way: one on which it has answers is not hidden. */
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
