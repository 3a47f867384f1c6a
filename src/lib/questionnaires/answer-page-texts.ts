/** French texts around the form in which a questionnaire is answered; only the server renders them. */
export const answerPageMessages = {
  answer: 'Remplir',
  consult: 'Consulter',
  consultHint: 'Lire tout le questionnaire, avec les phrases de chaque réponse',
  exportFhir: 'Exporter (FHIR)',
  exportMrrt: 'Exporter (MRRT)',
  preferences: 'Mes préférences',
  needsScript:
    'Le compte rendu s’écrit dans votre navigateur\u00a0: il faut y activer JavaScript. Sans lui, vous pouvez lire les questions page par page, ou tout le questionnaire par «\u202fConsulter\u202f».',
};
