/** The sheet's editor beside the images of its case. */
export const sheetPanelMessages = {
  hint: 'Ce que le lecteur retient du cas. Écrivez-la ici, à côté des images.',
  open: 'Écrire la fiche ici',
  close: 'Replier la fiche',
  opening: 'La fiche s’ouvre…',
  dragHint:
    'Glissez une image d’un dossier dans le texte\u00a0: elle y vient avec le lien qui la montre dans la visionneuse. Sans souris, choisissez l’image puis «\u202fMettre dans la fiche\u202f».',
  failure: 'La fiche n’a pas pu être lue. Vérifiez votre connexion et réessayez.',
  insert: 'Mettre dans la fiche',
  inserted: (position: number) => `L’image ${position} est dans la fiche.`,
};
