import { headingUnit } from '#lib/kinds/protocol/field-text.ts';
import type { TableName } from '#lib/kinds/protocol/fields/acquisition-fields.ts';
import type { Field } from '#lib/kinds/protocol/fields/field.ts';
import { counted, formatWhole } from './format.ts';

/** The grid in which the rows of an acquisition are written. */
export const protocolGridMessages = {
  /** Behind a field's name: « (ms) », or nothing. */
  unit: (field: Field) => (headingUnit(field) === '' ? '' : ` (${headingUnit(field)})`),
  /** One value of a row, in few words. */
  short: (field: Field, text: string) =>
    headingUnit(field) === '' ? text : `${field.abbreviation} ${text}\u00a0${headingUnit(field)}`,
  rows: (count: number) => counted(count, 'ligne'),
  total: (label: string, value: string) => `${label}\u00a0: ${value}`,
  unnamed: 'Sans nom',
  unsaid: 'Non précisé',
  yes: 'Oui',
  no: 'Non',
  add: {
    sequences: 'Ajouter une séquence',
    passes: 'Ajouter un passage',
    views: 'Ajouter une incidence',
    scans: 'Ajouter une coupe',
    tracerAcquisitions: 'Ajouter une acquisition',
    runs: 'Ajouter une série',
  } satisfies Record<TableName, string>,
  pasteTable: 'Coller un tableau',
  empty:
    'Aucune ligne pour l’instant. Ajoutez-en une, ou copiez un tableau dans Excel, LibreOffice ou une page, puis collez-le.',
  tools: 'Modifier les lignes choisies',
  rowTools: (row: number) => `Modifier la ligne ${row}`,
  insertAbove: 'Insérer une ligne au-dessus',
  insertBelow: 'Insérer une ligne en dessous',
  duplicate: 'Dupliquer',
  up: 'Monter',
  down: 'Descendre',
  fillDown: 'Recopier vers le bas',
  remove: 'Supprimer',
  handle: 'Choisir la ligne\u00a0; la faire glisser pour la déplacer',
  gridHelp: 'Entrée ou F2 pour écrire dans une cellule, Échap puis Tab pour quitter le tableau.',
  tabLeaves: 'Tab quitte maintenant le tableau.',
  suggestions: 'Déjà écrit ailleurs',
  cell: (label: string, name: string, row: number) => `${label}, ${name || `ligne ${row}`}`,
  hint: (label: string, bounds: string) => `${label}\u00a0: ${bounds}`,
  hasFault: 'une valeur est à corriger',
  faults: (count: number) =>
    `${counted(count, 'valeur est', 'valeurs sont')} à corriger\u00a0: ${count < 2 ? 'elle n’est pas enregistrée' : 'elles ne sont pas enregistrées'}.`,
  showFault: 'Voir',
  range: (rows: number, columns: number) => `${counted(rows, 'ligne')}, ${counted(columns, 'colonne')}`,
  inserted: (row: number) => `Ligne ${row} ajoutée.`,
  duplicated: (count: number) => `${counted(count, 'ligne dupliquée', 'lignes dupliquées')}.`,
  removed: (count: number) =>
    `${counted(count, 'ligne supprimée', 'lignes supprimées')}. Ctrl+Z pour ${count < 2 ? 'la' : 'les'} retrouver.`,
  moved: (row: number) => `Déplacée en ligne ${row}.`,
  cannotMove: 'Il n’y a pas de place de ce côté.',
  filled: 'Recopié vers le bas.',
  cleared: (count: number) => `${counted(count, 'cellule vidée', 'cellules vidées')}.`,
  copied: (count: number) => `${counted(count, 'cellule copiée', 'cellules copiées')}.`,
  pasted: (count: number) => `${counted(count, 'cellule collée', 'cellules collées')}.`,
  rowsPasted: (count: number) => `${counted(count, 'ligne collée', 'lignes collées')}.`,
  full: (most: number) => `Un protocole a ${formatWhole(most)} lignes au plus.`,
  notPasted: ({ rows, columns }: { rows: number; columns: number }) => {
    const lost = [
      rows > 0 ? [`${counted(rows, 'ligne')} de trop`] : [],
      columns > 0 ? [`${counted(columns, 'colonne')} de trop`] : [],
    ];
    return `Tout n’a pas pu être collé\u00a0: ${lost.flat().join(' et ')}.`;
  },
  clipboardRefused:
    'Le navigateur n’a pas laissé lire ce que vous avez copié. Choisissez une cellule, puis collez avec Ctrl+V.',
  clipboardEmpty: 'Rien de ce que vous avez copié ne ressemble à un tableau.',
  paste: {
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
  },
  help: {
    title: 'Clavier du tableau',
    intro: 'Comme dans un tableur. Ctrl+Z annule, Ctrl+Maj+Z rétablit.',
    go: 'Aller d’une cellule à l’autre',
    goFar: 'Aller au bout de la ligne ou de la colonne',
    homeEnd: 'Début, fin de la ligne',
    ctrlHomeEnd: 'Première, dernière cellule',
    pages: 'Dix lignes plus haut, plus bas',
    tab: 'Cellule suivante\u00a0; avec Maj, précédente',
    escape: 'Oublier une valeur à corriger\u00a0; Tab quitte ensuite le tableau',
    write: 'Écrire dans la cellule\u00a0; taper remplace ce qui y est',
    down: 'Pendant l’écriture\u00a0: garder et descendre\u00a0; avec Maj, monter',
    drop: 'Pendant l’écriture\u00a0: laisser la cellule comme elle était',
    fillRange: 'Pendant l’écriture\u00a0: écrire dans toutes les cellules choisies',
    clear: 'Vider les cellules choisies',
    range: 'Choisir plusieurs cellules',
    all: 'Choisir tout le tableau',
    row: 'Choisir la ligne entière',
    fillDown: 'Recopier vers le bas la première ligne choisie',
    insertBelow: 'Insérer une ligne en dessous',
    insertAbove: 'Insérer une ligne au-dessus',
    duplicate: 'Dupliquer les lignes choisies',
    move: 'Monter, descendre les lignes choisies',
    remove: 'Supprimer les lignes choisies',
    clipboard: 'Copier, couper, coller, aussi avec un tableur',
  },
  keys: {
    arrows: '← ↑ → ↓',
    ctrlArrows: 'Ctrl+← ↑ → ↓',
    shiftArrows: 'Maj+← ↑ → ↓',
    homeEnd: 'Début Fin',
    ctrlHomeEnd: 'Ctrl+Début Ctrl+Fin',
    pages: 'Page préc. Page suiv.',
    tab: 'Tab',
    escape: 'Échap',
    write: 'Entrée F2',
    enter: 'Entrée',
    ctrlEnter: 'Ctrl+Entrée',
    ctrlShiftEnter: 'Ctrl+Maj+Entrée',
    delete: 'Suppr',
    ctrlA: 'Ctrl+A',
    shiftSpace: 'Maj+Espace',
    ctrlD: 'Ctrl+D',
    ctrlShiftD: 'Ctrl+Maj+D',
    altUpDown: 'Alt+↑ Alt+↓',
    ctrlDelete: 'Ctrl+Suppr',
    clipboard: 'Ctrl+C Ctrl+X Ctrl+V',
  },
};
