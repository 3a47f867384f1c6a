/** Shown in place of the page when somebody signs out without network. */
export const signedOutMessages = {
  title: 'Vous êtes déconnecté de cet appareil',
  hint: 'Le réseau ne répond pas\u00a0: la session sera fermée sur le serveur à la prochaine page que cet appareil en recevra.',
  signIn: 'Se connecter',
};
