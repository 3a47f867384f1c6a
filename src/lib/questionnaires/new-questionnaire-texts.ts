/** Starting a questionnaire: `/create`. */
export const newQuestionnaireMessages = {
  open: 'Nouveau questionnaire',
  pageTitle: 'Nouveau questionnaire',
  subtitle: 'Donnez-lui un titre\u00a0: vous écrirez le reste ensuite, enregistré à mesure.',
  needsScript:
    'La création d’un questionnaire a besoin de JavaScript\u00a0: activez-le dans votre navigateur.',
  title: 'Titre',
  titleHint: 'Par exemple «\u202fIRM du genou\u202f».',
  tags: 'Étiquettes',
  start: 'Point de départ',
  starts: {
    nothing: 'Partir de zéro',
    text: 'Un texte collé de Word ou d’un message',
    file: 'Un fichier FHIR, MRRT ou XLSForm',
    copy: 'Une copie d’un de mes questionnaires',
  },
  copied: 'Questionnaire à copier',
  choose: 'Choisir…',
  none: 'Vous n’avez pas encore de questionnaire à copier.',
  reading: 'Chargement de vos questionnaires…',
  readFailure: 'Vos questionnaires n’ont pas pu être lus. Vérifiez votre connexion et réessayez.',
  create: 'Créer',
  failure: 'Le questionnaire n’a pas pu être créé. Vérifiez votre connexion et réessayez.',
};
