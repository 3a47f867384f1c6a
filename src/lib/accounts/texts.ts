import { counted } from '#lib/platform/format-texts.ts';

/** The account page and the page that sets a new password. */
export const accountMessages = {
  title: 'Mon compte',
  subtitle: (username: string) => `Connecté en tant que ${username}`,
  failure: 'L’action n’a pas abouti. Vérifiez votre connexion et réessayez.',
  needsScript: 'La gestion du compte demande que JavaScript soit activé.',

  profile: {
    title: 'Nom affiché',
    hint: 'Il accompagne vos contenus publics et vos commentaires. Laissez vide pour montrer votre nom d’utilisateur.',
    label: 'Nom affiché',
    saved: (name: string) => `Votre nom affiché est maintenant «\u202f${name}\u202f».`,
    savedShared: (name: string) =>
      `Une autre personne porte ce nom\u00a0: les autres liront «\u202f${name}\u202f».`,
  },

  password: {
    title: 'Mot de passe',
    hint: (min: number) =>
      `Au moins ${counted(min, 'caractère')}. Une suite de quelques mots se retient bien. Vos autres sessions seront fermées.`,
    current: 'Mot de passe actuel',
    next: 'Nouveau mot de passe',
    submit: 'Changer le mot de passe',
    saved: 'Mot de passe changé. Vos autres sessions sont fermées.',
  },

  sessions: {
    title: 'Sessions ouvertes',
    hint: 'Une session s’achève après un jour sans visite, et au plus tard après trente jours.',
    unknownDevice: 'Appareil inconnu',
    current: 'Cette session',
    seen: (when: string) => `Dernière visite le ${when}`,
    opened: (when: string) => `ouverte le ${when}`,
    revoke: 'Fermer',
    revokeOf: (device: string) => `Fermer la session ${device}`,
    revoked: 'Session fermée.',
    revokeOthers: 'Fermer toutes les autres sessions',
    revokeOthersTitle: 'Fermer toutes les autres sessions\u202f?',
    revokeOthersBody:
      'Vous serez déconnecté partout, sauf ici. Les autres appareils effaceront ce qu’ils gardent hors ligne.',
    revokeOthersSubmit: 'Tout fermer',
    othersRevoked: 'Vos autres sessions sont fermées.',
    none: 'Aucune autre session n’est ouverte.',
  },

  recovery: {
    title: 'Codes de secours',
    hint: 'Si vous oubliez votre mot de passe, ces codes vous rendent l’accès sans l’aide de l’administrateur. Chacun sert une seule fois.',
    left: (count: number) =>
      count === 0
        ? 'Vous n’avez aucun code utilisable.'
        : `${counted(count, 'code utilisable', 'codes utilisables')}.`,
    replaces: 'De nouveaux codes remplacent les anciens.',
    endsOthers: 'Vos autres sessions seront fermées.',
    make: 'Créer dix codes',
    dialogTitle: 'Créer dix codes de secours',
    shownOnce:
      'Notez ou imprimez ces codes maintenant\u00a0: ils ne seront plus jamais montrés. Vos autres sessions sont fermées.',
    listTitle: (username: string) => `Codes de secours Négatoscope de ${username}`,
    copy: 'Copier',
    copied: 'Codes copiés.',
    notCopied: 'La copie n’a pas abouti\u00a0: sélectionnez les codes et copiez-les à la main.',
    print: 'Imprimer',
    done: 'Je les ai notés',
  },

  export: {
    title: 'Exporter mes données',
    hint: 'Une archive zip avec vos questionnaires, cas et protocoles, leurs images, vos phrases, vos notes, vos préférences et votre activité. Une fois dépliée, sa page «\u202findex.html\u202f» se lit sans connexion.',
    submit: 'Télécharger l’archive',
    preparing: 'Préparation...',
    failure: 'L’archive n’a pas pu être préparée. Veuillez réessayer.',
  },

  importing: {
    title: 'Importer une archive',
    hint: 'Une archive exportée d’ici ou d’un autre Négatoscope\u00a0: vous choisissez ce que vous en reprenez, en brouillons privés.',
    label: 'Choisir une archive (.zip)',
    failure: 'L’archive n’a pas pu être lue. Vérifiez votre connexion et réessayez.',
  },

  delete: {
    title: 'Supprimer mon compte',
    hint: 'Vos brouillons, vos contenus privés, vos notes et vos commentaires seront effacés. Ce que d’autres écrivent avec vous peut leur rester. C’est définitif.',
    open: 'Supprimer mon compte…',
    dialogTitle: 'Supprimer définitivement votre compte\u202f?',
    publicItems: 'Que deviennent vos contenus publics\u202f?',
    keep: 'Ils restent',
    keepHint:
      'sans votre nom, signés «\u202fUtilisateur\u202f»\u202f; ce que d’autres écrivent avec vous, même privé, devient le leur',
    remove: 'Ils disparaissent aussi',
    removeHint:
      'et ce que d’autres écrivent avec vous aussi\u202f; les copies faites par d’autres restent chez eux',
    confirm: 'Votre mot de passe, pour confirmer',
    submit: 'Supprimer le compte',
  },

  reset: {
    title: 'Nouveau mot de passe',
    byCode: 'Avec l’un de vos codes de secours.',
    byLink: (username: string) => `Pour le compte «\u202f${username}\u202f».`,
    username: 'Nom d’utilisateur',
    code: 'Code de secours',
    codeHint: 'Sept groupes de quatre caractères, ou quatre pour un ancien code',
    next: 'Nouveau mot de passe',
    passwordHint: (min: number) =>
      `Au moins ${counted(min, 'caractère')}. Toutes vos sessions seront fermées.`,
    submit: 'Enregistrer le mot de passe',
    done: 'Votre mot de passe est enregistré. Vous pouvez vous connecter.',
    signIn: 'Se connecter',
    noCode:
      'Pas de code de secours\u202f? Demandez un lien de réinitialisation à l’administrateur de votre site.',
  },
} as const;
