import type { Role } from '#lib/accounts/roles.ts';
import type { ItemKind } from '#lib/items/item.ts';
import { counted, formatBytes, formatShortDate, formatWhole } from '#lib/platform/format-texts.ts';

export const ROLE_NAMES: Record<Role, string> = {
  reader: 'Lecteur',
  author: 'Auteur',
  administrator: 'Administrateur',
};

export const KIND_NAMES: Record<ItemKind, string> = {
  case: 'Cas clinique',
  questionnaire: 'Questionnaire',
  protocol: 'Protocole',
};

/** The frame of the administration pages, and the queue of flags. */
export const administrationMessages = {
  title: 'Administration',
  tabs: { home: 'Signalements', people: 'Personnes', items: 'Contenus publics', audit: 'Journal' },
  tabsLabel: 'Pages d’administration',
  done: 'C’est fait.',
  reasonMissing: 'Donnez le motif\u00a0: l’auteur le lira.',
  previous: 'Précédents',
  next: 'Suivants',
  search: 'Chercher',
};

/** The queue of flagged content. */
export const queueMessages = {
  title: 'Signalements en attente',
  none: 'Aucun signalement en attente.',
  waiting: (count: number) => counted(count, 'signalement en attente', 'signalements en attente'),
  more: (count: number) => `Les ${formatWhole(count)} plus anciens sont montrés.`,
  age: (days: number) => (days === 0 ? 'aujourd’hui' : `depuis ${counted(days, 'jour')}`),
  thing: {
    item: (kind: string, title: string) => `${kind} «\u202f${title}\u202f»`,
    image: (kind: string, title: string) => `Image de\u00a0: ${kind} «\u202f${title}\u202f»`,
    comment: (author: string, title: string) => `Commentaire de ${author} sur «\u202f${title}\u202f»`,
    list: (name: string, owner: string) => `Liste «\u202f${name}\u202f» de ${owner}`,
    unnamedList: 'sans nom',
    private: 'n’est plus public',
  },
  by: (name: string | null) => name ?? 'un visiteur ou un compte supprimé',
  says: (reason: string, by: string) => `${reason} (${by})`,
  hidden: 'Masquée pour les lecteurs.',
  contest: (words: string) => `L’auteur conteste\u00a0: «\u202f${words}\u202f»`,
  comment: (words: string) => `«\u202f${words}\u202f»`,
  reason: 'Mot pour l’auteur (facultatif)',
  dismiss: 'Rien à reprocher',
  show: 'Rien à masquer\u00a0: rendre visible',
  hide: 'Masquer aux lecteurs',
  remove: { comment: 'Masquer le commentaire', list: 'Retirer le lien de la liste' },
  open: 'Voir le contenu',
  toItem: 'Retirer ou corriger…',
};

