/** Sections of a report, in the order in which they are written. */
export const REPORT_SECTIONS = ['indication', 'technique', 'findings', 'conclusion'] as const;
export type ReportSection = (typeof REPORT_SECTIONS)[number];

/** Where an abnormal answer keeps the conclusion of a normal one from being written. */
export const CONCLUSION_SCOPES = ['question', 'page', 'questionnaire'] as const;
export type ConclusionScope = (typeof CONCLUSION_SCOPES)[number];

/**
 * Placeholders that authors type in a report sentence, hence French words: a value with its unit, the option's own
 * text, the chosen side in that gender and number.
 */
export const VALUE_PLACEHOLDER = '{valeur}';
export const OPTION_PLACEHOLDER = '{option}';
export const SIDE_PLACEHOLDERS = ['{droit}', '{droite}', '{droits}', '{droites}'] as const;
/** In a repeated group: the number of the instance. */
export const NUMBER_PLACEHOLDER = '{numéro}';

/** Any `{word}`. */
export const PLACEHOLDER = /\{\s*([\p{L}_-]+)\s*\}/gu;
