import { counted, formatWhole } from '#lib/platform/format-texts.ts';

/** The credits of images, with their licences. */
export const creditMessages = {
  /** Start of the credit line under images. */
  images: 'Images\u00a0:',
  afterAnswer: 'crédits après la réponse',
  title: 'Source et licence',
  work: 'Œuvre',
  author: 'Auteur',
  licence: 'Licence',
  changes: 'Modifications',
};

/** `/credits`. */
export const creditsPageMessages = {
  title: 'Crédits des images',
  subtitle:
    'Les images des cas publics dont l’auteur indique l’origine, avec leur licence. Les titres des œuvres peuvent nommer le diagnostic.',
  copies:
    'Les images sont réencodées pour l’écran (WebP, vignettes)\u00a0: ces copies gardent la licence de l’image d’origine. Les autres images de démonstration sont dessinées par le logiciel.',
  /** Before and inside the link to the build's list of bundled packages. */
  software: 'Négatoscope contient des logiciels de tiers\u00a0:',
  softwareNotices: 'leurs noms, versions et licences (texte, en anglais)',
  /** For people who hide titles in lists. */
  titlesHidden: 'Les titres des cas et des œuvres sont masqués, comme dans vos listes.',
  nth: (number: number) => `Cas ${formatWhole(number)}`,
  none: 'Aucun cas public n’indique d’image empruntée.',
  count: (count: number) => counted(count, 'cas', 'cas'),
};
