/** A formula from rows « condition; result », of which the first that holds decides, and the result of the others. */
export const decision = (...rows: string[]): string => `si(${rows.join('; ')})`;
