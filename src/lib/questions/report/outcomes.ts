/**
 * Comparison of a report's field with its key: equal, within its margin, some of several choices, different,
 * answered only in the key, only in the report, or in neither.
 */
export const OUTCOMES = ['exact', 'within', 'partial', 'different', 'missed', 'added', 'empty'] as const;
export type FieldOutcome = (typeof OUTCOMES)[number];
