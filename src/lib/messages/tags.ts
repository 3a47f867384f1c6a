/** Adding and removing tags, wherever an item has them. */
export const tagMessages = {
  addTag: 'Ajouter une étiquette',
  add: 'Ajouter',
  removeTag: (tag: string) => `Retirer l’étiquette ${tag}`,
  noTag: 'Aucune étiquette.',
};
