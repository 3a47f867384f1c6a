import { visibilityNames } from '#lib/items/visibility-texts.ts';
import { formatShortDate } from '#lib/platform/format-texts.ts';
import { PROTOCOL_WORDS } from '#lib/protocols/export-texts.ts';
import type { ArchiveWords } from './archive-words.ts';

/** The file names in an archive, and the words of its pages. */
export const ARCHIVE_WORDS: ArchiveWords = {
  folders: { case: 'cas', questionnaire: 'questionnaires', protocol: 'protocoles' },
  kinds: { case: 'Cas cliniques', questionnaire: 'Questionnaires', protocol: 'Protocoles' },
  visibilities: visibilityNames,
  files: {
    content: 'contenu.json',
    page: 'page.html',
    images: 'images',
    sheet: 'fiche',
    others: 'autres images',
    versions: 'versions',
    version: (number) => `version ${number}.json`,
    unreadable: 'images illisibles.json',
  },
  account: {
    account: 'compte/compte.json',
    ratings: 'compte/notes données.json',
    reviewing: 'compte/relectures.json',
    phrases: 'compte/phrases.json',
    templates: 'compte/modèles de fiche.json',
    notes: 'compte/notes personnelles.json',
    preferences: 'compte/préférences de questionnaires.json',
    collections: 'compte/listes de cas.json',
    practice: 'compte/entraînement.json',
    activity: 'compte/activité.json',
    statistics: 'compte/statistiques.json',
  },
  untitled: 'Sans titre',
  title: (username) => `Contenus de ${username} sur Négatoscope`,
  made: (day) => `Archive du ${formatShortDate(day)}.`,
  howToRead: 'Ces pages se lisent sans connexion.',
  back: '← Tous les contenus',
  noItems: 'Aucun contenu.',
  difficulty: (level) => `Difficulté ${level} sur 5`,
  information: 'Informations cliniques',
  answer: 'Réponse',
  showAnswer: 'Voir la réponse',
  sheet: 'Fiche',
  findings: 'Signes',
  questions: 'Questions',
  credit: 'Source et licence',
  imageOf: (folder, number) => `${folder}, image ${number}`,
  withFrame: '16 bits',
  sentence: '→',
  sections: {
    indication: 'Indication',
    technique: 'Technique',
    findings: 'Résultats',
    conclusion: 'Conclusion',
  },
  fiches: 'Fiches',
  protocol: PROTOCOL_WORDS,
};
