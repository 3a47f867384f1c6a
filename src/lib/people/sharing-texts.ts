/** What an editor offers about who reads an item. */
export const sharingMessages = {
  authors: 'Co-auteurs',
  link: 'Lien non répertorié',
  /** Said to those who write it with its owner. */
  writtenWith: (owner: string) => `Avec ${owner || 'son auteur'}`,
};
