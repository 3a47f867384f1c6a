import { commandLabels } from './commands-texts.ts';
import { type HelpSection, helpLabels } from './help-texts.ts';
import { reconstructionMessages } from './reconstruction-texts.ts';

/** Headings of the planes' key groups in their help. */
export const planesHelpGroups = {
  planes: 'Plans',
  tools: 'Outils de la souris et du doigt',
  view: 'Affichage',
};

export type PlanesHelpGroup = keyof typeof planesHelpGroups;

const { scroll, window, zoom, pan, invert, reset } = commandLabels;
const { length, bidirectional, angle, cobb, ellipse, rectangle, region } = commandLabels;
const { eraseMeasure, undoMeasure, redoMeasure } = commandLabels;
const { panImage, zoomImage, brightness, contrast } = helpLabels;
const { moveAim, putPoint, selectMeasure, moveMeasure, selectPoint } = helpLabels;

/** The labels of the planes' keys, which are those of the stack for the same actions. */
export const planesKeyLabels = {
  scroll,
  window,
  zoom,
  pan,
  length,
  bidirectional,
  angle,
  cobb,
  ellipse,
  rectangle,
  region,
  eraseMeasure,
  undoMeasure,
  redoMeasure,
  moveAim,
  putPoint,
  selectMeasure,
  moveMeasure,
  selectPoint,
  invert,
  reset,
  panImage,
  zoomImage,
  brightness,
  contrast,
  cross: `${reconstructionMessages.cross}, où les plans se coupent`,
  step: 'Reculer, avancer dans le plan choisi',
  stepTen: 'Dix plans en arrière, en avant',
  goToEnd: 'Premier, dernier plan',
  nextPlane: 'Choisir un autre plan\u00a0: axial, coronal, sagittal, oblique',
  enlarge: 'Un plan seul, ou tous à nouveau',
};

export type PlanesKeyId = keyof typeof planesKeyLabels;

/** Help sections before the keys. */
export const planesGestures: HelpSection[] = [
  {
    title: 'Souris',
    lines: [
      ['Molette', 'plans'],
      ['Ctrl ou ⌘ + molette', 'zoom'],
      ['Clic', 'poser le curseur\u00a0: les autres plans y passent'],
      ['Bouton gauche', 'outil choisi (au départ, coupes)'],
      ['Maj + gauche', 'déplacer'],
      ['Double-clic', 'un plan seul, ou tous à nouveau'],
      ['Bouton droit', 'zoom'],
      [
        'Ctrl + droit',
        'contraste (horizontal) et luminosité (vertical)\u202f; Maj + droit aussi, sauf dans Firefox',
      ],
    ],
  },
  {
    title: 'Doigts',
    touch: true,
    lines: [
      ['Toucher', 'poser le curseur\u00a0: les autres plans y passent'],
      ['Glisser', 'plans, ou outil choisi'],
      ['Pincer', 'zoom'],
      ['Glisser à deux doigts', 'déplacer'],
      ['Toucher deux fois et glisser', 'déplacer'],
    ],
  },
];

const { slabs, turn, tilt } = reconstructionMessages;

/** Help sections after the keys. */
export const planesAround: HelpSection[] = [
  {
    title: 'Épaisseur et oblique',
    lines: [
      [slabs.greatest, 'la plus forte valeur de l’épaisseur (vaisseaux, os)'],
      [slabs.least, 'la plus faible (air, bronches)'],
      [slabs.mean, 'la moyenne (moins de bruit)'],
      [
        `${turn.split(' ')[0]}, ${tilt.split(' ')[0]?.toLowerCase()}`,
        'orientent le plan oblique autour du curseur',
      ],
      ['Traits de couleur', 'où passent les autres plans'],
    ],
  },
  {
    title: 'Écran',
    lines: [
      ['?', 'cette aide'],
      ['Échap', 'revenir à la série, comme on l’a laissée'],
    ],
  },
];
