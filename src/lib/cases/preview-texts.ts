import { formatList, quoted } from '#lib/platform/format-texts.ts';

/** An author's preview of a working copy. */
export const casePreviewMessages = {
  workingCopy: 'Aperçu de votre copie de travail',
  more: '\u00a0: comme un lecteur la verra. Rien n’est compté.',
  later: (folders: readonly string[]) =>
    `Tous les dossiers sont montrés ici. Un lecteur ne voit ${formatList(folders.map(quoted))} qu’à l’étape des questions qui ${folders.length > 1 ? 'les ' : 'l’'}apporte, ou avec la réponse.`,
  backToEditor: 'Revenir à l’éditeur',
};
