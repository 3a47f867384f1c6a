import { counted, formatBytes } from '#lib/platform/format-texts.ts';

const USAGE = `Usage\u00a0: npm run admin -- <commande>

  create-user <nom>               crée un compte (mot de passe demandé, ou lu sur l’entrée standard)
  invite [--role author] [--days 7]
                                  lien d’invitation à créer un compte, qui sert une fois
  reset-link <nom>                lien de réinitialisation du mot de passe, valable une heure, une seule fois
  sessions list <nom>             sessions ouvertes d’une personne
  sessions revoke <nom> [id]      ferme une session, ou toutes
  role <nom> <rôle>               donne un rôle\u00a0: reader (lecteur), author (auteur) ou administrator (administrateur)
  suspend <nom>                   suspend un compte et ferme ses sessions\u202f; resume <nom> le rétablit
  reset-second-factor <nom>       retire la double authentification d’une personne et ferme ses sessions
  audit verify                    vérifie que le journal est tel qu’il a été écrit
  quota <nom> [Mo]                espace d’une personne\u00a0: le montre, ou en donne un autre (0 sans limite, - celui de QUOTA_MB)
  backup <dossier>                sauvegarde la base et les fichiers, pendant que le serveur fonctionne
  restore <dossier>               rétablit une sauvegarde dans un dossier de données vide (serveur arrêté)
  rehearse-restore <dossier>      rétablit une sauvegarde à l’essai, à côté du site, la compare et la retire
  db-move                         copie la base intégrée vers PostgreSQL (DATABASE_URL, serveur arrêté)
  files-move [ancienne adresse]   copie les fichiers vers FILES_URL et les vérifie (sans adresse, depuis DATA_DIR/files)
  files-adopt [--confirm]         donne le stockage de FILES_URL à cette base, quand le serveur refuse de démarrer
  check-files                     relit chaque fichier et vérifie son empreinte
  sweep-files [--confirm]         met à la corbeille ce que plus rien n’utilise (--confirm : même une grande part)
  previews                        fait les aperçus légers des coupes à 16 bits qui n’en ont pas encore
  items                           contenus publics dont le compte de l’auteur a été supprimé
  withdraw <id>                   retire l’un d’eux à ses lecteurs
  mask <id> <image> <zone…>       masque pour de bon des zones d’une de ses images, dans ses copies aussi
                                  (image\u00a0: son empreinte, dans son adresse\u202f; zone\u00a0: gauche,haut,largeur,hauteur en pixels)
  inspect-dicom <fichier…>        dit en JSON ce que l’import ferait de fichiers (dossiers et zip aussi), sans rien envoyer
      [--pixels <dossier>]        et y écrit les valeurs décodées de chaque image (.npy)
  trash list                      fichiers de la corbeille
  trash restore [empreinte…]      reprend des fichiers de la corbeille, ou tous

Les réglages sont ceux du serveur (DATA_DIR, DATABASE_URL, FILES_URL, S3_…, PUBLIC_ORIGIN).`;

