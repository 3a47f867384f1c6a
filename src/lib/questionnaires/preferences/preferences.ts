import type { Answer } from '../answers.ts';

/** Characters of the JSON that a person's preferences of one questionnaire may take. */
export const PREFERENCES_MAX = 100_000;
/** Number of questionnaires for which a person may have preferences. */
export const PREFERENCES_COUNT_MAX = 200;

/** An answer with which new reports begin. */
export interface OwnDefault {
  answer: Answer;
  /** The words of the question and of what was chosen, as they were: other words may mean something else. */
  asked: string;
}

/** A sentence written in place of the author's. */
export interface OwnSentence {
  text: string;
  /** The author's sentence, and the words of what writes it, as they were then. */
  original: string;
  about: string;
}

/**
 * A person's preferences for a questionnaire, by its own ids. Those for parts that a new version no longer has are
 * kept without effect: a later version may have them again.
 */
export interface Preferences {
  /** By question. */
  defaults: Readonly<Record<string, OwnDefault>>;
  hiddenPages: readonly string[];
  /** Ids of pages and lines (`conclusion-lines.ts`) in the order of the conclusion; empty: the author's. */
  conclusionOrder: readonly string[];
  /** By the key of the sentence (`sentence-places.ts`). */
  sentences: Readonly<Record<string, OwnSentence>>;
}

/** An option may write a sentence, and each of the instances under it another one. No author's id holds `~`. */
export const eachKey = (option: string): string => `${option}~each`;

export const NO_PREFERENCES: Preferences = {
  defaults: {},
  hiddenPages: [],
  conclusionOrder: [],
  sentences: {},
};

/** Number of preferences; an order counts as one. */
export function countPreferences(preferences: Preferences): number {
  const { defaults, hiddenPages, conclusionOrder, sentences } = preferences;
  const ordered = Number(conclusionOrder.length > 0);
  return Object.keys(defaults).length + hiddenPages.length + ordered + Object.keys(sentences).length;
}
