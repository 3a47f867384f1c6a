import { counted } from '#lib/platform/format-texts.ts';
import { COMMENT_MAX } from './item.ts';

/** Texts of an owner's actions on comments. */
export const moderationMessages = {
  actions: (author: string) => `Répondre à ${author} ou masquer`,
  reply: 'Répondre',
  editReply: 'Modifier la réponse',
  deleteReply: 'Supprimer la réponse',
  hide: 'Masquer',
  show: 'Afficher de nouveau',
  replyTo: (author: string) => `Réponse à ${author}`,
  left: (count: number) => `${counted(count, 'caractère restant', 'caractères restants')} sur ${COMMENT_MAX}`,
  publish: 'Publier la réponse',
  cancel: 'Annuler',
  replied: 'Réponse publiée.',
  replyDeleted: 'Réponse supprimée.',
  hidden: 'Commentaire masqué. La note compte toujours.',
  shown: 'Commentaire de nouveau visible.',
  failure: 'L’action n’a pas abouti. Vérifiez votre connexion et réessayez.',
};
