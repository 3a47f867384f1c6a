import { counted, formatDecimal } from '#lib/platform/format-texts.ts';
import { pointsOf } from './formulas/points-texts.ts';
import type { ConclusionScope, ReportSection } from './report-sections.ts';
import type { QuestionType } from './tree.ts';

const between = (min: number | undefined, max: number | undefined, unit: string): string => {
  if (min !== undefined && max !== undefined)
    return `de ${formatDecimal(min)} à ${formatDecimal(max)}${unit}`;
  if (min !== undefined) return `${formatDecimal(min)}${unit} au moins`;
  return max === undefined ? '' : `${formatDecimal(max)}${unit} au plus`;
};

/** The page that shows a questionnaire. */
export const questionnaireMessages = {
  pages: 'Pages du questionnaire',
  questions: (count: number) => counted(count, 'question'),
  /** The label of a choice without a text, by its index from 0. */
  unnamedChoice: (at: number) => `Réponse ${at + 1}`,
  emptyPage: 'Cette page ne contient pas de question.',
  sections: {
    indication: 'Indication',
    technique: 'Technique',
    findings: 'Résultats',
    conclusion: 'Conclusion',
  } satisfies Record<ReportSection, string>,
  types: {
    single: 'Choix unique',
    multiple: 'Choix multiple',
    text: 'Texte libre',
    number: 'Numérique',
    date: 'Date',
    hotspot: 'Image interactive',
    formula: 'Calcul',
    information: 'Information',
  } satisfies Record<QuestionType, string>,
  important: 'Importante',
  importantHint: 'À renseigner avant de copier le compte rendu',
  hidden: 'Masquée',
  hiddenHint: 'Non affichée pendant la saisie\u202f; sa réponse par défaut s’écrit dans le compte rendu',
  byDefault: 'Par défaut',
  defaultAnswer: 'Réponse par défaut\u00a0:',
  inReport: 'Dans le compte rendu\u00a0:',
  inConclusion: 'Repris en conclusion',
  exclusive: 'Exclut les autres',
  normal: {
    question: 'Normale, pour la question',
    page: 'Normale, pour la page',
    questionnaire: 'Normale, pour tout le questionnaire',
  } satisfies Record<ConclusionScope, string>,
  normalHint: 'Sa conclusion ne s’écrit pas à côté d’une réponse anormale',
  /** The names of placeholders in report sentences. */
  placeholders: {
    valeur: 'valeur',
    numéro: 'numéro',
    option: 'réponse choisie',
    droit: 'droit ou gauche',
    droite: 'droite ou gauche',
    droits: 'droits ou gauches',
    droites: 'droites ou gauches',
  } as Readonly<Record<string, string>>,
  unit: (unit: string) => `Unité\u00a0: ${unit}`,
  range: (min: number | undefined, max: number | undefined, unit: string | undefined) =>
    between(min, max, unit ? `\u00a0${unit}` : ''),
  decimals: (count: number) => (count === 0 ? 'nombre entier' : counted(count, 'décimale')),
  multiline: 'Plusieurs lignes',
  formula: 'Formule\u00a0:',
  subQuestions: (count: number) => counted(count, 'sous-question'),
  subQuestionsOf: (option: string) => `Si «\u202f${option}\u202f»\u00a0:`,
  /** Shown above a question or an option that has a condition. */
  onlyIf: (condition: string) => `Si ${condition}\u00a0:`,
  /** Shown after a sentence that has a condition. */
  saidOnlyIf: (condition: string) => `si ${condition}`,
  points: pointsOf,
  /** Shown at an option with a repeated group. */
  repeated: (name: string) => `Pour chaque\u00a0: ${name}`,
  orderedBy: (question: string, isDescending: boolean) =>
    `numérotés par ${question.replace(/\s*[:?]$/, '')}${isDescending ? ', du plus grand au plus petit' : ''}`,
  zones: 'Zones de l’image',
  imageOf: (text: string) => `Illustration\u00a0: ${text}`,
  fiche: (title: string) => `Fiche\u00a0: ${title}`,
  otherFiches: 'Autres fiches',
};
