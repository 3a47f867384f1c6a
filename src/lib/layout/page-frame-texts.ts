import { casePaths } from '#lib/cases/paths.ts';
import { practicePaths } from '#lib/practice/path-rules.ts';
import { protocolPaths } from '#lib/protocols/paths.ts';
import { questionnairePaths } from '#lib/questionnaires/paths.ts';

/** Where visitors find what is public: in the header, short, and in the footer. */
export const publicLinks = [
  { href: casePaths.public, short: 'Cas cliniques', label: 'Cas publics' },
  { href: questionnairePaths.public, short: 'Questionnaires', label: 'Questionnaires publics' },
  { href: protocolPaths.public, short: 'Protocoles', label: 'Protocoles publics' },
];

/** Links beside the logo for signed-in people, where there is room: the menu holds the rest. */
export const mainLinks = [
  { href: casePaths.public, label: 'Cas' },
  { href: questionnairePaths.public, label: 'Questionnaires' },
  { href: protocolPaths.public, label: 'Protocoles' },
  { href: practicePaths.home, label: 'S’entraîner' },
];

/** The page around header and content: what the server alone writes weighs on no script. */
export const frameMessages = {
  skip: 'Aller au contenu',
  publicLists: 'Listes publiques',
  mainLinks: 'Rubriques',
  /** Written on the image that is shown when a page is shared. */
  shareImage: 'Négatoscope\u00a0: cas cliniques, questionnaires et protocoles de radiologie',
};
