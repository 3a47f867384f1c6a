/** Messages for the administrator in the terminal when the server starts, stops or cannot start. */
export const startMessages = {
  ready: (url: string) => `Négatoscope est prêt : ${url}`,
  seeding: 'Base vide : création du contenu de démonstration…',
  seedingElsewhere: 'Base vide\u00a0: un autre processus crée le contenu de démonstration, attente…',
  seeded: (items: number, seconds: number) =>
    `Contenu de démonstration prêt : ${items} contenus en ${seconds} s.`,
  drawing: (cases: number) =>
    `Le site répond déjà ; dessin des images de ${cases} cas de démonstration, couvertures d’abord…`,
  drawn: (cases: number, seconds: number) => `Images de démonstration prêtes : ${cases} cas en ${seconds} s.`,
  coversDrawn: (done: number, total: number) => `Couvertures dessinées : ${done} sur ${total}.`,
  casesDrawn: (done: number, total: number) => `Cas illustrés : ${done} sur ${total}.`,
  drawingFailed: (reason: string) =>
    `Des images de démonstration n’ont pas pu être dessinées : ${reason} Elles le seront au prochain démarrage.`,
  seedingFailed: (reason: string) =>
    `Le contenu de démonstration n’a pas pu être créé : ${reason} Rien n’a été enregistré ; au prochain démarrage il sera recommencé.`,
  buildNotShared: (reason: string) =>
    `Les scripts de cette version n’ont pas pu être mis à la disposition des autres versions en marche : ${reason} De nouveaux essais suivent, sans autre message jusqu’à ce que l’un d’eux réussisse.`,
  oldBuildsNotRemoved: (reason: string) =>
    `Les scripts d’anciennes versions n’ont pas pu être retirés du stockage : ${reason} De nouveaux essais suivent, sans autre message jusqu’à ce que l’un d’eux réussisse.`,
  buildShared: 'Les scripts de cette version sont à la disposition des autres versions en marche.',
  /** Why the files of a build could not be stored in the file store, or removed from it. */
  builtFiles: {
    disk_full: 'l’espace de stockage des fichiers est plein.',
    unavailable: 'le stockage des fichiers ne répond pas ou refuse l’accès.',
    internal: 'une erreur est survenue dans le stockage des fichiers.',
  },
  sweepFailed: 'Le ménage des fichiers inutilisés n’a pas abouti\u00a0:',
  mailNotWritten: 'Un courriel demandé n’a pas pu être rédigé\u00a0:',
  mailFailed: 'Un courriel n’a pas été pris par le serveur de SMTP_URL\u00a0:',
  failuresNotWritten: 'Des connexions refusées n’ont pas pu être inscrites au journal\u00a0:',
  accountSweepFailed: 'Le ménage des sessions et des compteurs échus n’a pas abouti\u00a0:',
  stopping: 'Arrêt demandé : les requêtes en cours se terminent…',
  stopped: 'Négatoscope est arrêté.',
  portTaken: (port: number) =>
    `Le port ${port} est déjà utilisé par un autre programme. Arrêtez-le ou choisissez un autre port : PORT=4322 npm start`,
  portForbidden: (port: number) =>
    `Le port ${port} n’est pas autorisé pour cet utilisateur. Choisissez un port à partir de 1024 : PORT=4321 npm start`,
  notBuilt: 'L’application n’est pas encore construite. Lancez d’abord : npm run build',
  s3NoBucket: (bucket: string, endpoint: string) =>
    `FILES_URL : le compartiment (bucket) « ${bucket} » n’existe pas sur ${endpoint}. Créez-le, ou corrigez FILES_URL ou S3_ENDPOINT.`,
  s3Refused: (endpoint: string, answer: string) =>
    `Le stockage S3 ${endpoint} refuse l’accès (réponse : ${answer}). Vérifiez S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION, les droits de cette clé sur le compartiment de FILES_URL, et l’heure de cette machine.`,
  s3Unreachable: (endpoint: string, reason: string) =>
    `Le stockage S3 ${endpoint} ne répond pas : ${reason}. Vérifiez S3_ENDPOINT et le réseau, puis redémarrez.`,
  s3TooSlow: 'aucune réponse à temps',
} as const;
