import { counted } from './format.ts';

/** What pasting a table of rows asks and tells. */
export const protocolPasteMessages = {
  pasted: (count: number) => `${counted(count, 'cellule collée', 'cellules collées')}.`,
  notPasted: ({ rows, columns }: { rows: number; columns: number }) => {
    const lost = [
      rows > 0 ? [`${counted(rows, 'ligne')} de trop`] : [],
      columns > 0 ? [`${counted(columns, 'colonne')} de trop`] : [],
    ];
    return `Tout n’a pas pu être collé\u00a0: ${lost.flat().join(' et ')}.`;
  },
  empty: 'Rien de ce que vous avez copié ne ressemble à un tableau.',
  title: (count: number) => `Coller ${counted(count, 'ligne')}`,
  submit: 'Coller',
  preview: 'Ce qui a été compris',
  more: (count: number) => `et ${counted(count, 'autre ligne', 'autres lignes')}`,
  how: 'Où les mettre',
  add: (count: number) =>
    `Ajouter sous ${count < 2 ? 'la ligne qui est là' : `les ${count} lignes qui sont là`}`,
  replace: (count: number) =>
    `Remplacer ${count < 2 ? 'la ligne qui est là' : `les ${count} lignes qui sont là`}`,
  unknown: (headings: readonly string[]) =>
    `${headings.length < 2 ? 'Colonne laissée de côté' : 'Colonnes laissées de côté'}\u00a0: ${headings.map((each) => `«\u202f${each}\u202f»`).join(', ')}.`,
  unread: (row: number, label: string, text: string, problem: string) =>
    `Ligne ${row}, ${label}\u00a0: «\u202f${text}\u202f» sera à corriger. ${problem}`,
  moreUnread: (count: number) =>
    `${counted(count, 'autre valeur sera', 'autres valeurs seront')} à corriger.`,
  dropped: (count: number, most: number) =>
    `${counted(count, 'ligne ne sera pas collée', 'lignes ne seront pas collées')}\u00a0: un protocole en a ${most} au plus.`,
  noRoom: (count: number, most: number) =>
    `${counted(count, 'ligne ne tiendra pas', 'lignes ne tiendront pas')}\u00a0: un protocole en a ${most} au plus.`,
};
