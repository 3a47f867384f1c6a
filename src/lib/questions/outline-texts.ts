import { counted } from '#lib/platform/format-texts.ts';
import type { Format } from './formats.ts';

/** The short names of the formats. */
export const formatNames: Record<Format, string> = {
  qru: 'QRU',
  qrm: 'QRM',
  qrp: 'QRP',
  'qrp-long': 'QRP longue',
  qroc: 'QROC',
  tcs: 'TCS',
  zone: 'Zone',
  measure: 'Mesure',
  report: 'Compte rendu',
};

/** The list of a case's questions in its editor, shown before a question is opened. */
export const questionOutlineMessages = {
  hint: 'Interrogez vos lecteurs devant les images\u00a0: une question isolée ou un dossier progressif, étape par étape. Leurs réponses sont notées.',
  add: 'Ajouter des questions',
  open: 'Modifier les questions',
  close: 'Replier les questions',
  try: 'Essayer',
  figures: 'Résultats',
  endTrial: 'Terminer l’essai',
  opening: 'Ouverture des questions…',
  step: (number: number) => `Étape ${number}`,
  stepCount: (number: number, count: number) =>
    `Étape ${number} · ${count === 0 ? 'aucune question' : counted(count, 'question')}`,
  questionNumber: (number: number) => `Question ${number}`,
  untitled: 'Sans énoncé',
  toComplete: 'à compléter',
};

/** The buttons for import and export, shown before their code is loaded. */
export const questionFileMessages = {
  import: 'Importer',
  importWhole: 'Importer des questions',
  export: 'Exporter',
  exportWhole: 'Exporter les questions',
};
