/** In Moodle, « * » in a short answer matches any text; « \* » is a literal star. */
const STARS = /\\?\*/g;

/** Whether an answer contains a wildcard. */
export const isWild = (answer: string): boolean =>
  Array.from(answer.matchAll(STARS)).some(([star]) => star === '*');

export const withoutWildcards = (answer: string): string => answer.replace(STARS, '*');

/** An answer with all stars escaped. */
export const withoutMeaning = (answer: string): string => answer.replaceAll('*', '\\*');
