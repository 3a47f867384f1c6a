import { formatLongDate } from '#lib/platform/format-texts.ts';

/** The mail that contains an invitation. */
export const invitationMail = {
  subject: 'Invitation à créer un compte sur Négatoscope',
  content: (origin: string, address: string, expiresAt: string) =>
    `Bonjour,

Vous êtes invité à créer un compte sur Négatoscope (${origin}), un site pour apprendre et enseigner la radiologie.

Pour accepter, ouvrez ce lien. Il sert une fois, jusqu’au ${formatLongDate(expiresAt)}\u00a0:

${address}

Si vous n’attendiez pas cette invitation, ignorez ce message\u00a0: sans vous, aucun compte n’est créé, et votre adresse n’est pas gardée.

Ce message est automatique\u00a0: personne ne lit les réponses.
`,
};
