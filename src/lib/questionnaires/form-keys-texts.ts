/** What the keys of the form do, by the id of their command (`islands/reporting/form-keys.ts`). */
export const formCommandLabels = {
  chooseLetter: 'Choisir la réponse qui porte cette lettre',
  chooseRank: 'Choisir une réponse par son rang',
  next: 'Question suivante',
  nextFromText: 'Question suivante, depuis un texte de plusieurs lignes',
  previous: 'Question précédente',
  nextPage: 'Page suivante',
  previousPage: 'Page précédente',
  clear: 'Effacer la réponse',
  normalQuestion: 'Réponse normale à la question',
  normalPage: 'Réponses normales à toute la page',
  normalAll: 'Réponses normales à tout le questionnaire',
  find: 'Chercher une question ou une réponse (quelques lettres suffisent)',
  addInstance: 'Ajouter une lésion (ou ce qui se répète)',
  copyInstance: 'Dupliquer la lésion',
  removeInstance: 'Supprimer la lésion',
  moveInstanceUp: 'Monter la lésion',
  moveInstanceDown: 'Descendre la lésion',
  toSentence: 'Aller à la phrase de la question, dans le compte rendu (et de la phrase à sa question)',
  leaveField: 'Quitter le texte, pour que les touches agissent sur la question',
  nextExam: 'Copier le compte rendu et passer à l’examen suivant',
  compare: 'Comparer à un compte rendu antérieur',
  undo: 'Annuler',
  redo: 'Rétablir',
  help: 'Cette aide',
};

export type FormCommandId = keyof typeof formCommandLabels;
