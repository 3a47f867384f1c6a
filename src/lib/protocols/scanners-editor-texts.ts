import { counted } from '#lib/platform/format-texts.ts';
import { SCANNERS_MAX } from './scanners/scanner-cells.ts';

const quoted = (name: string) => `«\u202f${name}\u202f»`;

/** Editing the differing values of each scanner. */
export const scannerEditorMessages = {
  manage: (count: number) =>
    count === 0
      ? 'Variantes par appareil'
      : `Variantes par appareil\u00a0: ${counted(count, 'appareil', 'appareils')}`,
  hint: 'Les valeurs communes s’écrivent une fois\u202f; pour chaque appareil, seulement ce qui diffère. Un code QR collé à la console ouvre directement ses valeurs.',
  nameOf: (name: string) => `Nom de l’appareil ${quoted(name)}`,
  newName: 'Nouvel appareil',
  add: 'Ajouter l’appareil',
  added: (name: string) => `Appareil ${quoted(name)} ajouté\u00a0: il a les valeurs communes.`,
  remove: (name: string) => `Retirer ${quoted(name)}`,
  removed: (name: string) => `Appareil ${quoted(name)} retiré.`,
  lost: (cells: number, rows: readonly string[]) =>
    `${counted(cells, 'valeur propre à cet appareil sera perdue', 'valeurs propres à cet appareil seront perdues')}${rows.length > 0 ? `, et ${counted(rows.length, 'ligne qu’il est seul à faire', 'lignes qu’il est seul à faire')}\u00a0: ${rows.join(', ')}` : ''}. Annuler les rend.`,
  confirmRemove: 'Retirer quand même',
  keep: 'Garder l’appareil',
  problems: {
    empty: 'Un appareil a besoin d’un nom.',
    taken: 'Un autre appareil de ce protocole porte ce nom.',
    full: `Un protocole a ${SCANNERS_MAX}\u00a0appareils au plus.`,
  },
  written: 'Valeurs écrites ci-dessous',
  shared: 'Valeurs communes',
  ofScanner: (name: string) => `Propres à ${name}`,
  sharedHint: 'Une cellule marquée ◆ a une autre valeur sur un appareil au moins.',
  scannerHint: (name: string) =>
    `Ce que vous écrivez ne vaut que pour ${name}\u00a0: la cellule est marquée ◆. Ctrl+Retour arrière, ou «\u202fRendre la valeur commune\u202f», y remet la valeur commune. L’ordre des lignes est le même pour tous.`,
  own: (name: string) => `propre à ${name}`,
  varies: 'diffère selon l’appareil',
  reset: 'Rendre la valeur commune',
  wasReset: (count: number) =>
    `${counted(count, 'cellule rendue à la valeur commune', 'cellules rendues à la valeur commune')}.`,
  absent: (name: string) => `Lignes que ${name} ne fait pas\u00a0:`,
  bringBack: (name: string) => `Remettre ${quoted(name)}`,
  refusedFirst:
    'Corrigez ou abandonnez d’abord ce qui n’est pas une valeur\u00a0: changer d’appareil le perdrait.',
};
