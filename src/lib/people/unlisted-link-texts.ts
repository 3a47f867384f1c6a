/** For pages that mention the unlisted link without loading its dialog. */
export const unlistedLinkMessages = { link: 'Lien non répertorié' };

/** The reason why the reader may see an item that is not public. */
export const invitedMessages = {
  holder: 'Lu par un lien que l’auteur vous a donné\u00a0: ce n’est dans aucune liste.',
  author: 'Vous écrivez ce contenu avec son auteur.',
  reviewer: 'Vous relisez ce contenu\u00a0: donnez votre avis.',
};
