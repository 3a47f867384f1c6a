import { counted, formatList, formatWhole } from './format-texts.ts';

/** Messages for the administrator about invalid settings, or an unreachable data folder or database. */
export const settingsMessages = {
  wrong: (problems: string) => `Réglages à corriger avant de démarrer\u00a0:\n${problems}`,
  problem: (name: string, expected: string, value: string) =>
    `  ${name} doit être ${expected} (valeur actuelle\u00a0: «\u202f${value}\u202f»).`,
  unset: 'vide',
  expected: {
    host: 'un nom de machine ou une adresse IP, par exemple localhost ou 0.0.0.0',
    port: 'un nombre entier de 0 à 65535',
    dataDir: 'le chemin d’un dossier',
    databaseUrl: 'vide (base intégrée) ou une adresse postgres://utilisateur:motdepasse@machine/base',
    filesUrl: 'vide (dossier DATA_DIR/files), une adresse file:///dossier ou s3://compartiment/préfixe',
    s3Endpoint: 'l’adresse du serveur S3, par exemple https://s3.exemple.fr',
    s3Region: 'le nom d’une région, par exemple eu-west-3',
    s3Key: 'renseigné quand FILES_URL commence par s3:',
    trashDays: 'un nombre entier de jours, de 2 à 3650',
    logDays: 'un nombre entier de jours, de 30 à 3650',
    sweepShare: 'un pourcentage entier, de 0 à 100',
    publicOrigin: 'vide ou une origine complète sans chemin, par exemple https://negatoscope.exemple.fr',
    seed: 'demo, small ou none',
    passwordMin: 'un nombre entier de 1 à 64',
    megabytes: 'un nombre entier de mégaoctets, 0 pour aucun',
    trustProxy: 'le nombre de mandataires placés devant le serveur, de 0 à 9',
    flag: '1 (oui) ou 0 (non)',
    logFormat: 'text ou json',
    metricsToken: 'vide ou un jeton d’au moins 16 lettres, chiffres ou signes . _ ~ + / -',
    registration: 'open, invitation ou closed',
    publicLists: 'visitors ou members',
    smtpUrl: 'l’adresse d’un serveur de courriel, par exemple smtps://nom:secret@smtp.exemple.fr',
    mailFrom: 'une adresse électronique, par exemple negatoscope@exemple.fr',
    missingForMail: 'renseigné\u00a0: SMTP_URL, MAIL_FROM et PUBLIC_ORIGIN vont ensemble',
    secondFactor: 'none, administrators, authors ou all',
    confirmActs: 'none, ou plusieurs de publish, mask, delete et roles, séparés par des virgules',
    confirmMinutes: 'un nombre entier de minutes, de 1 à 1440',
    legalLine: 'une ligne de 500 caractères au plus',
    securityContact: 'une adresse mailto:, https: ou tel:, par exemple mailto:securite@exemple.fr',
    securityPolicy: 'une adresse https: complète',
    securityLanguages: 'des codes de langue séparés par des virgules, par exemple fr, en',
    securityExpires: 'une date à venir, par exemple 2027-06-30',
    localAccounts: '1 (oui) tant qu’OIDC_PROVIDERS ne nomme aucun fournisseur d’identité',
    providers: 'une liste JSON de fournisseurs d’identité, comme dans docs/deploy.md',
    provider: (number: number, field: string) =>
      `une liste JSON de fournisseurs d’identité, comme dans docs/deploy.md\u202f; à corriger\u00a0: ${field ? `«\u202f${field}\u202f» du ` : ''}fournisseur n°\u00a0${number}`,
    providerTwice: (id: string) =>
      `une liste JSON de fournisseurs d’identité dont chacun a son «\u202fid\u202f»\u202f; «\u202f${id}\u202f» y est deux fois`,
    sources: 'une liste JSON de PACS, comme dans docs/deploy.md',
    source: (number: number, field: string) =>
      `une liste JSON de PACS, comme dans docs/deploy.md\u202f; à corriger\u00a0: ${field ? `«\u202f${field}\u202f» du ` : ''}PACS n°\u00a0${number}`,
    sourceTwice: (name: string) =>
      `une liste JSON de PACS dont chacun a son «\u202fname\u202f»\u202f; «\u202f${name}\u202f» y est deux fois`,
  },
  /** Displayed names of the identity providers that have presets. */
  providers: { 'pro-sante-connect': 'Pro Santé Connect' },
  folderInUse: (folder: string) =>
    `Le dossier de données «\u202f${folder}\u202f» est déjà utilisé par un autre processus Négatoscope. Arrêtez-le, ou donnez un autre dossier à celui-ci avec DATA_DIR.`,
  folderUnusable: (folder: string, reason: string) =>
    `Le dossier de données «\u202f${folder}\u202f» ne peut pas être ouvert\u00a0: ${reason}`,
  databaseUnreachable: (reason: string) =>
    `La base PostgreSQL désignée par DATABASE_URL ne répond pas\u00a0: ${reason}. Vérifiez DATABASE_URL, que le serveur PostgreSQL fonctionne et que cette machine l’atteint, puis redémarrez.`,
  unreachable: {
    refused: 'rien n’écoute à cette adresse et à ce port',
    unknownHost: 'le nom de cette machine est inconnu',
    noRoute: 'aucun chemin ne mène à cette machine sur le réseau',
    noSocket: 'le fichier de socket n’existe pas',
    tooSlow: 'aucune réponse à temps',
    starting: 'il est en train de démarrer ou de s’arrêter',
    full: 'il n’accepte pas une connexion de plus (max_connections)',
    cut: 'la connexion a été coupée',
  },
  databaseMissing:
    'La base nommée dans DATABASE_URL n’existe pas sur ce serveur PostgreSQL\u00a0: créez-la (createdb), ou corrigez son nom dans DATABASE_URL.',
  databaseLogin:
    'Le serveur PostgreSQL refuse l’utilisateur ou le mot de passe de DATABASE_URL\u00a0: corrigez-les, ou autorisez cet utilisateur depuis cette machine (pg_hba.conf\u202f; s’il y est demandé une connexion chiffrée, ajoutez ?sslmode=verify-full à DATABASE_URL).',
  databaseRights:
    'L’utilisateur de DATABASE_URL n’a pas le droit de créer ou de changer les tables de cette base PostgreSQL\u00a0: faites-en le propriétaire (ALTER DATABASE … OWNER TO …).',
  databaseCertificate: (code: string) =>
    `Le certificat du serveur PostgreSQL n’est pas accepté (${code})\u00a0: indiquez l’autorité qui l’a signé avec NODE_EXTRA_CA_CERTS, et dans DATABASE_URL le nom de machine qu’il porte\u202f; vérifiez aussi sa date.`,
  databaseNoTls:
    'Le serveur PostgreSQL n’accepte pas de connexion chiffrée\u00a0: activez-la chez lui (ssl = on), ou retirez sslmode de DATABASE_URL.',
  databaseDamaged: (path: string, reason: string) =>
    `La base de données «\u202f${path}\u202f» est endommagée\u00a0: ${reason}. Le serveur ne démarre pas.
Mettez-la de côté (avec les fichiers -wal et -shm du même nom), puis rétablissez une sauvegarde\u00a0: npm run admin -- restore <dossier>
Les images ne sont pas touchées\u00a0: celles qui sont encore là sont reprises.`,
  databaseUnusable: (path: string, reason: string) =>
    `La base de données «\u202f${path}\u202f» ne peut pas être ouverte\u00a0: ${reason}. Vérifiez que c’est un fichier, et les droits de cet utilisateur sur lui et sur son dossier.`,
  damageFound: (reason: string) =>
    `La base de données est endommagée\u00a0: ${reason}. Ce qui est lisible le reste, et /api/ready répond 503. Arrêtez le serveur, mettez la base de côté et rétablissez une sauvegarde\u00a0: npm run admin -- restore <dossier>`,
  fractionsRounded: (byTable: Record<string, number>) => {
    const count = Object.values(byTable).reduce((sum, each) => sum + each, 0);
    const tables = Object.entries(byTable).map(([table, each]) => `${table}\u00a0: ${formatWhole(each)}`);
    return `${counted(count, 'valeur de la base intégrée n’était pas un nombre entier et a été arrondie', 'valeurs de la base intégrée n’étaient pas des nombres entiers et ont été arrondies')} (${formatList(tables)}).`;
  },
  notNumbers: (columns: readonly string[]) =>
    `Rien n’a été copié\u00a0: la base intégrée contient, là où il faut des nombres, des valeurs qui n’en sont pas ou qui sont trop grandes (${formatList(columns)}). Corrigez-les, ou partez d’une autre sauvegarde.`,
  databaseNewer:
    'La base de données a été créée par une version plus récente de Négatoscope. Installez cette version ou une plus récente.',
} as const;
