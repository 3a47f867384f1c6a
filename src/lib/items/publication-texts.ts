/** Texts about publishing and withdrawing an item. */
export const publicationMessages = {
  publish: 'Publier',
  unpublish: 'Rendre privé',
  published: 'Publié\u00a0: tout le monde peut maintenant le lire.',
  /** For a protocol whose draft of the next version is not validated. */
  publishedAgain:
    'Publié\u00a0: tout le monde lit la version en vigueur. Votre brouillon n’est lu de personne d’autre avant sa validation.',
  unpublished: 'Redevenu privé\u00a0: il n’est plus dans les listes publiques.',
  failure: 'Le changement n’a pas abouti. Vérifiez votre connexion et réessayez.',
};
