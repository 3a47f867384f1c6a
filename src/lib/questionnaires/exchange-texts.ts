import type { ImportWords } from './exchange/imported.ts';

/** French texts that reading a file stores in the questionnaire. */
export const IMPORT_WORDS: ImportWords = {
  untitled: 'Questionnaire importé',
  page: 'Examen',
  yes: 'Oui',
  no: 'Non',
  other: 'Autre',
  specify: 'Précisez',
  source: 'Source du modèle',
  inGroup: (group, text) => (text === '' ? group : `${group} – ${text}`),
  after: (text) => `${text} – précisions`,
};
