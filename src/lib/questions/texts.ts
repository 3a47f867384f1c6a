import { counted, formatDecimal, formatList } from '#lib/platform/format-texts.ts';
import type { Certainty, Format, Quantity } from './formats.ts';
import type { FieldOutcome } from './report/outcomes.ts';

/** The name of each format, and how it is answered. */
const FORMAT_NAMES: Record<Format, string> = {
  qru: 'Réponse unique',
  qrm: 'Réponses multiples',
  qrp: 'Nombre de réponses précisé',
  'qrp-long': 'Nombre de réponses précisé',
  qroc: 'Réponse courte',
  tcs: 'Concordance de script',
  zone: 'À désigner sur les images',
  measure: 'À mesurer sur les images',
  report: 'Compte rendu à remplir',
};

/** The marking rule of each format, shown with the key (`docs/marking.md`). */
const RULES: Record<Format, string> = {
  qru: 'Tout ou rien.',
  qrm: '1\u00a0point sans discordance, 0,5 pour une, 0,2 pour deux, 0 au-delà\u00a0; 0 pour une réponse indispensable manquée ou une réponse inacceptable cochée.',
  qrp: 'La part des réponses justes parmi celles attendues.',
  'qrp-long': 'La part des réponses justes parmi celles attendues.',
  qroc: 'Tout ou rien\u00a0; les synonymes et une lettre d’écart sont acceptés.',
  tcs: 'La part des experts qui ont choisi ce degré, rapportée au degré le plus choisi.',
  zone: 'La part des structures désignées, un point pour chacune.',
  measure: 'Tout ou rien, bornes comprises.',
  report:
    'La part, selon leur poids, des champs justes parmi ceux que remplit le compte rendu attendu ou le vôtre\u202f; 0 si un champ indispensable n’est pas juste. Les lésions sont appariées pour le plus de points.',
};

/** The unit appended to a measured value; the degree sign follows without a space. */
const UNITS: Record<Quantity, string> = { length: '\u00a0mm', angle: '°', density: '\u00a0UH' };

const TO_MEASURE: Record<Quantity, string> = {
  length: 'Longueur, en mm',
  angle: 'Angle, en degrés',
  density: 'Densité, en UH',
};

const measured = (value: number, quantity: Quantity) =>
  `${formatDecimal(value).replace('-', '−')}${UNITS[quantity]}`;

/** Texts for the comparison of a report's field with its key. */
const OUTCOME_NAMES: Record<FieldOutcome, string> = {
  exact: 'Juste',
  within: 'Juste, dans la marge',
  partial: 'En partie juste',
  different: 'Autre réponse',
  missed: 'Manqué',
  added: 'Ajouté',
  empty: 'Vide',
};

const points = (value: number) => formatDecimal(Math.round(value * 1000) / 1000);

