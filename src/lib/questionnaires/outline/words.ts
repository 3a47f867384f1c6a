import { fold } from '#lib/platform/fold.ts';
import {
  CONCLUSION_SCOPES,
  type ConclusionScope,
  REPORT_SECTIONS,
  type ReportSection,
} from '../report-sections.ts';
import type { QuestionType } from '../tree.ts';

/** The words and marks of the outline language (`docs/outline.md`). They are written so; they are read more leniently. */

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
/** Before what one of the things is called that the questions under an option are asked about. */
export const REPEAT_MARK = 'chaque:';
/** Before the question by which they are numbered; the largest first. */
export const ORDER_WORD = 'par';
export const DESCENDING_WORD = 'décroissant';
export const MULTILINE_WORD = 'plusieurs lignes';
export const NORMAL_WORD = 'normal';
export const EXCLUSIVE_WORD = 'seule';
export const NEUTRAL_WORD = 'neutre';
/** Before a formula that has to hold for a question or an option to be there, or for a sentence to be written. */
export const CONDITION_WORD = 'si';
export const SENTENCE_CONDITION_WORD = 'phrase si';
/** Behind the points of an option. */
export const POINTS_WORD = 'point';
/** Before what the reader would otherwise take from an option's words. */
export const NOT_WORD = 'pas';

/** What stands behind « normal »; nothing for the whole questionnaire. */
export const SCOPE_WORDS: Record<ConclusionScope, string> = {
  question: 'question',
  page: 'page',
  questionnaire: '',
};

/** The scope that a word behind « normal » means. */
export function scopeOf(word: string): ConclusionScope | undefined {
  const asked = fold(word.trim());
  return CONCLUSION_SCOPES.find((scope) => asked === scope || asked === SCOPE_WORDS[scope]);
}
export const DEFAULT_WORD = 'défaut';
export const UNIT_WORD = 'unité';
const INTEGER_WORD = 'entier';
export const RANGE_WORD = 'à';

/** « 2 décimales ». */
export const decimalsWords = (count: number): string =>
  count === 0 ? INTEGER_WORD : `${count} décimale${count > 1 ? 's' : ''}`;

/** Lines that head a part of a report, folded, without their colon. */
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

/** The part of a report that a line of its own heads: « RÉSULTATS », « Conclusion : ». */
export function headedSection(line: string): ReportSection | undefined {
  if (line.length > 40) return undefined;
  const words = fold(line)
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
  return HEADED.get(words);
}

/** The section that a word means or begins, with or without accents. */
export function sectionOf(word: string): ReportSection | undefined {
  const asked = fold(word.trim());
  if (asked === '') return undefined;
  return REPORT_SECTIONS.find((section) => fold(SECTION_WORDS[section]).startsWith(asked));
}
