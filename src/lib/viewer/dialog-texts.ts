/** Help and settings of the viewer, which come when they are asked for. */
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
  usual: 'Valeurs habituelles',
  helpTitle: 'Souris, doigts et clavier',
};
