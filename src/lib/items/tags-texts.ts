/** Texts for adding and removing tags. */
export const tagMessages = {
  addTag: 'Ajouter une étiquette',
  add: 'Ajouter',
  removeTag: (tag: string) => `Retirer l’étiquette ${tag}`,
  noTag: 'Aucune étiquette.',
  hint: 'Plusieurs à la fois\u00a0: séparez-les par des virgules.',
  tooLong: (most: number) => `Une étiquette a ${most} caractères au plus.`,
  tooMany: (most: number) => `Il y a déjà ${most} étiquettes, le plus possible.`,
};
