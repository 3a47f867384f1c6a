import { agree, counted } from '#lib/platform/format-texts.ts';

/** The warning before a report with open points is copied or saved. */
export const openPointsMessages = {
  title: (count: number) => `${counted(count, 'point')} à revoir`,
  nothingYet: {
    copy: 'Rien n’est encore copié.',
    next: 'Rien n’est encore copié.',
    print: 'Rien n’est encore imprimé.',
    txt: 'Aucun fichier n’est encore enregistré.',
    docx: 'Aucun fichier n’est encore enregistré.',
    fhir: 'Aucun fichier n’est encore enregistré.',
  },
  kinds: {
    refused: (count: number) =>
      agree(count, 'Valeur refusée, absente du compte rendu', 'Valeurs refusées, absentes du compte rendu'),
    'no-result': (count: number) =>
      agree(count, 'Calcul sans résultat (valeur refusée)', 'Calculs sans résultat (valeur refusée)'),
    changed: (count: number) =>
      count > 1
        ? 'Phrases dont la réponse a changé depuis votre correction'
        : 'Phrase dont la réponse a changé depuis votre correction',
    missing: (count: number) =>
      agree(count, 'Question importante sans réponse', 'Questions importantes sans réponse'),
  },
  side: 'Côté',
  complete: 'Compléter',
  takeAnyway: {
    copy: 'Copier quand même',
    next: 'Copier quand même',
    print: 'Imprimer quand même',
    txt: 'Enregistrer quand même',
    docx: 'Enregistrer quand même',
    fhir: 'Enregistrer quand même',
  },
  /** Replaces the list if its code could not be loaded. */
  unlisted: (count: number) =>
    `${counted(count, 'point')} à revoir dans ce compte rendu (valeur refusée, réponse changée ou manquante). Rien n’a été copié, imprimé ni enregistré.`,
};
