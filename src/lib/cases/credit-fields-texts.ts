/** The credit fields, beside the other texts of a case. */
export const creditFieldMessages = {
  hint: 'Quand les images ne sont pas de vous. Avant la réponse, seul le nom de la licence se lit sous les images\u00a0: un nom d’auteur, de jeu de données ou de fichier révèle souvent le diagnostic. Le reste se lit avec la réponse.',
  author: 'Auteur des images',
  licence: 'Licence (par exemple CC BY-SA 4.0)',
  licenceUrl: 'Adresse de la licence, si son nom ne suffit pas',
  changes: 'Modifications apportées',
  work: 'Œuvre (nom de l’image ou du jeu de données)',
  source: 'Adresse de la source',
  notAddress: 'Ce n’est pas encore une adresse complète (https://…)\u00a0: elle se lira sans lien.',
  licenceTells:
    'Ce nom se lit avant la réponse, tel quel\u00a0: vérifiez qu’il ne révèle pas le diagnostic. Le nom d’une licence usuelle (CC BY 4.0…) n’en dit rien.',
  told: 'renseigné',
};
