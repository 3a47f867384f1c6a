import { counted, formatBytes } from '#lib/platform/format-texts.ts';
import type { AuditAction } from './actions.ts';

/** The label of each action of the audit log. */
export const AUDIT_ACTION_NAMES: Record<AuditAction, string> = {
  signed_in: 'Connexion',
  sign_in_failed: 'Mot de passe ou code refusé',
  identity_confirmed: 'Identité confirmée de nouveau',
  registered: 'Compte créé',
  invitation_made: 'Invitation créée',
  invitation_revoked: 'Invitation retirée',
  invitation_accepted: 'Invitation acceptée',
  password_changed: 'Mot de passe changé',
  password_reset: 'Mot de passe réinitialisé',
  reset_mailed: 'Lien de réinitialisation envoyé par courriel',
  address_verified: 'Adresse électronique vérifiée',
  address_removed: 'Adresse électronique retirée',
  identity_linked: 'Compte d’établissement associé',
  identity_unlinked: 'Compte d’établissement dissocié',
  second_factor_added: 'Double authentification ajoutée',
  second_factor_removed: 'Double authentification retirée',
  second_factor_reset: 'Double authentification réinitialisée',
  recovery_codes_made: 'Codes de secours créés',
  sessions_ended: 'Sessions fermées',
  role_changed: 'Rôle changé',
  role_told: 'Rôle donné par le compte d’établissement',
  suspended: 'Compte suspendu',
  resumed: 'Compte rétabli',
  quota_changed: 'Espace changé',
  reset_link_made: 'Lien de réinitialisation créé',
  account_deleted: 'Compte supprimé',
  exported: 'Export',
  published: 'Publication',
  withdrawn: 'Retrait',
  tags_corrected: 'Étiquettes corrigées',
  handed_over: 'Contenu confié à une autre personne',
  item_deleted: 'Contenu supprimé',
  masked: 'Image noircie',
  flagged: 'Signalement',
  image_hidden: 'Image masquée aux lecteurs',
  image_shown: 'Image de nouveau visible',
  image_contested: 'Signalement contesté',
  comment_hidden: 'Commentaire masqué',
  collection_unshared: 'Lien d’une liste retiré',
  flag_settled: 'Signalement réglé',
};

/** Labels for the fixed values of `detail`. */
const DETAILS: Record<string, string> = {
  totp: 'application de codes',
  passkey: 'clé d’accès',
  password: 'mot de passe',
  'recovery-code': 'code de secours',
  reader: 'lecteur',
  author: 'auteur',
  administrator: 'administrateur',
  draft: 'brouillon',
  private: 'privé',
  public: 'public',
  keep: 'contenus publics gardés',
  delete: 'contenus publics supprimés',
  default: 'espace de tous',
  identity: 'identité visible',
  medical: 'erreur médicale',
  copyright: 'droits d’auteur',
  other: 'autre',
  dismissed: 'rien à masquer',
  removed: 'retiré',
  account: 'compte entier',
  selection: 'contenus choisis',
};

/** Labels for `detail` when it is a number or a file name, by action. */
const DETAILS_OF: Partial<Record<AuditAction, (detail: string) => string>> = {
  /** What was refused, and how often within a day. */
  sign_in_failed: (detail) => {
    const [way = '', times] = detail.split(' ');
    return `${DETAILS[way] ?? way}, ${times} fois en un jour`;
  },
  published: (version) => `version\u00a0${version}`,
  masked: (images) => counted(Number(images), 'image'),
  image_hidden: (file) => `image\u00a0${file}`,
  image_shown: (file) => `image\u00a0${file}`,
  quota_changed: (bytes) => (bytes === '0' ? 'sans limite' : formatBytes(Number(bytes))),
};

function tellDetail(action: AuditAction, detail: string): string {
  if (Object.hasOwn(DETAILS, detail)) return DETAILS[detail]!;
  return detail && (DETAILS_OF[action]?.(detail) ?? detail);
}

/** The audit log on `/administration/journal`, `/account` and the command line. */
export const auditMessages = {
  title: 'Journal',
  subtitle:
    'Connexions, rôles, publications, retraits, exports et suppressions. Jamais de contenu\u202f; les adresses sont tronquées.',
  action: 'Action',
  allActions: 'Toutes',
  person: 'Personne',
  item: 'Contenu (identifiant)',
  from: 'Du',
  until: 'Au',
  filter: 'Filtrer',
  none: 'Aucune ligne ne répond à ces critères.',
  older: 'Lignes plus anciennes',
  export: 'Exporter (CSV)',
  noSuchPerson: 'Personne n’a ce nom d’utilisateur.',
  columns: {
    number: 'N°',
    at: 'Date',
    action: 'Action',
    actor: 'Par',
    person: 'À propos de',
    item: 'Contenu',
    detail: 'Précision',
    source: 'Réseau',
    hash: 'Empreinte',
  },
  tableOf: (name: string) => `Tableau\u00a0: ${name}`,
  visitor: 'visiteur ou site',
  command: 'ligne de commande',
  gone: 'compte supprimé',
  whole: (entries: number) =>
    `Chaîne intacte\u00a0: ${counted(entries, 'ligne vérifiée', 'lignes vérifiées')}.`,
  broken: (number: number) =>
    `Chaîne rompue à la ligne ${number}\u00a0: elle n’est plus telle qu’elle a été écrite, ou il en manque.`,
  detail: tellDetail,
};

/** The log of a person's own account. */
export const ownAuditMessages = {
  link: 'Journal de mon compte',
  title: 'Journal de mon compte',
  subtitle:
    'Ce que le journal du site dit de vous\u00a0: vos connexions, les mots de passe et codes refusés, vos publications et exports, et ce que l’administration a fait de votre compte.',
  shown: (count: number) => `${counted(count, 'dernière ligne', 'dernières lignes')}.`,
  back: 'Mon compte',
};
