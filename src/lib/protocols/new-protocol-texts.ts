import type { ProtocolFile, ProtocolFileProblem } from './exchange/read-protocol.ts';

/** Creating a protocol: `protocols/create`. */
export const newProtocolMessages = {
  open: 'Nouveau protocole',
  pageTitle: 'Nouveau protocole',
  subtitle: 'Donnez-lui un titre\u00a0: vous écrirez le reste ensuite, enregistré à mesure.',
  back: 'Mes protocoles',
  title: 'Titre',
  titleHint: 'Par exemple «\u202fIRM du genou, 3\u00a0T\u202f».',
  start: 'Point de départ',
  starts: {
    rien: 'Partir de zéro',
    modele: 'Un protocole public, ou un des miens',
    fichier: 'Un fichier exporté d’ici',
  },
  imagingType: 'Type d’imagerie',
  region: 'Région',
  choose: 'Choisir…',
  search: 'Chercher un protocole',
  searchHint: 'Quelques mots du titre ou d’une étiquette. Le type et la région seront les siens.',
  searching: 'Recherche…',
  searchFailure: 'Les protocoles n’ont pas pu être lus. Vérifiez votre connexion et réessayez.',
  noSource: 'Aucun protocole ne correspond à ces mots.',
  sources: 'Protocoles trouvés',
  own: 'À moi',
  public: 'Public',
  sourceGiven: 'Le nouveau protocole partira d’une copie de celui que vous avez choisi.',
  file: 'Fichier JSON',
  fileHint: 'Celui que donne le menu «\u202fExporter\u202f» d’un protocole. Il commencera comme brouillon.',
  fileRead: ({ title, body }: ProtocolFile) =>
    `Lu\u00a0: «\u202f${title}\u202f», ${body.imagingType}, ${body.region}.`,
  fileProblems: {
    'not-json': 'Ce fichier n’est pas lisible\u00a0: un protocole s’exporte au format JSON.',
    'not-a-protocol': 'Ce fichier n’est pas un protocole exporté d’ici.',
    'newer-version': 'Ce fichier vient d’une version plus récente du site\u00a0: il ne peut pas être lu.',
    unreadable: 'Ce fichier n’a pas pu être ouvert. Choisissez-le à nouveau.',
  } satisfies Record<ProtocolFileProblem | 'unreadable', string>,
  fileFailure: 'Le protocole n’a pas pu être créé. Vérifiez votre connexion et réessayez.',
  create: 'Créer',
};
