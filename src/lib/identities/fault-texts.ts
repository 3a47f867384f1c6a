import type { ProviderFault } from './provider-faults.ts';

/** The message for a failed sign-in at an identity provider; takes the provider's display name. */
export const FAULT_MESSAGES = {
  away: (label) =>
    `${label} ne répond pas pour l’instant. Réessayez dans quelques minutes, ou connectez-vous autrement.`,
  refused: (label) => `La connexion a été refusée ou annulée chez ${label}.`,
  expired: () =>
    'Cette connexion a expiré, a déjà servi, ou a été commencée dans un autre navigateur. Recommencez-la.',
  untrusted: (label) =>
    `La réponse de ${label} n’a pas pu être vérifiée\u00a0: par sécurité, la connexion est abandonnée. Recommencez\u202f; si cela se répète, parlez-en à la personne qui gère le site.`,
  unknown: () => 'Ce moyen de connexion n’est pas, ou n’est plus, proposé sur ce site.',
  foreign: () => 'Cette connexion a été demandée depuis un autre site. Commencez-la d’ici.',
  'too-many': () => 'Trop de connexions ont été commencées de cet endroit. Patientez quelques minutes.',
  taken: (label) => `Ce compte ${label} est déjà associé à un autre compte de ce site.`,
  'not-linked': (label) =>
    `Vous vous êtes identifié chez ${label} avec un autre compte que celui associé ici.`,
  suspended: () => 'Ce compte est suspendu\u00a0: adressez-vous à l’administrateur de votre établissement.',
} satisfies Record<ProviderFault, (label: string) => string>;

/** Replaces the name of a provider that is not in the settings. */
export const SOME_PROVIDER = 'le fournisseur d’identité';
