/** In Moodle « * » in a short answer stands for any letters; « \* » is the star itself. */
const STARS = /\\?\*/g;

/** Whether an answer accepts what it does not say. */
export const isWild = (answer: string): boolean =>
  Array.from(answer.matchAll(STARS)).some(([star]) => star === '*');

export const withoutWildcards = (answer: string): string => answer.replace(STARS, '*');

/** An answer in which no star stands for other letters. */
export const withoutMeaning = (answer: string): string => answer.replaceAll('*', '\\*');
