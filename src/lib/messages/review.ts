import type { TakenStep } from '#lib/contract/reviews.ts';
import type { ReviewStatus } from '#lib/domain/review.ts';
import { formatDateAndTime, formatList, formatShortDate } from './format.ts';

type Said = Pick<TakenStep, 'at' | 'by'>;

const by = (name: string | null) => (name === null ? '' : ` par ${name}`);

/** The review of an item: its steps, who took them, and what one may do next. */
export const reviewMessages = {
  title: 'Relecture',
  ask: 'Demander une relecture',
  validate: 'Valider',
  sendBack: 'Renvoyer en brouillon',
  history: 'Historique',
  historyTitle: 'Historique de la relecture',
  readFailure: 'La relecture n’a pas pu être lue. Vérifiez votre connexion et réessayez.',
  never: (reviewers: number) =>
    reviewers === 0
      ? 'Pas encore validé\u00a0: vous seul le lisez.'
      : 'Pas encore validé\u00a0: vous seul le lisez, vos relecteurs quand vous le demanderez.',
  asked: ({ at, by: name }: Said) => `Relecture demandée le ${formatShortDate(at)}${by(name)}.`,
  sentBack: ({ at, by: name }: Said) => `Renvoyé en brouillon le ${formatShortDate(at)}${by(name)}.`,
  inUse: (version: number) => `Version ${version} en service.`,
  validated: ({ at, by: name, byAuthor }: Said & { byAuthor: boolean }) =>
    byAuthor
      ? `Validé le ${formatShortDate(at)} par son auteur.`
      : `${name === null ? 'Validé' : 'Relu et validé'} le ${formatShortDate(at)}${by(name)}.`,
  draftOf: (version: number) =>
    `Brouillon de la version ${version + 1}\u202f; la version ${version} reste en service.`,
  reviewOf: (version: number) =>
    `Relecture de la version ${version + 1}\u202f; la version ${version} reste en service.`,
  word: (text: string) => `«\u202f${text}\u202f»`,

  askTitle: 'Demander une relecture\u202f?',
  askBody: (reviewers: readonly string[]) =>
    `Le protocole passe «\u202fEn révision\u202f»\u00a0: ${
      reviewers.length === 0
        ? 'relisez-le, ou nommez des relecteurs, puis validez-le.'
        : `${formatList(reviewers)} le trouveront dans «\u202fÀ relire\u202f».`
    }`,
  validateAlone: (reviewers: readonly string[]) =>
    `La version sera dite validée par son auteur, et non relue par ${formatList(reviewers)}.`,
  validateTitle: 'Valider ce protocole\u202f?',
  validateBody: (version: number, isPublic: boolean) =>
    isPublic
      ? `Il devient la version ${version}, que tout le monde lit dès maintenant.`
      : `Il devient la version ${version}, celle qui est en service.`,
  sendBackTitle: 'Renvoyer en brouillon\u202f?',
  sendBackBody: 'Dites pourquoi\u00a0: l’historique le garde.',
  wordLabel: 'Un mot',
  wordOptional: 'Un mot (facultatif)',
  wordHint: 'Gardé avec la version\u00a0: ses lecteurs le lisent.',
  missingTitle: 'Il manque de quoi valider',
  missing: 'Sans cela, la console ne peut pas faire l’acquisition\u00a0:',
  mend: 'Compléter',
  mendWhat: (place: string) => `Compléter\u00a0: ${place}`,
  unsaved: 'Vos dernières modifications ne sont pas encore enregistrées\u00a0: réessayez dans un instant.',
  failure: 'Cela n’a pas abouti. Vérifiez votre connexion et réessayez.',
  done: {
    Brouillon: 'Renvoyé en brouillon.',
    'En révision': 'Relecture demandée.',
    Validé: 'Protocole validé.',
  } satisfies Record<ReviewStatus, string>,

  /** A step as the history tells it. */
  step({ from, to, version, word, by, byAuthor }: TakenStep): string {
    if (to === 'En révision') return 'Relecture demandée';
    if (to === 'Validé') {
      if (version === null) return 'Retour à la version en service';
      if (by === null) return `Version ${version} validée`;
      return byAuthor ? `Version ${version} validée par son auteur` : `Version ${version} relue et validée`;
    }
    return from === 'Validé' && word === null ? 'Brouillon de la version suivante' : 'Renvoyé en brouillon';
  },
  stepAt: ({ at, by: name }: Said) => `${formatDateAndTime(at)}${by(name)}`,
};
