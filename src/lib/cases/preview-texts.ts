/** The author's view of a working copy as a reader would come upon it. */
export const casePreviewMessages = {
  workingCopy: 'Aperçu de votre copie de travail',
  more: '\u00a0: comme un lecteur la verra. Rien n’est compté.',
  backToEditor: 'Revenir à l’éditeur',
};
