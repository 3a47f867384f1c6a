/** Functions of formulas as their authors read them, where that is not their stored name. */
export const FUNCTION_WORDS: Readonly<Record<string, string>> = { annees: 'années' };

/** A text of a formula as its author reads it. */
export const inQuotes = (text: string): string => `«\u202f${text}\u202f»`;
