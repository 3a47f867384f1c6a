/** Name and explanation of each figure. */
export const figureMessages = {
  activity: {
    name: 'Activité',
    counts:
      'Contenus des autres ouverts (une fois par contenu et par jour), réponses lues et tentatives notées.',
    none: 'Rien d’ouvert, de lu ni de noté dans cette période.',
  },
  success: {
    name: 'Réussite',
    none: 'Aucune tentative notée dans cette période.',
    counts:
      'Cas notés «\u202fDifficile\u202f», «\u202fCorrect\u202f» ou «\u202fFacile\u202f» la première fois que vous les notiez. Les reprises sont à part, dans le tableau. Un cas de deux modalités compte pour les deux.',
  },
  calibration: {
    name: 'Calibration',
    counts:
      'Quand vous disiez être sûr à 75\u00a0%, aviez-vous raison trois fois sur quatre\u202f? Seules comptent les premières tentatives où vous l’avez dit, puis noté\u202f; les reprises sont à part, dans le tableau.',
    none: 'Dans cette période, vous n’avez noté aucune tentative en disant à quel point vous étiez sûr.',
  },
  'question-points': {
    name: 'Points aux questions',
    counts:
      'Vos premières tentatives achevées dans la période aux questions des cas des autres, de 0 à 1 point par question. Un cas de deux spécialités compte pour les deux.',
    none: 'Vous n’avez achevé les questions d’aucun cas dans cette période.',
  },
  'question-formats': {
    name: 'Points par format',
    counts: 'Les mêmes réponses, selon le format de la question.',
    none: 'Vous n’avez achevé les questions d’aucun cas dans cette période.',
  },
  'question-certainty': {
    name: 'Certitude aux questions',
    counts:
      'Les points de vos réponses, selon la certitude annoncée : qui se dit sûr à 75 % à bon droit a 0,75 point en moyenne.',
    none: 'Dans cette période, vous n’avez dit pour aucune réponse à quel point vous étiez sûr.',
  },
  'sure-and-wrong': {
    name: 'Sûr à 95 % et faux',
    counts:
      'Les questions auxquelles vous avez donné pour sûre à 95 % une réponse sans aucun point : à revoir d’abord.',
    none: 'Aucune réponse sans point donnée pour sûre à 95 % dans cette période.',
  },
  memory: {
    name: 'Mémoire',
    counts: 'Cas que vous avez notés, aujourd’hui, et combien reviendront chacun des 30 prochains jours.',
    none: 'Vous n’avez encore noté aucun cas\u00a0: notez une tentative, et le cas reviendra ici.',
    noneDue: 'Aucun cas ne revient dans les 30 prochains jours.',
  },
  hours: {
    name: 'Heures de la journée',
    counts:
      'Ce que vous avez ouvert, lu, tenté ou copié, selon l’heure de votre fuseau (Paris, sauf si vous en avez choisi un autre).',
    none: 'Rien n’a été enregistré dans cette période.',
  },
  days: {
    name: 'Jours',
    counts:
      'Ce que vous avez ouvert, lu, tenté ou copié chaque jour. Aucun objectif\u00a0: rien n’est attendu.',
    none: 'Rien n’a été enregistré dans cette période.',
  },
  audience: {
    name: 'Vues de vos contenus',
    counts:
      'Vues par d’autres que vous (une par personne, contenu et jour), dont celles de personnes qui n’étaient jamais venues.',
    none: 'Personne n’a ouvert vos contenus dans cette période.',
  },
  ratings: {
    name: 'Notes reçues',
    counts: 'Notes données pour la première fois dans la période et toujours là, sur 10.',
    none: 'Aucune note reçue dans cette période.',
  },
  trend: {
    name: 'Moyenne des notes',
    counts: 'Moyenne des notes données pour la première fois à ce moment.',
    none: 'Aucune note reçue dans cette période, donc aucune moyenne.',
  },
  comments: {
    name: 'Commentaires',
    counts: 'Les derniers commentaires des notes de la période.',
    none: 'Aucun commentaire dans cette période.',
  },
  items: {
    name: 'Contenu par contenu',
    counts:
      'Ce que les autres ont fait de chacun de vos contenus dans la période. Les tentatives sont montrées à partir de cinq lecteurs, par mois entiers\u00a0: la première de chacun, puis les reprises à part.',
    none: 'Personne n’a ouvert, copié ni noté vos contenus dans cette période.',
  },
  wrong: {
    name: 'Hypothèses fausses les plus fréquentes',
    counts:
      'Depuis le début, pour vos cas que cinq lecteurs au moins ont tentés\u00a0: ce que trois lecteurs au moins ont cru à tort, quelle que soit leur façon de l’écrire. Jamais de noms.',
    none: 'Aucun de vos cas n’a encore cinq lecteurs dont trois se soient trompés de la même façon.',
  },
} as const;

/** A person's own figures as tiles, and the lists that they link to. */
export const listMessages = {
  opened: ['Contenus ouverts', 'Contenus d’autres personnes, une fois par contenu et par jour.'],
  answered: ['Réponses lues', 'Réponses de cas d’autres personnes, une fois par cas et par jour.'],
  graded: ['Tentatives notées', 'Cas que vous avez tentés, puis notés.'],
  reports: ['Comptes rendus copiés', 'Une fois par questionnaire et par jour, jamais ce qu’ils disent.'],
  due: ['À revoir aujourd’hui', 'Cas qui reviennent aujourd’hui, et ceux qui attendent.'],
  learned: ['Retenus', 'Cas que vous saviez la dernière fois.'],
  forgotten: ['Oubliés', 'Cas que vous saviez avant, mais plus la dernière fois.'],
  views: ['Vues', 'Une par personne, contenu et jour\u202f; les vôtres ne comptent pas.'],
  readers: ['Nouveaux lecteurs', 'Personnes qui ouvraient ce contenu pour la première fois.'],
  copies: ['Copies', 'Une par personne et par contenu.'],
  ratings: ['Notes', 'Notes données pour la première fois dans la période, et toujours là.'],
  answers: ['Réponses lues', 'Lectures de la réponse de vos cas, une par personne, cas et jour.'],
  attempts: [
    'Tentatives',
    'Tentatives des autres sur vos cas, par mois entiers et à partir de cinq lecteurs, et la part des premières qui étaient justes.',
  ],
} as const;
export type ListName = keyof typeof listMessages;
