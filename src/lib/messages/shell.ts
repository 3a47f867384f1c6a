import { COLLECTION_PATHS } from '#lib/domain/collection.ts';
import { practicePaths } from '#lib/domain/practice/paths.ts';
import { casePaths } from '#lib/kinds/case/paths.ts';
import { protocolPaths } from '#lib/kinds/protocol/paths.ts';
import { questionnairePaths } from '#lib/kinds/questionnaire/paths.ts';

/** Header and menu; around them `page-frame.ts`. */
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
  account: 'Mon compte',
  statistics: 'Statistiques',
};

export interface MenuGroup {
  title: string;
  links: { label: string; href: string; icon: string }[];
}

/** The menu of specification §2; a page not built yet is left out until it is. */
export const menuGroups: MenuGroup[] = [
  {
    title: 'Questionnaires',
    links: [
      { label: 'Gérer les questionnaires', href: questionnairePaths.manage, icon: 'i-lucide-settings-2' },
      { label: 'Mes questionnaires', href: questionnairePaths.mine, icon: 'i-lucide-clipboard-list' },
      { label: 'Questionnaires publics', href: questionnairePaths.public, icon: 'i-lucide-globe' },
    ],
  },
  {
    title: 'Cas Cliniques',
    links: [
      { label: 'Gérer les cas', href: casePaths.manage, icon: 'i-lucide-settings-2' },
      { label: 'Mes cas', href: casePaths.mine, icon: 'i-lucide-folder-heart' },
      { label: 'Mes listes et mes notes', href: COLLECTION_PATHS.all, icon: 'i-lucide-folder-heart' },
      { label: 'Cas publics', href: casePaths.public, icon: 'i-lucide-globe' },
      { label: 'S’entraîner', href: practicePaths.home, icon: 'i-lucide-eye-off' },
    ],
  },
  {
    title: 'Protocoles',
    links: [
      { label: 'Créer un protocole', href: protocolPaths.create, icon: 'i-lucide-file-plus' },
      { label: 'Mes protocoles', href: protocolPaths.mine, icon: 'i-lucide-folder-cog' },
      { label: 'Protocoles publics', href: protocolPaths.public, icon: 'i-lucide-globe' },
    ],
  },
];
