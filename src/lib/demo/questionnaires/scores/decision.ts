/**
 * A formula from rows « condition; result »: the result of the first true condition, or else the
 * last row.
 */
export const decision = (...rows: string[]): string => `si(${rows.join('; ')})`;
