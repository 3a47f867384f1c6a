import { fold } from '#lib/platform/fold.ts';
import {
  CONCLUSION_SCOPES,
  type ConclusionScope,
  REPORT_SECTIONS,
  type ReportSection,
} from '../report-sections.ts';
import type { QuestionType } from '../tree.ts';

/** The words and marks of the outline language (`docs/outline.md`) as written; reading is more lenient. */

export const SECTION_WORDS: Record<ReportSection, string> = {
  indication: 'Indication',
  technique: 'Technique',
  findings: 'Résultats',
  conclusion: 'Conclusion',
};

export const TYPE_MARKS: Record<QuestionType, string> = {
  single: '?',
  multiple: '??',
  text: '"',
  number: '#',
  formula: '=',
  date: 'date:',
  hotspot: 'image:',
  information: 'info:',
};

export const FICHE_MARK = 'fiche:';
/** Before the name of one instance of the repeated questions under an option. */
export const REPEAT_MARK = 'chaque:';
/** Before the question whose answers order the instances; with `décroissant`, the largest comes first. */
export const ORDER_WORD = 'par';
export const DESCENDING_WORD = 'décroissant';
export const MULTILINE_WORD = 'plusieurs lignes';
export const NORMAL_WORD = 'normal';
export const EXCLUSIVE_WORD = 'seule';
export const NEUTRAL_WORD = 'neutre';
/** Before the condition of a question or an option, or of a sentence. */
export const CONDITION_WORD = 'si';
export const SENTENCE_CONDITION_WORD = 'phrase si';
/** After the number of points of an option. */
export const POINTS_WORD = 'point';
/** Cancels a mark that would otherwise be inferred from an option's words. */
export const NOT_WORD = 'pas';

/** The word after « normal »; empty for the whole questionnaire. */
export const SCOPE_WORDS: Record<ConclusionScope, string> = {
  question: 'question',
  page: 'page',
  questionnaire: '',
};

/** The scope for a word after « normal ». */
export function scopeOf(word: string): ConclusionScope | undefined {
  const asked = fold(word.trim());
  return CONCLUSION_SCOPES.find((scope) => asked === scope || asked === SCOPE_WORDS[scope]);
}
export const DEFAULT_WORD = 'défaut';
export const UNIT_WORD = 'unité';
const INTEGER_WORD = 'entier';
export const RANGE_WORD = 'à';

/** The words for a number of decimals: « 2 décimales ». */
export const decimalsWords = (count: number): string =>
  count === 0 ? INTEGER_WORD : `${count} décimale${count > 1 ? 's' : ''}`;

/** Headings of report sections, folded, without their colon. */
const HEADINGS: Record<ReportSection, readonly string[]> = {
  indication: [
    'indication',
    'indications',
    'motif',
    'motif de l examen',
    'renseignements cliniques',
    'contexte',
    'contexte clinique',
    'clinical information',
    'clinical history',
    'history',
  ],
  technique: [
    'technique',
    'techniques',
    'protocole',
    'technique d examen',
    'procedure',
    'procedure information',
  ],
  findings: [
    'resultat',
    'resultats',
    'description',
    'constatations',
    'interpretation',
    'analyse',
    'compte rendu',
    'findings',
    'observations',
  ],
  conclusion: ['conclusion', 'conclusions', 'synthese', 'au total', 'impression', 'en conclusion'],
};
const HEADED = new Map(
  REPORT_SECTIONS.flatMap((section) => HEADINGS[section].map((words) => [words, section])),
);

/** The section whose heading a line is: « RÉSULTATS », « Conclusion : ». */
export function headedSection(line: string): ReportSection | undefined {
  if (line.length > 40) return undefined;
  const words = fold(line)
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
  return HEADED.get(words);
}

/** The section that a word, or the beginning of a word, names; accents are optional. */
export function sectionOf(word: string): ReportSection | undefined {
  const asked = fold(word.trim());
  if (asked === '') return undefined;
  return REPORT_SECTIONS.find((section) => fold(SECTION_WORDS[section]).startsWith(asked));
}
