import { counted } from './format.ts';
import { keyName } from './key-names.ts';

/**
 * What the viewer's commands are called, by their id (`viewer/commands.ts`): tooltips, accessible names and the lines of
 * the help.
 */
export const commandLabels = {
  scroll: 'Coupes',
  window: 'Fenêtre',
  zoom: 'Zoom',
  pan: 'Déplacer',
  length: 'Longueur',
  angle: 'Angle',
  ellipse: 'Région (ellipse)',
  probe: 'Sonde',
  arrow: 'Flèche, sur un constat',
  contour: 'Contour, sur un constat (le premier point à nouveau le ferme)',
  label: 'Texte, sur un constat',
  eraseMeasure: 'Effacer la mesure choisie, sinon la dernière',
  selectMeasure: 'Choisir la mesure suivante',
  moveMeasure: 'Déplacer la mesure choisie (Maj\u00a0: dix fois plus vite)',
  selectPoint: 'Choisir un point de la mesure, pour le déplacer seul',
  moveAim: 'Déplacer le viseur (Maj\u00a0: dix fois plus vite)',
  putPoint: 'Poser un point de la mesure',
  stepImage: 'Image précédente, suivante, dans tous les panneaux liés',
  stepTen: 'Dix images en arrière, en avant',
  goToEnd: 'Première, dernière image',
  stepFolder: 'Série précédente, suivante',
  panImage: 'Déplacer l’image',
  zoomImage: 'Agrandir, réduire',
  brightness: 'Éclaircir, assombrir',
  contrast: 'Augmenter, diminuer le contraste',
  invert: 'Inverser',
  rotate: 'Tourner d’un quart',
  flip: 'Miroir',
  reset: 'Réinitialiser',
  play: 'Lecture en boucle',
  link: 'Défilement lié',
  panels: 'Nombre de panneaux (avec ou sans Maj)',
  enlarge: 'Agrandir le panneau, ou revoir les autres',
  nextPanel: 'Panneau suivant',
  planes: 'Reconstruction',
  fullScreen: 'Plein écran',
  settings: 'Réglages',
  help: 'Aide',
  leave: 'Revenir aux coupes',
  stepFinding: 'Constat suivant de la visite (avec Maj\u00a0: précédent)',
  hypothesis: 'Votre hypothèse, ou votre note une fois la réponse lue',
  revealAnswer: 'Voir la réponse, quand une hypothèse est demandée',
  grade: 'Raté, Difficile, Correct, Facile, quand une note est demandée (à la place des panneaux)',
};

/** Of commands that are on: their button then does the opposite. */
export const oppositeLabels = { play: 'Arrêter la lecture', fullScreen: 'Quitter le plein écran' };

export type CommandId = keyof typeof commandLabels;

/** Groups of commands, as the help calls them. */
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

/** A command's name with its key, for tooltips and accessible names. */
export function withKey(label: string, key: string): string {
  return `${label} (${keyName(key)})`;
}

/** The button that shows so many panels. */
export function panelCount(count: number): string {
  return counted(count, 'panneau', 'panneaux');
}
