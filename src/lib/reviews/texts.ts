import { formatShortDate } from '#lib/platform/format-texts.ts';
import type { ReviewStatus } from './review-rules.ts';
import type { TakenStep } from './schemas.ts';

export type Said = Pick<TakenStep, 'at' | 'by'>;

export const by = (name: string | null) => (name === null ? '' : ` par ${name}`);

/** The review of a protocol: its state, its last step and the possible next steps. */
export const reviewMessages = {
  title: 'Relecture',
  ask: 'Demander une relecture',
  validate: 'Valider',
  sendBack: 'Renvoyer en brouillon',
  history: 'Historique',
  readFailure: 'La relecture n’a pas pu être lue. Vérifiez votre connexion et réessayez.',
  never: (reviewers: number) =>
    reviewers === 0
      ? 'Pas encore validé\u00a0: personne d’autre ne le lit.'
      : 'Pas encore validé\u00a0: personne d’autre ne le lit. Vos relecteurs le liront quand vous le demanderez.',
  asked: ({ at, by: name }: Said) => `Relecture demandée le ${formatShortDate(at)}${by(name)}.`,
  sentBack: ({ at, by: name }: Said) => `Renvoyé en brouillon le ${formatShortDate(at)}${by(name)}.`,
  inUse: (version: number) => `Version ${version} en vigueur.`,
  validated: ({ at, by: name, byAuthor }: Said & { byAuthor: boolean }) =>
    byAuthor
      ? `Validé le ${formatShortDate(at)} par son auteur.`
      : `${name === null ? 'Validé' : 'Relu et validé'} le ${formatShortDate(at)}${by(name)}.`,
  draftOf: (version: number) =>
    `Brouillon de la version ${version + 1}\u202f; la version ${version} reste en vigueur.`,
  reviewOf: (version: number) =>
    `Relecture de la version ${version + 1}\u202f; la version ${version} reste en vigueur.`,
  word: (text: string) => `«\u202f${text}\u202f»`,

  failure: 'Cela n’a pas abouti. Vérifiez votre connexion et réessayez.',
  done: {
    Brouillon: 'Renvoyé en brouillon.',
    'En révision': 'Relecture demandée.',
    Validé: 'Protocole validé.',
  } satisfies Record<ReviewStatus, string>,
};
