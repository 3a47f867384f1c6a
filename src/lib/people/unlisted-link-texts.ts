/** What pages say of an unlisted link that load none of its dialog. */
export const unlistedLinkMessages = { link: 'Lien non répertorié' };

/** What somebody was invited to do with what is not theirs. */
export const invitedMessages = {
  holder: 'Lu par un lien que l’auteur vous a donné\u00a0: ce n’est dans aucune liste.',
  author: 'Vous écrivez ce contenu avec son auteur.',
  reviewer: 'Vous relisez ce contenu\u00a0: donnez votre avis.',
};
