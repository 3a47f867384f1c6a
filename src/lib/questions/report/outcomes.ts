/**
 * How a field of a report stands beside its key: the same, within its margin, some of several choices, something else,
 * answered by the key alone, by the report alone, by neither.
 */
export const OUTCOMES = ['exact', 'within', 'partial', 'different', 'missed', 'added', 'empty'] as const;
export type FieldOutcome = (typeof OUTCOMES)[number];
