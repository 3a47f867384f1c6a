import { casePaths } from '#lib/cases/paths.ts';
import { practicePaths } from '#lib/practice/path-rules.ts';
import { protocolPaths } from '#lib/protocols/paths.ts';
import { questionnairePaths } from '#lib/questionnaires/paths.ts';

/** Links to public content for visitors: short labels in the header, long ones in the footer. */
export const publicLinks = [
  { href: casePaths.public, short: 'Cas cliniques', label: 'Cas publics' },
  { href: questionnairePaths.public, short: 'Questionnaires', label: 'Questionnaires publics' },
  { href: protocolPaths.public, short: 'Protocoles', label: 'Protocoles publics' },
];

/** Links beside the logo for signed-in people, on wide screens; the menu contains the other links. */
export const mainLinks = [
  { href: casePaths.public, label: 'Cas' },
  { href: questionnairePaths.public, label: 'Questionnaires' },
  { href: protocolPaths.public, label: 'Protocoles' },
  { href: practicePaths.home, label: 'S’entraîner' },
];

/** The frame around header and content: written only by the server, so it adds nothing to scripts. */
export const frameMessages = {
  skip: 'Aller au contenu',
  publicLists: 'Listes publiques',
  mainLinks: 'Rubriques',
  /** Text drawn on the image that is shown when a page is shared. */
  shareImage: 'Négatoscope\u00a0: cas cliniques, questionnaires et protocoles de radiologie',
};
