/** Sharing menu of an editor. */
export const sharingMessages = {
  authors: 'Coauteurs',
  link: 'Lien non répertorié',
  /** Shown to co-authors. */
  writtenWith: (owner: string) => `Avec ${owner || 'son auteur'}`,
};
