/** What the administrator reads in the terminal when the server starts, stops or cannot start. */
export const START = {
  ready: (url: string) => `Négatoscope est prêt : ${url}`,
  seeding: 'Base vide : création du contenu de démonstration…',
  seeded: (items: number, seconds: number) =>
    `Contenu de démonstration prêt : ${items} contenus en ${seconds} s.`,
  sweepFailed: 'Le ménage des fichiers inutilisés n’a pas abouti :',
  stopping: 'Arrêt demandé : les requêtes en cours se terminent…',
  stopped: 'Négatoscope est arrêté.',
  portTaken: (port: number) =>
    `Le port ${port} est déjà utilisé par un autre programme. Arrêtez-le ou choisissez un autre port : PORT=4322 npm start`,
  portForbidden: (port: number) =>
    `Le port ${port} n’est pas autorisé pour cet utilisateur. Choisissez un port à partir de 1024 : PORT=4321 npm start`,
  notBuilt: 'L’application n’est pas encore construite. Lancez d’abord : npm run build',
  filesUrlLater: (scheme: string) =>
    `FILES_URL : le stockage « ${scheme} » n’est pas encore disponible dans cette version. Laissez FILES_URL vide pour ranger les fichiers dans DATA_DIR/files.`,
} as const;
