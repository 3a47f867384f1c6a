/** Making an item public, and taking it back. */
export const publicationMessages = {
  publish: 'Publier',
  unpublish: 'Rendre privé',
  published: 'Publié\u00a0: tout le monde peut maintenant le lire.',
  unpublished: 'Redevenu privé\u00a0: vous seul pouvez le lire.',
  failure: 'Le changement n’a pas abouti. Vérifiez votre connexion et réessayez.',
};
