/** Names of formula functions as shown to authors, where they differ from the stored names. */
export const FUNCTION_WORDS: Readonly<Record<string, string>> = { annees: 'années' };

/** A text of a formula in the French quotes that authors see. */
export const inQuotes = (text: string): string => `«\u202f${text}\u202f»`;
