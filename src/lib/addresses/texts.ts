import { formatLongDate } from '#lib/platform/format-texts.ts';

/** A person's e-mail address: its page and its section of the account page. */
export const addressMessages = {
  title: 'Adresse électronique',
  subtitle: 'Facultative. Aucune page ne la montre à quelqu’un d’autre, pas même aux administrateurs.',
  uses: 'Elle sert à recevoir un lien si vous oubliez votre mot de passe, à vous prévenir quand une relecture vous attend ou quand la sécurité de votre compte change. À rien d’autre.',
  none: 'Aucune adresse n’est enregistrée.',
  since: (address: string, at: string) => `${address}, vérifiée le ${formatLongDate(at)}.`,
  pending: (address: string) => `Un lien de confirmation a été envoyé à ${address}.`,
  pendingHint:
    'Ouvrez-le dans les 24 heures, en étant connecté à ce compte. Rien reçu\u202f? Regardez dans les indésirables, ou demandez-en un autre.',
  forget: 'Abandonner cette demande',
  manage: 'Régler mon adresse',
  setTitle: 'Enregistrer une adresse',
  changeTitle: 'Changer d’adresse',
  address: 'Adresse',
  addressHint: 'Un lien y est envoyé\u00a0: elle est enregistrée quand vous l’avez ouvert.',
  invalid:
    'Cette adresse électronique n’est pas acceptée\u00a0: une seule, sans accent ni caractère spécial, comme nom@exemple.fr.',
  password: 'Votre mot de passe actuel',
  proofMissing:
    'Ce compte n’a pas de mot de passe. Pour confirmer que c’est vous, reconnectez-vous à votre établissement, puis revenez ici.',
  proofGiven: 'Vous venez de confirmer votre identité\u00a0: vous pouvez continuer.',
  confirmWith: (label: string) => `Confirmer avec ${label}`,
  send: 'Envoyer le lien',
  mailsTitle: 'Courriels de relecture',
  mailsHint:
    'Un seul par demande, qui ne dit rien de ce qui est à relire. Les messages de sécurité, eux, partent toujours.',
  reviewMails: 'M’écrire quand une relecture m’attend',
  save: 'Enregistrer ce choix',
  removeTitle: 'Retirer l’adresse',
  removeHint: 'Elle est effacée. Un mot de passe oublié ne pourra plus être changé par courriel.',
  remove: 'Retirer mon adresse',
  done: {
    envoye: 'Le lien est parti.',
    confirmee: 'Votre adresse est vérifiée.',
    retiree: 'Votre adresse est retirée.',
    choix: 'Votre choix est enregistré.',
    abandon: 'La demande est abandonnée\u00a0: son lien ne sert plus.',
  },
  back: 'Mon compte',
};

export type AddressDone = keyof typeof addressMessages.done;

/** The page that the mailed link opens. */
export const confirmMessages = {
  title: 'Confirmer l’adresse',
  question: (address: string, username: string) =>
    `Utiliser ${address} pour votre compte «\u202f${username}\u202f»\u202f?`,
  replaces: (address: string) => `Elle remplacera ${address}, où vous en serez prévenu.`,
  confirm: 'Confirmer cette adresse',
  invalidTitle: 'Lien non valable',
  toAddress: 'Voir mon adresse',
};

/** Asking for a link by mail, for a forgotten password. */
export const resetMailMessages = {
  title: 'Mot de passe oublié',
  subtitle: 'Recevez par courriel un lien pour en choisir un nouveau.',
  typed: 'Nom d’utilisateur ou adresse électronique',
  missing: 'Indiquez votre nom d’utilisateur ou votre adresse électronique.',
  submit: 'Recevoir le lien',
  sent: 'Si ce que vous avez indiqué correspond à un compte dont l’adresse est vérifiée, un courriel lui est envoyé. Son lien sert une fois, pendant une heure.',
  nothing:
    'Rien reçu\u202f? Regardez dans les indésirables. Sans adresse vérifiée, il faut un code de secours ou un lien de l’administrateur.',
  byCode: 'J’ai un code de secours',
  byMail: 'Recevoir un lien par courriel',
  home: 'Aller à l’accueil',
};
