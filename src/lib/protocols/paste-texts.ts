import { agree, counted } from '#lib/platform/format-texts.ts';

/** Messages about pasting a table of rows. */
export const protocolPasteMessages = {
  pasted: (count: number) => `${counted(count, 'cellule collée', 'cellules collées')}.`,
  /** The part that was not pasted, and why; it is still in the source. */
  notPasted: ({ rows, columns, most }: { rows: number; columns: number; most: number }) => {
    const lost = [
      rows > 0
        ? [
            `${counted(rows, 'ligne n’a pas été collée', 'lignes n’ont pas été collées')}, car un protocole en a ${most} au plus`,
          ]
        : [],
      columns > 0
        ? [
            `${counted(columns, 'colonne n’a pas été collée', 'colonnes n’ont pas été collées')}, car le tableau s’arrête là`,
          ]
        : [],
    ];
    return `${lost.flat().join('\u202f; ')}. Rien n’est perdu\u00a0: tout est encore dans ce que vous avez copié.`;
  },
  reading: 'Lecture de ce que vous avez copié…',
  tooLarge:
    'Ce que vous avez copié est trop grand pour être collé ici. Copiez seulement les lignes du protocole, sans le reste de la feuille.',
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
  update: 'Mettre à jour par nom, sans toucher au reste',
  ownLost:
    'Les valeurs propres aux appareils, et ce qu’un appareil ne fait pas, seront perdus\u00a0: tous auront les lignes collées.',
  ownKept: 'Seules les valeurs communes changeront\u00a0: un appareil qui a sa propre valeur (◆) la garde.',
  updates: 'Ce qui changera',
  updateCounts: (values: number, rows: number) =>
    values + rows === 0
      ? 'Rien ne changera.'
      : `${counted(values, 'valeur changera', 'valeurs changeront')}, ${counted(rows, 'ligne sera ajoutée', 'lignes seront ajoutées')}. Ce que le tableau ne dit pas reste comme il est.`,
  change: (name: string, label: string, before: string, after: string) =>
    `${name}, ${label}\u00a0: ${before === '' ? 'vide' : `«\u202f${before}\u202f»`} → «\u202f${after}\u202f»`,
  addedRows: (names: readonly string[]) =>
    `${agree(names.length, 'Ligne ajoutée à la fin', 'Lignes ajoutées à la fin')}\u00a0: ${names.map((each) => `«\u202f${each || 'sans nom'}\u202f»`).join(', ')}.`,
  ambiguous: (names: readonly string[]) =>
    `${agree(names.length, 'Nom présent deux fois, qui ne sera pas touché', 'Noms présents deux fois, qui ne seront pas touchés')}\u00a0: ${names.map((each) => `«\u202f${each}\u202f»`).join(', ')}.`,
  unknown: (headings: readonly string[]) =>
    `${agree(headings.length, 'Colonne laissée de côté', 'Colonnes laissées de côté')}\u00a0: ${headings.map((each) => `«\u202f${each}\u202f»`).join(', ')}.`,
  noHeadings:
    'Aucun en-tête n’a été reconnu\u00a0: dites ce que contient chaque colonne, et vérifiez ce qui a été compris.',
  columns: 'Colonnes de ce que vous avez copié',
  column: (heading: string, place: number) => (heading === '' ? `Colonne ${place}` : heading),
  samples: (texts: readonly string[]) => texts.map((text) => `«\u202f${text}\u202f»`).join(', '),
  holds: (column: string) => `Ce que contient «\u202f${column}\u202f»`,
  skipped: 'Ne pas coller',
  leftOut: (rows: readonly string[]) =>
    `${agree(rows.length, 'Ligne laissée de côté', 'Lignes laissées de côté')}\u00a0: ${rows.map((each) => `«\u202f${each}\u202f»`).join(', ')}.`,
  moreLeftOut: (count: number) =>
    `${counted(count, 'autre ligne est laissée', 'autres lignes sont laissées')} de côté.`,
  bare: (names: readonly string[]) =>
    `${agree(names.length, 'Cette ligne n’a que son nom, vérifiez qu’elle en est une', 'Ces lignes n’ont que leur nom, vérifiez qu’elles en sont')}\u00a0: ${names.map((each) => `«\u202f${each}\u202f»`).join(', ')}.`,
  hidden: 'Ce qui est masqué dans la feuille n’est pas collé.',
  otherTables: (count: number) =>
    `${counted(count, 'autre tableau de la page n’est pas collé', 'autres tableaux de la page ne sont pas collés')}.`,
  unread: (row: number, label: string, text: string, problem: string) =>
    `Ligne ${row}, ${label}\u00a0: «\u202f${text}\u202f» sera à corriger. ${problem}`,
  moreUnread: (count: number) =>
    `${counted(count, 'autre valeur sera', 'autres valeurs seront')} à corriger.`,
  dropped: (count: number, most: number) =>
    `${counted(count, 'ligne ne sera pas collée', 'lignes ne seront pas collées')}\u00a0: un protocole en a ${most} au plus.`,
  noRoom: (count: number, most: number) =>
    `${counted(count, 'ligne ne tiendra pas', 'lignes ne tiendront pas')}\u00a0: un protocole en a ${most} au plus.`,
};
