import { agree, counted, formatWhole } from '#lib/platform/format-texts.ts';
import { headingUnit } from './field-text.ts';
import type { TableName } from './fields/acquisition-fields.ts';
import type { Field } from './fields/field.ts';

/** The grid in which an acquisition's rows are edited. */
export const protocolGridMessages = {
  /** Appended to a field's name: « (ms) », or nothing. */
  unit: (field: Field) => (headingUnit(field) === '' ? '' : ` (${headingUnit(field)})`),
  /** A value of a row in short form. */
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
  fillHandle: 'Faire glisser pour recopier vers le bas ou vers le haut',
  remove: 'Supprimer',
  keyboard: 'Clavier du tableau',
  handle: 'Choisir la ligne\u202f; la faire glisser pour la déplacer',
  gridHelp: 'Entrée ou F2 pour écrire dans une cellule, Échap puis Tab pour quitter le tableau.',
  tabLeaves: 'Tab quitte maintenant le tableau.',
  suggestions: 'Déjà écrit ailleurs',
  cell: (label: string, name: string, row: number) => `${label}, ${name || `ligne ${row}`}`,
  hint: (label: string, bounds: string) => `${label}\u00a0: ${bounds}`,
  hasFault: 'une valeur est à corriger',
  faults: (count: number) =>
    `${counted(count, 'valeur est', 'valeurs sont')} à corriger\u00a0: ${agree(count, 'elle n’est pas enregistrée', 'elles ne sont pas enregistrées')}.`,
  showFault: 'Voir',
  range: (rows: number, columns: number) => `${counted(rows, 'ligne')}, ${counted(columns, 'colonne')}`,
  inserted: (row: number) => `Ligne ${row} ajoutée.`,
  duplicated: (count: number) => `${counted(count, 'ligne dupliquée', 'lignes dupliquées')}.`,
  removed: (count: number) =>
    `${counted(count, 'ligne supprimée', 'lignes supprimées')}. Ctrl+Z pour ${agree(count, 'la', 'les')} retrouver.`,
  moved: (row: number) => `Déplacée en ligne ${row}.`,
  cannotMove: 'Il n’y a pas de place de ce côté.',
  filled: 'Recopié vers le bas.',
  filledRows: (count: number) => `Recopié sur ${counted(count, 'ligne')}.`,
  cleared: (count: number) => `${counted(count, 'cellule vidée', 'cellules vidées')}.`,
  copied: (count: number) => `${counted(count, 'cellule copiée', 'cellules copiées')}.`,
  rowsPasted: (count: number) => `${counted(count, 'ligne collée', 'lignes collées')}.`,
  rowsUpdated: (values: number, rows: number) =>
    `${counted(values, 'valeur mise à jour', 'valeurs mises à jour')}, ${counted(rows, 'ligne ajoutée', 'lignes ajoutées')}.`,
  full: (most: number) => `Un protocole a ${formatWhole(most)} lignes au plus.`,
  confirmPasting:
    'Votre navigateur demande une confirmation\u00a0: choisissez «\u202fColler\u202f» dans son petit menu.',
  pasteUnavailable:
    'Le collage n’a pas pu être chargé. Vérifiez votre connexion, puis collez de nouveau\u00a0: ce que vous avez copié est toujours là.',
  clipboardRefused:
    'Le navigateur n’a pas laissé lire ce que vous avez copié. Choisissez une cellule, puis collez avec Ctrl+V.',
};
