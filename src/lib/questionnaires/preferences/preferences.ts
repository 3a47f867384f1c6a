import type { Answer } from '../answers.ts';

/** Maximum length of a person's preferences for one questionnaire, as JSON. */
export const PREFERENCES_MAX = 100_000;
/** Number of questionnaires for which a person may have preferences. */
export const PREFERENCES_COUNT_MAX = 200;

/** An initial answer of new reports. */
export interface OwnDefault {
  answer: Answer;
  /** The words of the question and of the chosen options at that time: changed words may mean something else. */
  asked: string;
}

/** A sentence that replaces the author's. */
export interface OwnSentence {
  text: string;
  /** The author's sentence, and the words of the node that writes it, at that time. */
  original: string;
  about: string;
}

/**
 * A person's preferences for a questionnaire, by its own ids. Those for parts that a new version no longer has are
 * kept without effect: a later version may have them again.
 */
export interface Preferences {
  /** Default answers by question id. */
  defaults: Readonly<Record<string, OwnDefault>>;
  hiddenPages: readonly string[];
  /** Ids of pages and lines (`conclusion-lines.ts`) in the order of the conclusion; empty: the author's. */
  conclusionOrder: readonly string[];
  /** Sentences by key (`sentence-places.ts`). */
  sentences: Readonly<Record<string, OwnSentence>>;
}

/** Key of the sentence for each instance under an option, which differs from the option's own. Ids contain no `~`. */
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
