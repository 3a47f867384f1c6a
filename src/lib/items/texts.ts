import { counted } from '#lib/platform/format-texts.ts';
import { itemHeadMessages } from './head-texts.ts';
import type { ItemKind } from './item.ts';

/** The texts common to the pages of all three kinds. */
export const itemMessages = {
  readAgainBy: (name: string) => `relu par ${name}`,
  updated: (date: string) => `Mis à jour le ${date}`,
  views: (count: number) => counted(count, 'vue'),
  copies: (count: number) => counted(count, 'copie'),
  tags: 'Étiquettes',
  panelTitle: {
    questionnaire: 'Avis sur ce questionnaire',
    case: 'Avis sur ce cas',
    protocol: 'Avis sur ce protocole',
  } satisfies Record<ItemKind, string>,
  copy: {
    questionnaire: 'Ajouter à mes questionnaires',
    case: 'Copier dans mes cas',
    protocol: 'Copier dans mes protocoles',
  } satisfies Record<ItemKind, string>,
  mine: {
    questionnaire: 'Ce questionnaire est à vous.',
    case: 'Ce cas est à vous.',
    protocol: 'Ce protocole est à vous.',
  } satisfies Record<ItemKind, string>,
  /** Before and after the source's title, which may be a link. */
  copiedFrom: 'Copié de «\u202f',
  copiedFromBy: (author: string) => `\u202f» par ${author || itemHeadMessages.unknownAuthor}`,
  /** After the source of a copy. */
  sourceChanged: '. La source a changé depuis. ',
  sourceDifferences: 'Voir ce qui a changé',
  unpublishedChanges: 'Vos lecteurs ne voient pas encore vos dernières modifications.',
  comments: 'Commentaires',
  commentsCount: (count: number) => counted(count, 'commentaire'),
  noComment: 'Aucun commentaire pour le moment.',
  myComment: 'Mon commentaire',
  reply: 'Réponse de l’auteur',
  hiddenMine:
    'L’auteur a masqué votre commentaire\u00a0: il n’est plus visible que par lui et par vous. Votre note compte toujours.',
  hiddenByMe:
    'Masqué\u00a0: visible seulement par vous et par la personne qui l’a écrit. La note compte toujours.',
  imageMissing: 'Image sans description',
  table: 'Tableau',
  viewGone: 'image retirée',
  /** Printed instead of a link to an image. */
  placeInCase: (folder: number, image: number) => `série ${folder}, image ${image}`,
};
