import { administrationPaths } from '#lib/administration/paths.ts';
import { casePaths } from '#lib/cases/paths.ts';
import { COLLECTION_PATHS } from '#lib/collections/rules.ts';
import { confirmationPaths } from '#lib/confirmations/paths.ts';
import { waitingMessages } from '#lib/confirmations/texts.ts';
import { practicePaths } from '#lib/practice/path-rules.ts';
import { protocolPaths } from '#lib/protocols/paths.ts';
import { questionnairePaths } from '#lib/questionnaires/paths.ts';

interface MenuGroup {
  /** Absent for the group of the person's own items. */
  title?: string;
  links: { label: string; href: string; icon: string }[];
}

/** The menu of specification §2, without the pages that do not exist yet. */
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
  {
    links: [
      { label: 'Statistiques', href: '/statistics', icon: 'i-lucide-chart-column' },
      { label: 'Mon compte', href: '/account', icon: 'i-lucide-user-cog' },
    ],
  },
];

/** First group, shown when a confirmation or a review waits for the person. */
export const waitingGroup = (count: number): MenuGroup => ({
  links: [
    { label: waitingMessages.menu(count), href: confirmationPaths.waiting, icon: 'i-lucide-clipboard-check' },
  ],
});

/** Only for administrators. */
export const administrationGroup: MenuGroup = {
  links: [{ label: 'Administration', href: administrationPaths.home, icon: 'i-lucide-shield' }],
};
