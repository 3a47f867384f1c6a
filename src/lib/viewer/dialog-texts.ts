import type { ButtonDrag, MouseBindings, MouseStyle } from '#lib/imaging/mouse-bindings.ts';

const DRAGS: Record<ButtonDrag, string> = {
  scroll: 'coupes',
  zoom: 'zoom',
  pan: 'déplacement',
  window: 'fenêtre',
};

/** The actions of three mouse buttons, in a line. */
export function mouseLine({ left, middle, right, enlargesDownwards }: MouseBindings): string {
  const way = right === 'zoom' && enlargesDownwards ? `${DRAGS.zoom} (agrandit vers le bas)` : DRAGS[right];
  return `gauche\u00a0: ${DRAGS[left ?? 'scroll']}, milieu\u00a0: ${DRAGS[middle]}, droit\u00a0: ${way}`;
}

/** Help and settings of the viewer, loaded on demand. */
export const viewerDialogMessages = {
  settingsTitle: 'Réglages',
  settingsIntro: 'Gardés sur cet appareil.',
  preferences: {
    scroll: 'Sensibilité des coupes',
    zoom: 'Sensibilité du zoom',
    pan: 'Sensibilité du déplacement',
    window: 'Sensibilité du contraste',
    cine: 'Images par seconde (ciné, sauf boucles à cadence propre)',
  },
  preferenceValue: (value: number) => value.toLocaleString('fr-FR', { maximumFractionDigits: 2 }),
  mouse: 'Boutons de la souris',
  mouseStyles: {
    own: 'Négatoscope',
    ohif: 'Comme OHIF',
    pacs: 'Comme un PACS',
  } satisfies Record<MouseStyle, string>,
  mouseElsewhere:
    'L’outil choisi dans la barre remplace celui du bouton gauche\u202f; la molette, les doigts et les reconstructions ne changent pas. L’aide (?) donne tout.',
  opensHung: 'Ouvrir les cas sur plusieurs séries comparables',
  opensHungHelp:
    'Celles du même plan, si l’auteur n’a rien choisi et si l’écran a la place. Plus d’images sont alors téléchargées.',
  usual: 'Valeurs habituelles',
  helpTitle: 'Souris, doigts et clavier',
};