/** The list of people, and the page of one person. */
export const peopleMessages = {
  title: 'Personnes',
  search: 'Nom d’utilisateur',
  role: 'Rôle',
  allRoles: 'Tous',
  suspendedOnly: 'Comptes suspendus seulement',
  count: (count: number) => counted(count, 'compte'),
  none: 'Aucun compte ne répond à ces critères.',
  columns: { name: 'Nom', role: 'Rôle', since: 'Depuis', state: 'État' },
  suspended: 'Suspendu',
  active: 'Actif',
  since: (iso: string) => formatShortDate(iso),
  shownAs: (name: string) => `Affiché aux autres\u00a0: ${name}`,
  created: (iso: string) => `Compte créé le ${formatShortDate(iso)}`,
  suspendedSince: (iso: string) => `Suspendu depuis le ${formatShortDate(iso)}`,
  privacy: 'Les contenus privés, les notes et les réponses de cette personne ne sont pas montrés ici.',
  sessions: (count: number) => counted(count, 'session ouverte', 'sessions ouvertes'),
  endSessions: 'Fermer toutes les sessions',
  suspend: 'Suspendre le compte',
  suspendHint: 'Plus personne ne se connecte avec ce compte\u202f; ses contenus publics restent.',
  resume: 'Rétablir le compte',
  roleTitle: 'Rôle',
  roleHints: {
    reader: 'lit, note et s’entraîne\u202f; ne crée ni ne publie',
    author: 'crée et publie aussi',
    administrator: 'administre aussi les personnes et les contenus publics',
  } satisfies Record<Role, string>,
  setRole: 'Changer le rôle',
  password: 'Votre mot de passe',
  passwordHint: 'Demandé de nouveau pour un rôle, une double authentification ou une suppression.',
  storage: 'Espace',
  storageUse: (used: number, quota: number) =>
    `${formatBytes(used)} utilisés${quota === 0 ? ', sans limite' : ` sur ${formatBytes(quota)}`}`,
  quota: 'Espace en mégaoctets (vide\u00a0: celui de tous, 0\u00a0: sans limite)',
  setQuota: 'Changer l’espace',
  quotaInvalid: 'L’espace est un nombre entier de mégaoctets.',
  resetTitle: 'Mot de passe oublié',
  resetHint: 'Un lien valable une heure, une seule fois, à remettre à cette personne en main propre.',
  makeReset: 'Créer un lien de réinitialisation',
  resetLink: 'Lien à remettre, valable une heure\u00a0:',
  secondFactor: {
    title: 'Double authentification',
    hint: 'Pour une personne qui a perdu son téléphone et ses codes de secours\u00a0: assurez-vous que c’est bien elle. Son mot de passe suffira de nouveau, et ses sessions seront fermées.',
    reset: 'Réinitialiser la double authentification',
  },
  items: 'Contenus publics',
  noItems: 'Aucun contenu public.',
  coAuthors: (names: string) => `écrit avec ${names}`,
  handOverTitle: 'Confier ces contenus à une autre personne',
  handOverHint:
    'Les contenus cochés deviennent les siens\u00a0: versions, notes et liens restent. Les contenus privés ne sont jamais confiés.',
  handOverTo: 'À qui (nom d’utilisateur)',
  handOver: 'Confier',
  nothingChosen: 'Cochez au moins un contenu.',
  deleteTitle: 'Supprimer le compte',
  deleteHint:
    'Pour de bon. Ce qui n’est pas public disparaît\u202f; ce qui est écrit à plusieurs reste aux coauteurs.',
  publicItems: {
    keep: 'Garder ses contenus publics, sans nom d’auteur',
    delete: 'Supprimer aussi ses contenus publics',
  },
  confirmName: 'Retapez le nom d’utilisateur',
  nameDiffers: 'Le nom retapé n’est pas celui de ce compte\u00a0: rien n’a été supprimé.',
  delete: 'Supprimer pour de bon',
  deleted: 'Compte supprimé.',
  audit: 'Dernières lignes du journal',
  fullAudit: 'Tout le journal de cette personne',
};

/** The list of public items, and the page of one item. */
export const publicItemMessages = {
  title: 'Contenus publics',
  search: 'Mots du titre, étiquettes…',
  ownerless: 'Sans auteur seulement (compte supprimé)',
  none: 'Aucun contenu public ne répond à ces critères.',
  columns: { title: 'Titre', kind: 'Type', owner: 'Auteur', published: 'Publié', flags: 'Signalements' },
  noOwner: 'compte supprimé',
  published: (at: number) => formatShortDate(new Date(at).toISOString()),
  open: 'Voir comme les lecteurs',
  by: (owner: string) => `Auteur\u00a0: ${owner}`,
  withdrawTitle: 'Retirer à ses lecteurs',
  withdrawHint: 'Le contenu redevient privé. Son auteur lit le motif, corrige et peut publier de nouveau.',
  reason: 'Motif, que l’auteur lira',
  withdraw: 'Retirer',
  withdrawn: 'Contenu retiré à ses lecteurs.',
  imagesTitle: (count: number) => `Images (${formatWhole(count)})`,
  imagesHint:
    'Une image masquée disparaît aussitôt pour les lecteurs, partout où elle est montrée. Son auteur lit le motif, noircit ce qui identifie ou conteste.',
  image: (number: number) => `Image ${formatWhole(number)}`,
  imageHidden: 'masquée aux lecteurs',
  hideImage: 'Masquer l’image aux lecteurs',
  hide: 'Masquer aux lecteurs',
  blackOut: 'Noircir des zones',
  blackOutSubmit: (count: number) => (count === 0 ? 'Noircir' : `Noircir sur ${counted(count, 'image')}`),
  blackOutHint:
    'L’image d’avant est effacée pour de bon\u00a0: chez son auteur, dans ses versions et dans toutes les copies. L’auteur lit le motif.',
  blackOutScript: 'Noircir des zones demande que JavaScript soit activé.',
  chooseZones: 'Dessiner les zones…',
  showImage: 'Rétablir',
  show: 'Rendre visible',
  tagsTitle: 'Corriger les étiquettes',
  tags: 'Étiquettes, séparées par des virgules',
  correct: 'Corriger',
  handOverTitle: 'Confier à une autre personne',
  handOverHint: 'Le contenu entier devient le sien\u00a0: versions, notes et liens restent.',
  handOverTo: 'À qui (nom d’utilisateur)',
  handOver: 'Confier',
  audit: 'Ce qui a été fait de ce contenu',
};
