import { counted } from '#lib/platform/format-texts.ts';
import type { SignInReason } from './sign-in-reason.ts';

/** Sign-in and registration; strings of specification §2, §4 and §8 to the letter. */
export const authMessages = {
  login: {
    title: 'Connexion',
    subtitle: 'Connectez-vous pour retrouver vos cas, questionnaires et protocoles.',
    submit: 'Se connecter',
    submitting: 'Connexion...',
    success: 'Connexion réussie ! Redirection...',
    switchQuestion: 'Pas encore de compte\u202f?',
    switchTo: 'Créer un compte',
  },
  register: {
    title: 'Inscription',
    subtitle: 'Créez un compte\u00a0: un nom d’utilisateur et un mot de passe suffisent.',
    submit: 'S’inscrire',
    submitting: 'Inscription...',
    success: 'Inscription réussie ! Connexion automatique...',
    switchQuestion: 'Déjà un compte\u202f?',
    switchTo: 'Se connecter',
  },
  /** How to get an account where not everybody may register. */
  noAccountYet: {
    closed:
      'Pas encore de compte\u202f? L’inscription est fermée sur ce site\u00a0: c’est l’établissement qui crée les comptes.',
    invitation:
      'Pas encore de compte\u202f? Sur ce site, on s’inscrit avec une invitation\u00a0: demandez-en une à la personne qui administre le site, puis ouvrez le lien que vous recevrez.',
  },
  username: 'Nom d’utilisateur',
  password: 'Mot de passe',
  passwordRule: (min: number) =>
    `Au moins ${counted(min, 'caractère')}. Une suite de quelques mots se retient bien.`,
  recovery:
    'Aucune adresse électronique n’est demandée à l’inscription\u00a0: pour retrouver l’accès après un oubli, créez vos codes de secours dans «\u202fMon compte\u202f» dès maintenant.',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  forgotten: 'Mot de passe oublié\u202f?',
  goOn: 'Continuer',
  /** Reasons to sign in, by their name in the address. */
  reasons: {
    noter: 'Connectez-vous pour noter\u00a0: le formulaire s’ouvrira ensuite.',
    copier: 'Connectez-vous pour copier\u00a0: la copie se fera ensuite.',
    session: 'Votre session est terminée. Reconnectez-vous pour reprendre là où vous en étiez.',
    'session-noter':
      'Votre session est terminée. Reconnectez-vous\u00a0: votre note et votre commentaire sont gardés.',
    'session-copier': 'Votre session est terminée. Reconnectez-vous\u00a0: la copie se fera ensuite.',
    'session-repondre':
      'Votre session est terminée. Reconnectez-vous\u00a0: votre réponse au commentaire est gardée.',
    'session-relire':
      'Votre session est terminée. Reconnectez-vous\u00a0: votre avis de relecture est gardé.',
    'session-liste':
      'Votre session est terminée. Reconnectez-vous\u00a0: ce que vous avez écrit sur la liste est gardé.',
    delai: 'Le délai est passé\u00a0: recommencez la connexion.',
    cookie:
      'Votre navigateur n’a pas gardé le cookie de connexion\u00a0: la session est terminée. Ouvrez le site par une adresse en https://, ou autorisez ses cookies\u202f; si cela ne suffit pas, parlez-en à la personne qui gère le site.',
  } satisfies Record<SignInReason, string>,
  failure: 'Une erreur est survenue. Veuillez réessayer.',
};
export type AuthMode = 'login' | 'register';
