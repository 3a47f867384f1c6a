import { counted, formatLongDate, formatShortDate } from '#lib/platform/format-texts.ts';

/** The page on which an invitation is accepted. */
export const invitationMessages = {
  title: 'Invitation',
  subtitle: (role: string, expiresAt: string) =>
    `Vous êtes invité à créer un compte (rôle\u00a0: ${role.toLowerCase()}). Cette invitation sert une fois, jusqu’au ${formatLongDate(expiresAt)}.`,
  submit: 'Créer mon compte',
  goneTitle: 'Invitation non valable',
  gone: 'Cette invitation n’est pas, ou n’est plus, valable\u00a0: elle a pu servir, expirer ou être retirée.',
  goneHint: 'Demandez-en une autre à la personne qui vous l’a donnée.',
  signedIn: (username: string) =>
    `Vous êtes connecté en tant que ${username}\u00a0: cette invitation sert à créer un autre compte. Pour l’accepter, déconnectez-vous d’abord\u202f; elle reste valable.`,
  toSignIn: 'J’ai déjà un compte\u00a0: me connecter',
  home: 'Aller à l’accueil',
};

/** The page « Inviter », for administrators. */
export const invitationListMessages = {
  title: 'Inviter',
  hint: 'Un lien à remettre à une personne\u00a0: elle crée elle-même son compte, avec le rôle choisi. Le lien sert une fois.',
  closed:
    'L’inscription est fermée sur ce site (REGISTRATION=closed)\u00a0: personne ne peut accepter d’invitation.',
  role: 'Rôle du compte',
  note: 'Pour qui (facultatif)',
  noteHint: 'Pour vous y retrouver dans la liste\u00a0; la personne invitée ne le lit pas.',
  address: 'Adresse électronique (facultatif)',
  addressHint: 'Le lien y est envoyé. L’adresse n’est gardée que jusqu’à l’envoi.',
  addressInvalid:
    'Cette adresse électronique n’est pas acceptée\u00a0: une seule, sans accent ni caractère spécial, comme nom@exemple.fr.',
  sentTo: (address: string) => `Ce lien part aussi par courriel à ${address}.`,
  days: 'Valable combien de jours',
  password: 'Votre mot de passe',
  passwordHint: 'Demandé seulement pour inviter un administrateur.',
  submit: 'Créer l’invitation',
  daysInvalid: (max: number) => `La durée est un nombre entier de jours, de 1 à ${max}.`,
  noteTooLong: (max: number) => `Cette note dépasse ${counted(max, 'caractère')}\u00a0: raccourcissez-la.`,
  made: (days: number) =>
    `Lien à remettre, valable ${counted(days, 'jour')}. Il n’est montré qu’une fois\u00a0:`,
  open: (count: number) => counted(count, 'invitation en attente', 'invitations en attente'),
  none: 'Aucune invitation n’attend de réponse.',
  columns: {
    note: 'Pour',
    role: 'Rôle',
    maker: 'Par',
    madeAt: 'Créée',
    expiresAt: 'Jusqu’au',
    revoke: 'Retirer',
  },
  noNote: 'sans note',
  command: 'ligne de commande',
  age: (days: number) => (days === 0 ? 'aujourd’hui' : `il y a ${counted(days, 'jour')}`),
  until: (at: number) => formatShortDate(new Date(at).toISOString()),
  revoke: 'Retirer',
  revokeOf: (name: string, madeAt: string) => `Retirer l’invitation\u00a0: ${name}, créée ${madeAt}`,
};
