/** Identity providers on the sign-in screen. */
export const providerMessages = {
  signInWith: (label: string) => `Se connecter avec ${label}`,
  orElse: 'ou',
  onlyProviders: 'Sur ce site, on se connecte avec le compte de son établissement.',
  leave: (label: string) =>
    `Vous êtes déconnecté d’ici. Votre session chez «\u202f${label}\u202f» peut rester ouverte.`,
  leaveToo: (label: string) => `Se déconnecter aussi de ${label}`,
};
