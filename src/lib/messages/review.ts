import type { TakenStep } from '#lib/contract/reviews.ts';
import type { ReviewStatus } from '#lib/domain/review.ts';
import { formatDateAndTime, formatShortDate } from './format.ts';

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
  never: 'Pas encore validé\u00a0: vous seul le lisez.',
  asked: ({ at, by: name }: Said) => `Relecture demandée le ${formatShortDate(at)}${by(name)}.`,
  sentBack: ({ at, by: name }: Said) => `Renvoyé en brouillon le ${formatShortDate(at)}${by(name)}.`,
  inUse: (version: number) => `Version ${version} en service.`,
  validated: ({ at, by: name }: Said) => `Validé le ${formatShortDate(at)}${by(name)}.`,
  draftOf: (version: number) =>
    `Brouillon de la version ${version + 1}\u202f; la version ${version} reste en service.`,
  reviewOf: (version: number) =>
    `Relecture de la version ${version + 1}\u202f; la version ${version} reste en service.`,
  word: (text: string) => `«\u202f${text}\u202f»`,

  askTitle: 'Demander une relecture\u202f?',
  askBody:
    'Le protocole passe «\u202fEn révision\u202f»\u00a0: relisez-le, ou faites-le relire, puis validez-le.',
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
  step({ from, to, version, word }: TakenStep): string {
    if (to === 'En révision') return 'Relecture demandée';
    if (to === 'Validé')
      return version === null ? 'Retour à la version en service' : `Version ${version} validée`;
    return from === 'Validé' && word === null ? 'Brouillon de la version suivante' : 'Renvoyé en brouillon';
  },
  stepAt: ({ at, by: name }: Said) => `${formatDateAndTime(at)}${by(name)}`,
};
