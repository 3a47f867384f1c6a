/** Writing it, beside the other texts of a case. */
export const creditFieldMessages = {
  hint: 'Quand les images ne sont pas de vous. L’auteur, la licence et les modifications se lisent sous les images\u00a0; l’œuvre et son adresse, qui nomment souvent le diagnostic, avec la réponse.',
  author: 'Auteur des images',
  licence: 'Licence (par exemple CC BY-SA 4.0)',
  licenceUrl: 'Adresse de la licence, si son nom ne suffit pas',
  changes: 'Modifications apportées',
  work: 'Œuvre (nom de l’image ou du jeu de données)',
  source: 'Adresse de la source',
  notAddress: 'Ce n’est pas encore une adresse complète (https://…)\u00a0: elle se lira sans lien.',
  told: 'renseigné',
};
