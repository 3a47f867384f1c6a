/** What the help says of gestures and of the letters on an image; its keys come from the commands. */
export interface HelpSection {
  title: string;
  touch?: boolean;
  /** Gesture or letter, then what it does or means. */
  lines: [string, string][];
}

/** Before the commands. */
export const gestureHelp: HelpSection[] = [
  {
    title: 'Souris',
    lines: [
      ['Molette', 'coupes'],
      ['Ctrl ou ⌘ + molette', 'zoom'],
      ['Bouton gauche', 'outil choisi (au départ, coupes)'],
      ['Maj + gauche', 'déplacer'],
      ['Double-clic', 'un panneau seul, ou tous à nouveau'],
      ['Bouton droit', 'zoom'],
      ['Maj + droit', 'contraste (horizontal) et luminosité (vertical)'],
    ],
  },
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

/** After the commands. */
export const imageHelp: HelpSection = {
  title: 'Sur l’image',
  lines: [
    ['D, G', 'droite et gauche du patient'],
    ['A, P', 'avant (antérieur) et arrière (postérieur)'],
    ['S, I', 'vers la tête (supérieur), vers les pieds (inférieur)'],
    ['L, F', 'niveau et largeur de la fenêtre'],
  ],
};
