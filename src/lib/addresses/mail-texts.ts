import { formatShortDateAndTime } from '#lib/platform/format-texts.ts';
import type { MailTemplates, SecurityAct } from './mail-request.ts';

const automatic = '\nCe message est automatique\u00a0: personne ne lit les réponses.\n';

/** The mail that verifies an address. */
export const addressMail = {
  subject: 'Confirmez votre adresse électronique',
  content: (origin: string, username: string, link: string) =>
    `Bonjour,

Le compte «\u202f${username}\u202f» de Négatoscope (${origin}) demande à utiliser cette adresse électronique.

Si c’est vous, ouvrez ce lien dans les 24 heures, puis confirmez sur la page\u00a0:

${link}

Si vous n’avez rien demandé, ignorez ce message\u00a0: sans vous, cette adresse n’est liée à aucun compte.
${automatic}`,
};

const ACTS: Record<SecurityAct, { subject: string; what: string; advice: string }> = {
  password_changed: {
    subject: 'Votre mot de passe a été changé',
    what: 'Le mot de passe a été changé',
    advice:
      'Si ce n’est pas vous, choisissez tout de suite un nouveau mot de passe par «\u202fMot de passe oublié\u202f», puis prévenez la personne qui administre le site.',
  },
  factor_added: {
    subject: 'Votre double authentification a changé',
    what: 'Une application de codes ou une clé d’accès a été ajoutée',
    advice:
      'Si ce n’est pas vous, retirez-la depuis «\u202fMon compte\u202f» et changez de mot de passe, puis prévenez la personne qui administre le site.',
  },
  factor_removed: {
    subject: 'Votre double authentification a changé',
    what: 'Une application de codes ou une clé d’accès a été retirée',
    advice:
      'Si ce n’est pas vous, et si personne ne l’a fait à votre demande, changez de mot de passe, puis prévenez la personne qui administre le site.',
  },
  address_changed: {
    subject: 'Votre adresse électronique a été remplacée',
    what: 'Une autre adresse électronique remplace celle-ci',
    advice:
      'Si ce n’est pas vous, changez de mot de passe et remettez votre adresse depuis «\u202fMon compte\u202f». Si vous n’entrez plus, prévenez la personne qui administre le site.',
  },
  address_removed: {
    subject: 'Votre adresse électronique a été retirée',
    what: 'Cette adresse électronique a été retirée',
    advice:
      'Si ce n’est pas vous, changez de mot de passe et remettez votre adresse depuis «\u202fMon compte\u202f». Si vous n’entrez plus, prévenez la personne qui administre le site.',
  },
};

const inWords = (labels: readonly string[]) =>
  labels.length === 0
    ? 'le compte de votre établissement'
    : labels.map((label) => `«\u202f${label}\u202f»`).join(' ou ');

/** The texts of mails. They contain no title of a case and no name of another person. */
export const mailWords: MailTemplates = {
  reset: ({ origin, username, link }) => ({
    subject: 'Choisir un nouveau mot de passe',
    content: `Bonjour,

Quelqu’un a demandé un nouveau mot de passe pour le compte «\u202f${username}\u202f» de Négatoscope (${origin}).

Si c’est vous, ouvrez ce lien. Il sert une fois, pendant une heure\u00a0:

${link}

Si vous n’avez rien demandé, ignorez ce message\u00a0: votre mot de passe ne change pas.
${automatic}`,
  }),
  noPassword: ({ origin, username, providers }) => ({
    subject: 'Comment vous connecter à Négatoscope',
    content: `Bonjour,

Quelqu’un a demandé un nouveau mot de passe pour le compte «\u202f${username}\u202f» de Négatoscope (${origin}).

Ce compte ne s’ouvre pas par un mot de passe de ce site. Connectez-vous, sur la page d’accueil, avec ${inWords(providers)}.

Si vous n’avez rien demandé, ignorez ce message.
${automatic}`,
  }),
  review: ({ origin, username, link, settings }) => ({
    subject: 'Une relecture vous attend',
    content: `Bonjour,

Une relecture vous attend sur Négatoscope (${origin}), pour votre compte «\u202f${username}\u202f»\u00a0:

${link}

Ce message ne dit rien du contenu à relire, qui n’est pas public.

Pour ne plus recevoir ces messages, ouvrez la page «\u202fAdresse électronique\u202f» de votre compte\u00a0:
${settings}
${automatic}`,
  }),
  security: (act, { origin, username, at }) => ({
    subject: ACTS[act].subject,
    content: `Bonjour,

${ACTS[act].what} pour votre compte «\u202f${username}\u202f» de Négatoscope (${origin}), le ${formatShortDateAndTime(new Date(at).toISOString())}.

Si c’est vous, vous n’avez rien à faire. ${ACTS[act].advice}
${automatic}`,
  }),
};
