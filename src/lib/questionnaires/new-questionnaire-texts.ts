/** Starting a questionnaire: `/create`. */
export const newQuestionnaireMessages = {
  open: 'Nouveau questionnaire',
  pageTitle: 'Nouveau questionnaire',
  subtitle: 'Donnez-lui un titre\u00a0: tout le reste s’écrit, s’enregistre et se défait ensuite.',
  needsScript:
    'La création d’un questionnaire a besoin de JavaScript\u00a0: activez-le dans votre navigateur.',
  title: 'Titre',
  titleHint: 'Par exemple «\u202fIRM du genou\u202f».',
  tags: 'Étiquettes',
  start: 'Partir',
  starts: {
    nothing: 'De rien',
    text: 'D’un texte, collé de Word ou d’un message',
    copy: 'D’une copie d’un de mes questionnaires',
  },
  copied: 'Questionnaire à copier',
  choose: 'Choisir…',
  none: 'Vous n’avez pas encore de questionnaire à copier.',
  reading: 'Lecture de vos questionnaires…',
  readFailure: 'Vos questionnaires n’ont pas pu être lus. Vérifiez votre connexion et réessayez.',
  create: 'Créer et écrire',
  failure: 'Le questionnaire n’a pas pu être créé. Vérifiez votre connexion et réessayez.',
};
