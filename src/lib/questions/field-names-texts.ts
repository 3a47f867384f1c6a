/** What the texts of a question are called, in the editor and where one is too long. */
export const questionFieldNames = {
  stepText: 'Texte de l’étape',
  text: 'Énoncé',
  explanation: 'Explication de la question',
  proposition: 'Proposition',
  propositionExplanation: 'Explication de la proposition',
  accepted: 'Réponse acceptée',
  hypothesis: 'Hypothèse',
  fact: 'Information nouvelle',
};
