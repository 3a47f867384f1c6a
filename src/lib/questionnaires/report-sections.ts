/** Sections of a report, in the order in which they are written. */
export const REPORT_SECTIONS = ['indication', 'technique', 'findings', 'conclusion'] as const;
export type ReportSection = (typeof REPORT_SECTIONS)[number];

/** Scopes in which an abnormal answer suppresses a normal conclusion. */
export const CONCLUSION_SCOPES = ['question', 'page', 'questionnaire'] as const;
export type ConclusionScope = (typeof CONCLUSION_SCOPES)[number];

/**
 * Placeholders that authors type in a report sentence, hence French words: `{valeur}` is a value with its unit, and
 * `{option}` the text of the option; a side is written in the gender and number of its placeholder.
 */
export const VALUE_PLACEHOLDER = '{valeur}';
export const OPTION_PLACEHOLDER = '{option}';
export const SIDE_PLACEHOLDERS = ['{droit}', '{droite}', '{droits}', '{droites}'] as const;
/** The number of the instance of a repeated group. */
export const NUMBER_PLACEHOLDER = '{numéro}';

/** Any `{word}`. */
export const PLACEHOLDER = /\{\s*([\p{L}_-]+)\s*\}/gu;
