import { counted } from '#lib/platform/format-texts.ts';
import { keyLine } from '#lib/platform/key-names-texts.ts';
import type { helpLabels } from './help-texts.ts';

/**
 * The labels of the viewer's commands, by id (`viewer/commands.ts`): tooltips, accessible names and lines of
 * the help. Labels of commands without a button are loaded with the help (`help-texts.ts`).
 */
export const commandLabels = {
  scroll: 'Coupes',
  window: 'Fenêtre',
  zoom: 'Zoom',
  pan: 'Déplacer',
  length: 'Longueur',
  bidirectional: 'Axes, grand et petit',
  angle: 'Angle',
  cobb: 'Cobb, entre deux plateaux',
  ellipse: 'ROI (ellipse)',
  rectangle: 'Rectangle (ROI)',
  region: 'Contour libre (ROI), d’un trait ou point par point',
  /** The label in the help; the button itself shows one of `probeNames`. */
  probe: 'Densité en UH, ou valeur ailleurs qu’au scanner',
  arrow: 'Flèche, sur un signe',
  contour: 'Contour, sur un signe (le premier point à nouveau le ferme)',
  label: 'Texte, sur un signe',
  eraseMeasure: 'Effacer la mesure choisie, sinon la dernière',
  undoMeasure: 'Annuler la dernière modification des mesures',
  redoMeasure: 'Rétablir la modification annulée des mesures',
  invert: 'Inverser',
  rotate: 'Tourner d’un quart',
  flip: 'Miroir',
  reset: 'Réinitialiser',
  magnifier: 'Loupe',
  play: 'Ciné',
  link: 'Défilement lié',
  linkViews: 'Zoom lié entre panneaux, et déplacement',
  hang: 'Séries du même plan, côte à côte',
  panels: 'Nombre de panneaux (avec ou sans Maj)',
  enlarge: 'Agrandir le panneau, ou revoir les autres',
  copyImage: 'Copier l’image, avec ses crédits',
  planes: 'Reconstruction',
  fullScreen: 'Plein écran',
  settings: 'Réglages',
  help: 'Aide',
};

/** The name of a pixel value: a density if it is in Hounsfield units. */
export const probeNames = { density: 'Densité', value: 'Valeur' };

const WORDS: Partial<Record<CommandId, string>> = { link: 'Lié', fullScreen: 'Plein écran' };

/** The word under a button's icon, where there is room; it is part of the button's name. */
export function commandWord(id: CommandId): string {
  return WORDS[id] ?? (commandLabels as Partial<Record<CommandId, string>>)[id]?.split(/,? /)[0] ?? '';
}

/** Names of the menu for buttons without room in the toolbar: for images, and for planes with only measurements. */
export const commandMenu = { more: 'Autres', moreMeasures: 'Autres mesures', moreTools: 'Autres outils' };

/** Labels of commands while they are on: their button then has the opposite effect. */
export const oppositeLabels = { play: 'Arrêter le ciné', fullScreen: 'Quitter le plein écran' };

/** Id of a command with a button. */
export type ButtonId = keyof typeof commandLabels;
export type CommandId = ButtonId | keyof typeof helpLabels;

/** Headings of command groups in the help. */
export const commandGroups = {
  tools: 'Outils de la souris et du doigt',
  measures: 'Mesurer',
  images: 'Images et séries',
  view: 'Affichage',
  panels: 'Panneaux',
  page: 'Écran',
  practice: 'S’entraîner',
};

export type CommandGroup = keyof typeof commandGroups;

/** Modifier keys that a command requires. */
export interface HeldKeys {
  shift?: boolean;
  control?: boolean;
}

/** A command's name with its key, for tooltips and accessible names. */
export function withKey(label: string, key: string, held: HeldKeys = {}): string {
  return `${label} (${keyLine([key], held)})`;
}

/** The name of the button for this number of panels. */
export function panelCount(count: number): string {
  return counted(count, 'panneau', 'panneaux');
}
