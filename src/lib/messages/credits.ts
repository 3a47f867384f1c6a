import { counted } from './format.ts';

/** Whose images are shown, and on what terms. */
export const creditMessages = {
  /** Begins the line under images. */
  images: 'Images\u00a0:',
  title: 'Source et licence',
  work: 'Œuvre',
  author: 'Auteur',
  licence: 'Licence',
  changes: 'Modifications',
};

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

/** `/credits`. */
export const creditsPageMessages = {
  title: 'Crédits des images',
  subtitle:
    'Les images des cas publics dont l’auteur indique l’origine, avec leur licence. Les titres des œuvres peuvent nommer le diagnostic.',
  copies:
    'Les images sont réencodées pour l’écran (WebP, vignettes)\u00a0: ces copies gardent la licence de l’image d’origine. Les autres images de démonstration sont dessinées par le logiciel.',
  none: 'Aucun cas public n’indique d’image empruntée.',
  count: (count: number) => counted(count, 'cas', 'cas'),
};
