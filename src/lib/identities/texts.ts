import { formatLongDate } from '#lib/platform/format-texts.ts';

/**
 * Sign-in with the establishment's account: the choice of account after the first sign-in, and the section of the
 * account page.
 */
export const identityMessages = {
  choice: {
    title: 'Première connexion',
    known: (provider: string, name: string) => {
      const known = name ? `${provider} vous reconnaît\u00a0: ${name}.` : `${provider} vous a reconnu.`;
      return known.charAt(0).toUpperCase() + known.slice(1);
    },
    rpps: (number: string) => `RPPS ${number}`,
    hint: 'Ce compte n’est encore associé à aucun compte d’ici.',
    create: {
      title: 'Je n’ai pas de compte ici',
      label: 'Nom d’utilisateur',
      hint: 'Les autres le liront. Vous n’aurez pas de mot de passe\u00a0: vous vous connecterez de la même façon.',
      submit: 'Créer mon compte',
    },
    link: {
      title: 'J’ai déjà un compte ici',
      hint: 'Prouvez une fois qu’il est à vous\u00a0: ensuite, il s’ouvrira de la même façon.',
      username: 'Nom d’utilisateur',
      password: 'Mot de passe',
      submit: 'Associer à ce compte',
    },
    own: {
      title: 'Associer un compte',
      hint: (label: string, username: string) =>
        `Il permettra ensuite de se connecter au compte «\u202f${username}\u202f» avec ${label}.`,
      password: 'Votre mot de passe d’ici, pour confirmer',
    },
    cancel: 'Annuler',
  },

  account: {
    title: 'Comptes de l’établissement',
    hint: 'Ils vous permettent de vous connecter sans le mot de passe de ce site.',
    none: 'Aucun compte n’est associé.',
    line: (label: string, name: string) => (name ? `${label} · ${name}` : label),
    dates: (linkedAt: string, usedAt: string) =>
      `Associé le ${formatLongDate(linkedAt)}, utilisé le ${formatLongDate(usedAt)}`,
    link: (label: string) => `Associer un compte ${label}`,
    unlink: 'Dissocier',
    unlinkOf: (line: string) => `Dissocier ${line}`,
    unlinkTitle: (line: string) => `Dissocier ${line}\u202f?`,
    unlinkBody:
      'Ce compte ne permettra plus de se connecter ici. Vos sessions ouvertes ailleurs seront fermées.',
    unlinked: 'Le compte n’est plus associé.',
    linked: 'Le compte est associé.',
  },

  proof: {
    needed:
      'Votre compte n’a pas de mot de passe\u00a0: confirmez d’abord votre identité, puis revenez ici dans les dix minutes.',
    confirmWith: (label: string) => `Confirmer avec ${label}`,
    given: 'Vous venez de confirmer votre identité.',
    noWay:
      'Aucun compte d’établissement n’est associé\u00a0: demandez un lien de réinitialisation à l’administrateur de votre site.',
  },

  firstPassword: {
    title: 'Choisir un mot de passe',
    hint: 'Vous n’en avez pas\u00a0: vous vous connectez avec le compte de votre établissement. Un mot de passe d’ici reste utile s’il ne répond plus.',
    submit: 'Enregistrer le mot de passe',
  },
};
