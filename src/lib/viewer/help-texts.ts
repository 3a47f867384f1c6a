import type { ButtonDrag, MouseBindings } from '#lib/imaging/mouse-bindings.ts';
import { CALIBRATIONS } from '#lib/imaging/spacing-texts.ts';

/** A section of the help about gestures or labels on the image; sections about keys are generated from the commands. */
export interface HelpSection {
  title: string;
  touch?: boolean;
  /** A gesture or label, with its effect or meaning. */
  lines: [string, string][];
}

/** The actions of dragging with a mouse button. */
const DRAGS: Record<ButtonDrag, string> = {
  scroll: 'coupes',
  zoom: 'zoom',
  pan: 'déplacer',
  window: 'contraste (horizontal) et luminosité (vertical)',
};

/** Help on the mouse, with its current bindings. */
export function mouseHelp({ left, leftWithShift, middle, right, ...more }: MouseBindings): HelpSection {
  const { rightHeld, enlargesDownwards } = more;
  const way = (tool: ButtonDrag) =>
    tool === 'zoom' && enlargesDownwards ? `${DRAGS.zoom} (agrandit vers le bas)` : DRAGS[tool];
  return {
    title: 'Souris',
    lines: [
      ['Molette', 'coupes, au pas de la molette'],
      ['Ctrl ou ⌘ + molette', 'zoom, sous le pointeur'],
      ['Bouton gauche', `outil choisi (au départ, ${way(left ?? 'scroll')})`],
      ...(leftWithShift ? [['Maj + gauche', way(leftWithShift)] as [string, string]] : []),
      ['Bouton du milieu', `${way(middle)}, quel que soit l’outil`],
      ['Bouton droit', way(right)],
      ...(rightHeld
        ? [
            ['Ctrl + droit', `${way(rightHeld)}\u202f; Maj + droit aussi, sauf dans Firefox`] as [
              string,
              string,
            ],
          ]
        : []),
      ['Double-clic', 'un panneau seul, ou tous à nouveau'],
    ],
  };
}

/** Help on gestures, between the mouse and the commands. */
export const gestureHelp: HelpSection[] = [
  {
    title: 'Doigts',
    touch: true,
    lines: [
      ['Glisser', 'coupes, ou outil choisi'],
      ['Pincer', 'zoom'],
      ['Glisser à deux doigts', 'déplacer'],
      ['Toucher deux fois', 'un panneau seul, ou tous à nouveau'],
      ['Toucher deux fois et glisser', 'déplacer'],
    ],
  },
  {
    title: 'Mesures, avec un outil de mesure',
    lines: [
      ['Tirer, ou appuyer à chaque point', 'tracer la mesure'],
      ['Toucher son trait ou sa valeur', 'la choisir'],
      ['Tirer son trait ou sa valeur', 'la déplacer'],
      ['Tirer un de ses points', 'la corriger'],
      ['✕ à côté de sa valeur', 'l’effacer'],
    ],
  },
];

/** Help on printing, after the commands. */
export const printHelp: HelpSection = {
  title: 'Sur papier',
  lines: [['Ctrl ou ⌘ + P', 'imprimer le cas\u00a0: ses images clés et les textes que l’on a demandés']],
};

/** Help on the notes beside lengths and their sources, after the commands. */
export const calibrationHelp: HelpSection = {
  title: 'Longueurs et échelle',
  lines: Object.values(CALIBRATIONS),
};

/** Help on the labels on the image, after the commands. */
export const imageHelp: HelpSection = {
  title: 'Sur l’image',
  lines: [
    ['D, G', 'droite et gauche du patient'],
    ['A, P', 'avant (antérieur) et arrière (postérieur)'],
    ['S, I', 'vers la tête (supérieur), vers les pieds (inférieur)'],
    ['C, L', 'centre et largeur de la fenêtre'],
  ],
};

/** The labels of commands without a button, used only in the help. */
export const helpLabels = {
  selectMeasure: 'Choisir la mesure suivante',
  moveMeasure: 'Déplacer la mesure choisie (Maj\u00a0: dix fois plus vite)',
  selectPoint: 'Choisir un point de la mesure, pour le déplacer seul',
  moveAim: 'Déplacer le viseur (Maj\u00a0: dix fois plus vite)',
  putPoint: 'Poser un point de la mesure',
  stepImage: 'Image précédente, suivante, dans tous les panneaux liés (arrête le ciné)',
  stepTen: 'Dix images en arrière, en avant',
  goToEnd: 'Première, dernière image',
  stepFolder: 'Série précédente, suivante',
  panImage: 'Déplacer l’image',
  moveMagnifier: 'Déplacer la loupe (Maj\u00a0: dix fois plus vite)',
  zoomImage: 'Agrandir, réduire',
  brightness: 'Éclaircir, assombrir',
  contrast: 'Augmenter, diminuer le contraste',
  nextPanel: 'Panneau suivant',
  leave: 'Quitter l’outil choisi',
  stepFinding: 'Signe suivant (avec Maj\u00a0: précédent)',
  hypothesis: 'Votre hypothèse, ou votre note une fois la réponse lue',
  revealAnswer: 'Voir la réponse, quand une hypothèse est demandée',
  grade: 'Raté, Difficile, Correct, Facile, quand une note est demandée (à la place des panneaux)',
};
