import { counted, formatWhole } from '#lib/platform/format-texts.ts';

/** Several protocols printed as one document. */
export const bookletMessages = {
  open: 'Livret à imprimer',
  title: 'Livret de protocoles',
  subtitle:
    'Les protocoles choisis en un seul document\u00a0: une couverture, un sommaire, puis chaque protocole sur une nouvelle page.',
  settings: 'Composer le livret',
  titleField: 'Titre de la couverture',
  kept: 'Protocoles du livret',
  keptHint: 'Décochez ceux à laisser de côté.',
  update: 'Refaire le livret',
  back: 'Retour aux protocoles',
  preview: 'Aperçu des pages',
  laying: 'Mise en pages…',
  /** After the layout is complete. */
  laid: (protocols: number, pages: number) =>
    `${counted(protocols, 'protocole')} sur ${counted(pages, 'page')} A4.`,
  unnumbered: (titles: readonly string[]) =>
    `Une ligne de ${titles.map((title) => `«\u202f${title}\u202f»`).join(', ')} est plus haute qu’une page\u00a0: ce livret s’imprime sans numéros de page.`,
  withoutScript: 'Sans script, ce livret s’imprime sans numéros de page.',
  contents: 'Sommaire',
  count: (protocols: number) => counted(protocols, 'protocole'),
  made: 'Livret établi le ',
  /** In the footer of a sheet. */
  place: (page: number, pages: number) => `Page ${formatWhole(page)} sur ${formatWhole(pages)}`,
  page: (page: number) => formatWhole(page),
  missing: (count: number) =>
    count < 2
      ? 'Un protocole demandé n’est plus lisible\u00a0: il n’est pas dans ce livret.'
      : `${formatWhole(count)} protocoles demandés ne sont plus lisibles\u00a0: ils ne sont pas dans ce livret.`,
  beyond: (total: number, most: number) =>
    `Un livret contient au plus ${formatWhole(most)} protocoles\u00a0: voici les ${formatWhole(most)} premiers sur ${formatWhole(total)}. Filtrez la liste pour en faire plusieurs.`,
  none: 'Aucun protocole à imprimer',
  noneHint: 'Choisissez des protocoles dans une liste, ou retirez des filtres de la recherche.',
  busy: 'Beaucoup de recherches sont en cours. Veuillez réessayer dans un instant.',
  again: 'Réessayer',
};