/** Answering the questions of a case. No text reveals the case's content. */
export const questionMessages = {
  title: 'Questions',
  pageTitle: 'Questions sur un cas',
  images: 'Voir les images',
  information: 'Informations cliniques',
  loading: 'Chargement des questions…',
  readFailure: 'Les questions n’ont pas pu être lues. Vérifiez votre connexion.',
  retry: 'Réessayer',
  onOwnPage: 'Répondre aux questions sur leur page',
  count: (count: number) => counted(count, 'question'),
  step: (position: number, total: number) => `Étape ${position} sur ${total}`,
  keyFeature: 'Problème à éléments clés',
  question: (position: number) => `Question ${position}`,
  formatName: (format: Format) => FORMAT_NAMES[format],
  rule: (format: Format) => RULES[format],
  letter: (index: number) => String.fromCharCode(65 + index),
  expected: (count: number) => `Cochez ${counted(count, 'réponse')}.`,
  toPoint: (count: number) =>
    count === 1 ? 'Placez un point sur les images.' : `Placez ${count}\u00a0points, un par structure.`,
  chosen: (count: number, expected: number) =>
    `${counted(count, 'réponse cochée', 'réponses cochées')} sur ${expected}`,
  searchProposition: 'Chercher une proposition',
  noProposition: 'Aucune proposition ne contient ces lettres.',
  shortAnswer: 'Votre réponse, en cinq mots au plus',
  hypothesis: 'Si vous pensiez à',
  fact: 'et que vous trouvez',
  scaleLegend: 'cette hypothèse devient',
  certainty: 'Sûr à',
  certaintyNone: 'non précisé',
  certaintyOf: (percent: Certainty) => `${percent}\u00a0%`,
  validate: 'Valider l’étape',
  validateAnyway: 'Valider quand même',
  /** @param isCounted whether the answers may be included in the figures for the case's author */
  beforeValidating: (isCounted: boolean) =>
    isCounted
      ? 'Une étape validée ne peut plus être changée. À partir de cinq personnes, l’auteur du cas voit leurs premières réponses, sans noms.'
      : 'Une étape validée ne peut plus être changée.',
  unanswered: (count: number) =>
    count === 1 ? 'Une question est sans réponse.' : `${count}\u00a0questions sont sans réponse.`,
  tooMany: (position: number, expected: number) =>
    `Question ${position}\u00a0: cochez au plus ${counted(expected, 'réponse')}.`,
  tooLong: (position: number) => `Question ${position}\u00a0: cinq mots au plus.`,
  explainedAtEnd: 'Les réponses et les explications viennent après la dernière étape.',
  notSent:
    'L’étape n’a pas pu être validée\u00a0: vos réponses restent ici. Vérifiez votre connexion, puis validez de nouveau.',
  validated: (position: number, folders: readonly string[]) =>
    [
      `Étape ${position} validée.`,
      ...(folders.length > 0 ? [`Nouvelles images\u00a0: ${formatList(folders)}.`] : []),
    ].join(' '),
  newImages: 'Nouvelles images\u00a0:',
  stepImages: 'Images de l’étape\u00a0:',
  measureFor: (quantity: Quantity) => TO_MEASURE[quantity],
  measured,
  bounds: (least: number, most: number, quantity: Quantity) =>
    least === most
      ? measured(least, quantity)
      : `de ${formatDecimal(least).replace('-', '−')} à ${measured(most, quantity)}`,
  expectedMeasure: 'Attendu',
  notMeasure: (quantity: Quantity) =>
    `Écrivez un nombre${{ length: ' en mm', angle: ' de degrés', density: ' en UH' }[quantity]}.`,
  pointOnImages: 'Désigner sur les images',
  measureOnImages: 'Mesurer sur les images',
  onlyOnImages: 'Cette question se répond sur les images.',
  formTitle: (title: string) => `Questionnaire\u00a0: ${title}`,
  formNeedsScript:
    'Cette question se répond dans un formulaire qui demande JavaScript\u00a0: activez-le pour la remplir.',
  openingForm: 'Ouverture du formulaire…',
  openForm: 'Ouvrir le formulaire',
  refusedField: (position: number, field: string) =>
    `Question ${position}\u00a0: la réponse au champ «\u202f${field}\u202f» ne convient pas.`,
  expectedField: 'Attendu',
  nothingExpected: 'Rien',
  fieldOutcome: ({ outcome, weight }: { outcome: FieldOutcome; weight: number }) =>
    weight === 0 ? 'Non noté' : `${OUTCOME_NAMES[outcome]}${weight === 1 ? '' : ` · poids ${weight}`}`,
  answerInViewer: 'Répondre dans la visionneuse',
  placed: (count: number, expected: number) =>
    `${counted(count, 'point placé', 'points placés')} sur ${expected}`,
  removePoint: (position: number) => `Retirer le point ${position}`,
  point: (position: number) => `Point ${position}`,
  hit: 'Désignée',
  missed: 'Non désignée',
  seeFinding: (name: string) => `Voir «\u202f${name}\u202f» sur les images`,
  see: 'Voir',
  pointCount: (count: number) => counted(count, 'point placé', 'points placés'),
  seeMeasure: 'Voir ma mesure sur les images',
  points: (value: number) => `${points(value)} / 1`,
  ownAnswer: 'Votre réponse',
  noAnswer: 'Sans réponse',
  accepted: 'Réponses acceptées',
  misspelt: (as: string) => `Comptée juste à une lettre près\u00a0: «\u202f${as}\u202f».`,
  explanation: 'Explication',
  experts: (count: number) => counted(count, 'expert'),
  indispensable: 'indispensable',
  inacceptable: 'inacceptable',
  /** For a proposition, once its key is shown. */
  outcome: (isRight: boolean, isTicked: boolean) =>
    `${isRight ? 'Juste' : 'Fausse'}, ${isTicked ? 'cochée' : 'non cochée'}`,
  ticked: 'Cochée',
  sureAt: (percent: Certainty) => `Sûr à ${percent}\u00a0%`,
  result: 'Résultat',
  score: (value: number, most: number) => `${points(value)} sur ${counted(most, 'point')}`,
  sureAndWrong: (count: number) =>
    count === 1
      ? 'Une réponse fausse donnée pour sûre à 95\u00a0%.'
      : `${count}\u00a0réponses fausses données pour sûres à 95\u00a0%.`,
  revisit: 'Revoir ce cas à l’entraînement',
  revisitHint: (grade: string) =>
    `Proposé d’après votre résultat\u00a0: ${grade}. La note décide quand le cas revient.`,
  again: 'Recommencer',
  seeAnswer: 'Voir la réponse du cas',
  zonesInViewer:
    'Les questions de zone se répondent sur les images\u00a0: ici, laissez-les vides. Pour les essayer, ouvrez le cas dans la visionneuse, puis ses questions.',
  nothingToTry: 'Aucune question ne peut encore être posée.',
};
