import { formatWhole } from '#lib/platform/format-texts.ts';
import { standingNames } from './keeping-texts.ts';
import { COLLECTION_NAME_MAX, COLLECTIONS_MAX, type CollectionKind } from './rules.ts';
import type { CollectionEntry, SharedCollection } from './schemas.ts';

export function collectionName({ kind, name }: Pick<CollectionEntry, 'kind' | 'name'>): string {
  return kind === 'named' ? name : standingNames[kind];
}

/** Name of the copy of a shared list. */
export function keptName(shared: Pick<SharedCollection, 'kind' | 'name' | 'owner'>): string {
  const name = collectionName(shared);
  if (shared.kind === 'named') return name;
  return `${name} de ${shared.owner}`.slice(0, COLLECTION_NAME_MAX).trim();
}

export const COLLECTION_ICONS: Record<CollectionKind, string> = {
  review: 'i-lucide-history',
  favourite: 'i-lucide-heart',
  named: 'i-lucide-list',
};

const cases = (count: number) => (count === 0 ? 'Aucun cas' : `${formatWhole(count)}\u00a0cas`);

export const collectionMessages = {
  title: 'Mes listes',
  subtitle:
    'Les cas que vous gardez, dans l’ordre que vous choisissez. Une liste peut être partagée par un lien.',
  tabs: 'Listes et notes',
  notesTab: 'Mes notes',
  cases,
  hints: {
    review: 'Les cas sur lesquels vous voulez revenir.',
    favourite: 'Les cas qui valent d’être retrouvés.',
  } satisfies Record<Exclude<CollectionKind, 'named'>, string>,
  shared: 'Partagée par lien',
  create: 'Nouvelle liste',
  createSubmit: 'Créer',
  name: 'Nom',
  description: 'Description',
  descriptionHint: 'Facultative\u00a0: ce que ces cas ont en commun, pour qui, dans quel ordre les lire.',
  created: (name: string) => `Liste «\u202f${name}\u202f» créée.`,
  edit: 'Renommer et décrire',
  editOf: (name: string) => `Renommer et décrire «\u202f${name}\u202f»`,
  delete: 'Supprimer la liste',
  deleteOf: (name: string) => `Supprimer «\u202f${name}\u202f»`,
  deleteTitle: 'Supprimer cette liste\u202f?',
  deleteSubmit: 'Supprimer',
  deleteBody: (name: string, count: number, isShared: boolean) =>
    `La liste «\u202f${name}\u202f» (${cases(count).toLowerCase()}) sera supprimée. Les cas eux-mêmes restent où ils sont.${isShared ? ' Son lien de partage ne mènera plus nulle part.' : ''}`,
  deleted: (name: string) => `Liste «\u202f${name}\u202f» supprimée.`,
  moveUp: (name: string) => `Monter «\u202f${name}\u202f»`,
  moveDown: (name: string) => `Descendre «\u202f${name}\u202f»`,
  moved: (name: string, place: number, count: number) => `${name}\u00a0: place ${place} sur ${count}.`,
  orderHint: 'Alt + ↑ ou ↓ déplace, comme la souris et les boutons.',
  full: `Vous avez ${COLLECTIONS_MAX}\u00a0listes, le plus possible.`,
  changed:
    'Cette liste a été modifiée ailleurs entre-temps\u00a0: voici ce qui y est écrit. Enregistrer le remplacera.',
  failure: 'L’action n’a pas abouti. Vérifiez votre connexion et réessayez.',
  practise: 'S’entraîner avec cette liste',
  empty: 'Cette liste est vide',
  emptyHint: 'Dans un cas, «\u202fListes\u202f» l’ajoute ici\u202f; sur une carte, l’icône du dossier.',
  findCases: 'Parcourir les cas publics',
  caseNumber: (place: number) => `Cas n°\u00a0${place}`,
  hiddenTitle: 'titre masqué',
  gone: 'Ce cas n’est plus public',
  goneHint: 'Son auteur ne le partage plus. S’il le publie de nouveau, il reviendra ici.',
  own: 'Privé\u00a0: personne d’autre ne le voit ici',
  remove: (name: string) => `Retirer ${name} de la liste`,
  removed: 'Cas retiré de la liste.',
  undoRemoval: 'Annuler le retrait',
  putBack: 'Cas remis à sa place.',
  word: (name: string) => `Pourquoi ${name} est dans cette liste`,
  wordTitle: 'Pourquoi ce cas\u202f?',
  wordLabel: 'Un mot pour vous, et pour ceux à qui la liste est partagée',
  wordHint: 'Il reste masqué tant que les titres le sont.',
  caseList: 'Cas de la liste',
};

/** The dialog that shares a list by a link. */
export const sharingMessages = {
  share: 'Partager',
  sharing: 'Partage',
  title: 'Partager cette liste',
  explain:
    'Toute personne connectée qui a le lien peut lire la liste, dans l’ordre, titres masqués au départ. Elle n’est annoncée nulle part, et seuls les cas publics y paraissent.',
  make: 'Créer le lien',
  link: 'Lien de partage',
  open: 'Voir comme un lecteur',
  revoke: 'Arrêter le partage',
  renew: 'Changer de lien',
  revokeHint: 'L’ancien lien ne mènera plus nulle part.',
  revoked: 'La liste n’est plus partagée.',
  renewed: 'Nouveau lien créé, l’ancien ne mène plus nulle part.',
  close: 'Fermer',
  by: (name: string) => `par ${name}`,
  keep: 'Garder cette liste',
  kept: (name: string) => `«\u202f${name}\u202f» est dans vos listes.`,
  openKept: 'L’ouvrir',
  mine: 'C’est votre liste\u00a0: voici ce que voient ceux à qui vous en donnez le lien.',
  editMine: 'Modifier',
  withheld: (count: number) =>
    count === 1
      ? 'Un cas de votre liste n’est pas public\u00a0: vos lecteurs ne le voient pas.'
      : `${formatWhole(count)}\u00a0cas de votre liste ne sont pas publics\u00a0: vos lecteurs ne les voient pas.`,
  empty: 'Cette liste n’a pas encore de cas public.',
  documentTitle: (name: string, owner: string) => `«\u202f${name}\u202f» par ${owner}`,
};
