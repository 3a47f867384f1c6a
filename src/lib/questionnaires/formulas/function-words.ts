/** Functions of formulas as their authors read them, where that is not their stored name. */
export const FUNCTION_WORDS: Readonly<Record<string, string>> = { annees: 'années' };
