/** Names of a question's texts, in the editor and in messages about overlong texts. */
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
