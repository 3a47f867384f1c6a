import { counted } from '#lib/platform/format-texts.ts';

/** The page for writing the sentences of the report: `/cr/{id}`. */
export const reportSentencesMessages = {
  pageTitle: 'Phrases du compte rendu',
  editor: 'Modifier les questions',
  list: 'Phrases',
  report: 'Compte rendu',
  reportHint: 'Réponses normales, avec la phrase en cours d’écriture\u202f; côté droit pour l’exemple.',
  empty: 'Ce questionnaire n’a pas encore de question\u00a0: commencez par en écrire.',
  missing: 'Sans phrase',
  missingCount: (missing: number, count: number) =>
    missing === 0
      ? `${counted(count, 'phrase')}, aucune ne manque.`
      : `${counted(missing, 'réponse')} sans phrase.`,
  nextMissing: 'Phrase manquante suivante',
  nextMissingKey: 'Alt+↓ la suivante, Alt+↑ la précédente\u202f; Entrée\u00a0: la phrase d’après',
  sentenceOf: (question: string) => `${question}\u00a0: `,
  /** Label of the sentence that each instance of a repeated group writes. */
  each: (name: string) => `Phrase de chacun\u00a0: ${name}`,
  byDefault: 'Par défaut',
  byDefaultOf: (text: string) => `Par défaut\u00a0: ${text}`,
  inConclusion: 'Conclusion',
  inConclusionOf: (text: string) => `Conclusion\u00a0: ${text}`,
  places: 'Insérer dans la phrase',
};
