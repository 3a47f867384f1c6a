import { agree, counted } from '#lib/platform/format-texts.ts';
import type { ItemKind } from './item.ts';
import type { SelectionAction } from './selection-schemas.ts';

const NOUNS: Record<ItemKind, [string, string]> = {
  questionnaire: ['questionnaire', 'questionnaires'],
  case: ['cas', 'cas'],
  protocol: ['protocole', 'protocoles'],
};

const items = (kind: ItemKind, count: number) => counted(count, ...NOUNS[kind]);

/** Names of completed actions for counts: « 3 publiés ». */
const DONE: Record<Exclude<SelectionAction, 'check'>, [string, string]> = {
  publish: ['publié', 'publiés'],
  unpublish: ['redevenu privé', 'redevenus privés'],
  delete: ['supprimé', 'supprimés'],
  tag: ['étiqueté', 'étiquetés'],
};

/** Names of items that were already in the requested state. */
const ALREADY: Record<Exclude<SelectionAction, 'check'>, [string, string]> = {
  publish: ['déjà public', 'déjà publics'],
  unpublish: ['déjà privé', 'déjà privés'],
  delete: ['inchangé', 'inchangés'],
  tag: ['inchangé', 'inchangés'],
};

const STAY = 'Les copies faites par d’autres restent chez eux';
const WITH_IMAGES = `${STAY}, avec leurs images. Pour y noircir d’abord celles d’un contenu, supprimez-le seul.`;

const COPIES_STAY: Record<ItemKind, string> = {
  questionnaire: WITH_IMAGES,
  case: WITH_IMAGES,
  protocol: `${STAY}.`,
};

export interface Tally {
  done: number;
  unchanged: number;
  incomplete: number;
  refused: number;
}

/** Actions on several own items at once. */
export const selectionMessages = {
  choose: (title: string) => `Choisir\u00a0: ${title}`,
  chooseAll: 'Tout choisir',
  chosen: (kind: ItemKind, count: number) => `${items(kind, count)} ${agree(count, 'choisi', 'choisis')}`,
  actions: 'Actions sur les éléments choisis',
  tags: 'Étiquettes',
  publish: 'Publier',
  unpublish: 'Rendre privé',
  export: 'Exporter',
  booklet: 'Livret à imprimer',
  exportFailure: 'L’archive n’a pas pu être préparée. Veuillez réessayer.',
  delete: 'Supprimer',
  none: 'Ne rien choisir',
  tagsTitle: (kind: ItemKind, count: number) => `Étiquettes de ${items(kind, count)}`,
  toAdd: 'À ajouter à tous',
  toRemove: 'À retirer',
  carriedBy: (count: number, total: number) => `${counted(count, 'élément')} sur ${total}`,
  publishTitle: (kind: ItemKind, count: number) => `Publier ${items(kind, count)}\u202f?`,
  ready: (count: number) =>
    count < 2
      ? '1\u00a0peut être publié\u00a0: tout le monde pourra le lire.'
      : `${count}\u00a0peuvent être publiés\u00a0: tout le monde pourra les lire.`,
  noneReady: 'Aucun ne peut être publié tel quel.',
  already: (count: number) => counted(count, 'est déjà public.', 'sont déjà publics.'),
  blocked: 'Il manque, avant de pouvoir publier\u00a0:',
  advised: 'Publiables, mais peut-être pas terminés\u00a0:',
  publishSome: (count: number) => `Publier ${count}`,
  deleteTitle: (kind: ItemKind, count: number) => `Supprimer ${items(kind, count)}\u202f?`,
  goes: 'Disparaîtront définitivement, avec tout ce qu’ils contiennent, leurs notes et leurs commentaires\u00a0:',
  publicOnes: (count: number) =>
    count < 2
      ? '1\u00a0est public\u00a0: ses lecteurs ne le trouveront plus.'
      : `${count}\u00a0sont publics\u00a0: leurs lecteurs ne les trouveront plus.`,
  copiesStay: (kind: ItemKind) => COPIES_STAY[kind],
  others: (count: number) => `et ${counted(count, 'autre')}`,
  untitled: 'Sans titre',
  result: 'Résultat',
  /** Summary of the outcomes: « 3 publiés, 1 incomplet ». */
  tally: (action: Exclude<SelectionAction, 'check'>, { done, unchanged, incomplete, refused }: Tally) =>
    [
      ...(done > 0 ? [counted(done, ...DONE[action])] : []),
      ...(unchanged > 0 ? [counted(unchanged, ...ALREADY[action])] : []),
      ...(incomplete > 0 ? [counted(incomplete, 'incomplet')] : []),
      ...(refused > 0 ? [counted(refused, 'refusé')] : []),
    ].join(', '),
  refusalOf: (title: string, why: string) => `«\u202f${title}\u202f»\u00a0: ${why}`,
  mend: 'Compléter',
  mendWhat: (title: string) => `Compléter «\u202f${title}\u202f»`,
  failure: 'L’action n’a pas abouti. La liste montre ce qui a été fait\u00a0: vérifiez-la et réessayez.',
};
