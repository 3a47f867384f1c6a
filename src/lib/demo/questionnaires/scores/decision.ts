/**
 * A formula from rows « condition; result »: the first condition that holds decides, and the last row is the result
 * otherwise.
 */
export const decision = (...rows: string[]): string => `si(${rows.join('; ')})`;
