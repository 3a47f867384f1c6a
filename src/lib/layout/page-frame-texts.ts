import { casePaths } from '#lib/cases/paths.ts';
import { protocolPaths } from '#lib/protocols/paths.ts';
import { questionnairePaths } from '#lib/questionnaires/paths.ts';

/** Where visitors find what is public: in the header, short, and in the footer. */
export const publicLinks = [
  { href: casePaths.public, short: 'Cas cliniques', label: 'Cas publics' },
  { href: questionnairePaths.public, short: 'Questionnaires', label: 'Questionnaires publics' },
  { href: protocolPaths.public, short: 'Protocoles', label: 'Protocoles publics' },
];

/** The page around header and content: what the server alone writes weighs on no script. */
export const frameMessages = {
  skip: 'Aller au contenu',
  publicLists: 'Listes publiques',
  /** Written on the image that is shown when a page is shared. */
  shareImage: 'Négatoscope\u00a0: cas cliniques, questionnaires et protocoles de radiologie',
};
