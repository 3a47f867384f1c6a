import { agree, formatDateAndTime, formatList } from '#lib/platform/format-texts.ts';
import type { TakenStep } from './schemas.ts';
import { by, type Said } from './texts.ts';

/** Dialogs for the steps of a protocol's review, and its history. */
export const reviewStepMessages = {
  askTitle: 'Demander une relecture\u202f?',
  askBody: (reviewers: readonly string[]) =>
    `Le protocole passe «\u202fEn révision\u202f»\u00a0: ${
      reviewers.length === 0
        ? 'relisez-le, ou nommez des relecteurs, puis validez-le.'
        : `${formatList(reviewers)} ${agree(reviewers.length, 'le trouvera', 'le trouveront')} dans «\u202fÀ relire\u202f».`
    }`,
  validateAlone: (reviewers: readonly string[]) =>
    `La version sera indiquée comme validée par son auteur, et non relue par ${formatList(reviewers)}.`,
  validateTitle: 'Valider ce protocole\u202f?',
  validateBody: (version: number, isPublic: boolean) =>
    isPublic
      ? `Il devient la version ${version}, que tout le monde lit dès maintenant.`
      : `Il devient la version ${version}, celle qui est en vigueur.`,
  sendBackTitle: 'Renvoyer en brouillon\u202f?',
  sendBackBody: 'Dites pourquoi\u00a0: l’historique le garde.',
  wordLabel: 'Un mot',
  wordOptional: 'Un mot (facultatif)',
  wordHint: 'Gardé avec la version\u00a0: ses lecteurs le lisent.',
  missingTitle: 'Ce protocole est encore incomplet',
  missing: 'Sans cela, la console ne peut pas faire l’acquisition\u00a0:',
  mend: 'Compléter',
  mendWhat: (mend: string, place: string) => `${mend}\u00a0: ${place}`,
  refusedTitle: 'Des valeurs sont à corriger',
  refused:
    'Ce qui est écrit ici n’est pas une valeur de son champ et n’est pas enregistré\u00a0: un relecteur ne le verrait pas.',
  correct: 'Corriger',
  refusedText: (label: string, text: string) => `${label}\u00a0: «\u202f${text}\u202f»`,

  historyTitle: 'Historique de la relecture',
  /** The text for a step in the history. */
  step({ from, to, version, word, by: name, byAuthor }: TakenStep): string {
    if (to === 'En révision') return 'Relecture demandée';
    if (to === 'Validé') {
      if (version === null) return 'Retour à la version en vigueur';
      if (name === null) return `Version ${version} validée`;
      return byAuthor ? `Version ${version} validée par son auteur` : `Version ${version} relue et validée`;
    }
    return from === 'Validé' && word === null ? 'Brouillon de la version suivante' : 'Renvoyé en brouillon';
  },
  stepAt: ({ at, by: name }: Said) => `${formatDateAndTime(at)}${by(name)}`,
};
