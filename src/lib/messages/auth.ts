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
  username: 'Nom d’utilisateur',
  password: 'Mot de passe',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  forgotten: 'Mot de passe oublié\u202f?',
  goOn: 'Continuer',
  failure: 'Une erreur est survenue. Veuillez réessayer.',
};
export type AuthMode = 'login' | 'register';
