/** Sections of a report, in the order in which they are written. */
export const REPORT_SECTIONS = ['indication', 'technique', 'findings', 'conclusion'] as const;
export type ReportSection = (typeof REPORT_SECTIONS)[number];

/** Authors type it in a report sentence; the answer takes its place, hence a French word. */
export const VALUE_PLACEHOLDER = '{valeur}';
