/** The help of the viewer, in groups: gesture or key, then what it does. */
export const viewerHelp: { title: string; touch?: boolean; lines: [string, string][] }[] = [
  {
    title: 'Souris',
    lines: [
      ['Molette', 'coupes'],
      ['Ctrl ou ⌘ + molette', 'zoom'],
      ['Bouton gauche', 'outil choisi (au départ, coupes)'],
      ['Maj + gauche', 'déplacer'],
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
      ['Toucher deux fois et glisser', 'déplacer'],
    ],
  },
  {
    title: 'Clavier',
    lines: [
      ['↑ ↓', 'coupes de tous les panneaux liés'],
      ['Page préc. et suiv., Début, Fin', 'dix coupes, première, dernière'],
      ['1 à 4, ou & é " \'', 'nombre de panneaux'],
      ['P', 'panneau suivant'],
      ['← →', 'série précédente, suivante'],
      ['+ −', 'zoom'],
      ['Maj + flèches', 'déplacer'],
      ['Z S (haut, bas), Q D (gauche, droite)', 'luminosité, contraste'],
      ['I, R, T, M', 'inverser, réinitialiser, tourner, miroir'],
      ['L', 'lier ou délier le défilement'],
      ['Espace', 'lecture en boucle'],
      ['F', 'plein écran'],
      ['?', 'cette aide'],
    ],
  },
  {
    title: 'Sur l’image',
    lines: [
      ['D, G', 'droite et gauche du patient'],
      ['A, P', 'avant (antérieur) et arrière (postérieur)'],
      ['S, I', 'vers la tête (supérieur), vers les pieds (inférieur)'],
      ['L, F', 'niveau et largeur de la fenêtre'],
    ],
  },
  {
    title: 'Mesurer',
    lines: [
      ['Tirer, ou appuyer à chaque point', 'tracer la mesure'],
      ['Tirer un de ses points', 'la corriger'],
      ['✕ à côté de sa valeur', 'l’effacer'],
    ],
  },
  {
    title: 'Mesurer au clavier',
    lines: [
      ['Outil de mesure, puis flèches', 'déplacer le viseur (Maj\u00a0: dix fois plus vite)'],
      ['Entrée', 'poser un point'],
      ['Suppr.', 'effacer la dernière mesure'],
      ['Échap', 'revenir aux coupes'],
    ],
  },
];
