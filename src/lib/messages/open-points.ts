import { counted } from './format.ts';

/** What is told before a report leaves the page while something in it is open. */
export const openPointsMessages = {
  title: (count: number) => `${counted(count, 'point')} à revoir`,
  nothingYet: {
    copy: 'Rien n’est encore copié.',
    print: 'Rien n’est encore imprimé.',
    txt: 'Aucun fichier n’est encore enregistré.',
    docx: 'Aucun fichier n’est encore enregistré.',
  },
  kinds: {
    refused: (count: number) =>
      count > 1 ? 'Valeurs refusées, absentes du compte rendu' : 'Valeur refusée, absente du compte rendu',
    'no-result': (count: number) =>
      count > 1 ? 'Calculs sans résultat à cause d’elles' : 'Calcul sans résultat à cause d’elle',
    changed: (count: number) =>
      count > 1
        ? 'Phrases dont la réponse a changé depuis votre correction'
        : 'Phrase dont la réponse a changé depuis votre correction',
    missing: (count: number) =>
      count > 1 ? 'Questions importantes sans réponse' : 'Question importante sans réponse',
  },
  side: 'Côté',
  complete: 'Compléter',
  takeAnyway: {
    copy: 'Copier quand même',
    print: 'Imprimer quand même',
    txt: 'Enregistrer quand même',
    docx: 'Enregistrer quand même',
  },
  /** In place of the list, where its code could not be fetched. */
  unlisted: (count: number) =>
    `${counted(count, 'point')} à revoir dans ce compte rendu (valeur refusée, réponse changée ou manquante). Rien n’a été emporté.`,
};