/** Messages of the command line for the administrator (`npm run admin`). */
export const adminMessages = {
  usage: USAGE,
  unknownOption: (option: string) => `Cette commande n’a pas d’option «\u202f${option}\u202f».\n\n${USAGE}`,
  valueMissing: (option: string) => `L’option «\u202f${option}\u202f» demande une valeur.\n\n${USAGE}`,
  valueTooMany: (option: string) => `L’option «\u202f${option}\u202f» ne prend pas de valeur.\n\n${USAGE}`,
  password: 'Mot de passe\u00a0: ',
  created: (username: string) => `Compte créé\u00a0: ${username}`,
  noSuchUser: (username: string) => `Aucun compte ne porte le nom «\u202f${username}\u202f».`,
  invited: (role: string, days: number, url: string) =>
    `Invitation (${role.toLowerCase()}), valable ${counted(days, 'jour')} et une seule fois\u00a0:\n${url}`,
  invitedWhileClosed: 'Attention\u00a0: REGISTRATION=closed, personne ne peut l’accepter.',
  roleGiven: (username: string, role: string) => `${username}\u00a0: ${role}.`,
  suspended: (username: string) => `Compte suspendu\u00a0: ${username}. Ses sessions sont fermées.`,
  secondFactorReset: (username: string) =>
    `Double authentification retirée\u00a0: ${username}. Son mot de passe suffit, ses sessions sont fermées.`,
  resumed: (username: string) => `Compte rétabli\u00a0: ${username}.`,
  noSuchSession: 'Cette personne n’a pas de session ouverte sous cet identifiant.',
  resetLink: (username: string, url: string) =>
    `Lien pour ${username}, valable une heure et une seule fois\u00a0:\n${url}`,
  noSession: 'Aucune session ouverte.',
  unknownDevice: 'appareil inconnu',
  sessionLine: (id: string, device: string, seen: string) => `${id}  ${seen}  ${device}`,
  revoked: (count: number) => `${counted(count, 'session fermée', 'sessions fermées')}.`,
  quota: (username: string, { used, texts, quota }: { used: number; texts: number; quota: number }) =>
    `${username}\u00a0: ${quota === 0 ? 'sans limite' : formatBytes(quota)}, dont ${formatBytes(used)} utilisés (images\u00a0: ${formatBytes(used - texts)}\u202f; textes\u00a0: ${formatBytes(texts)}).`,
  folderNotEmpty: (folder: string) =>
    `Le dossier «\u202f${folder}\u202f» contient déjà quelque chose\u00a0: choisissez-en un autre.`,
  noBackup: (folder: string) => `Le dossier «\u202f${folder}\u202f» ne contient pas de base negatoscope.db.`,
  targetNotEmpty: (target: string) =>
    `La base de «\u202f${target}\u202f» contient déjà des données\u00a0: rien n’a été copié.`,
  noDatabaseUrl: 'Indiquez dans DATABASE_URL la base PostgreSQL vers laquelle copier.',
  backedUp: (folder: string, files: number) =>
    `Sauvegarde terminée dans ${folder}\u00a0: base de données et ${counted(files, 'fichier')}.`,
  restored: (files: number) => `Sauvegarde rétablie\u00a0: base de données et ${counted(files, 'fichier')}.`,
  moved: (rows: number) =>
    `${counted(rows, 'ligne copiée', 'lignes copiées')} vers PostgreSQL. Démarrez maintenant le serveur avec DATABASE_URL.`,
  sameFiles:
    'L’ancienne adresse des fichiers et FILES_URL sont les mêmes\u00a0: indiquez dans FILES_URL où les copier.',
  filesMoved: (files: number, copied: number) =>
    `${counted(files, 'fichier vérifié', 'fichiers vérifiés')} dans le stockage de FILES_URL, dont ${counted(copied, 'copié', 'copiés')} à l’instant. Rien n’a été effacé de l’ancien.
Si le serveur fonctionnait, arrêtez-le et relancez cette commande\u202f; démarrez-le ensuite avec ce FILES_URL.`,
  lost: (keys: string[]) =>
    `${counted(keys.length, 'fichier endommagé ou absent', 'fichiers endommagés ou absents')}\u00a0:\n${keys.join('\n')}`,
  itemLine: (id: string, kind: 'case' | 'questionnaire' | 'protocol', at: string, title: string) =>
    `${id}  ${{ case: 'cas', questionnaire: 'questionnaire', protocol: 'protocole' }[kind]}  ${at}  ${title}`,
  noOwnerless: 'Aucun contenu public dont le compte de l’auteur a été supprimé.',
  withdrawn: 'Contenu retiré à ses lecteurs.',
  masked: (count: number) =>
    count === 0
      ? 'Ces zones étaient déjà noires\u00a0: rien n’a changé.'
      : `${counted(count, 'fichier masqué', 'fichiers masqués')}, dans les versions et les copies aussi. Les anciens sont effacés.`,
  checked: (count: number, unknown: number) =>
    `${counted(count, 'fichier vérifié', 'fichiers vérifiés')}, ${counted(unknown, 'fichier inconnu', 'fichiers inconnus')} de la base.`,
  allWell: 'Tous les fichiers sont intacts.',
} as const;
