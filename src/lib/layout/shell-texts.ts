/** Header and menu, whose links are in `app/menu-texts.ts`; the rest of the page is in `page-frame-texts.ts`. */
export const shellMessages = {
  product: 'Négatoscope',
  home: 'Négatoscope, accueil',
  toLight: 'Passer en mode clair',
  toDark: 'Passer en mode sombre',
  signIn: 'Se connecter',
  signOut: 'Se déconnecter',
  signedInAs: 'Connecté en tant que',
  menu: 'Menu',
  menuOf: (username: string) => `Menu de ${username}`,
  closeMenu: 'Fermer le menu',
  islandFailed: 'Une erreur a interrompu cette partie de la page. Ce qui est enregistré n’est pas perdu.',
  reload: 'Recharger la page',
};
