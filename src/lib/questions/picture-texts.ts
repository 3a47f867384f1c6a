import type { Credit } from '#lib/cases/credit.ts';
import type { FirstImage } from '#lib/cases/first-image.ts';
import type { Staying } from '#lib/cases/leaving-image.ts';
import { imageCredit, workCredit } from '#lib/cases/shown-credit.ts';
import type { Direction } from '#lib/imaging/orientation.ts';
import { counted, formatBytes, formatWhole, quoted } from '#lib/platform/format-texts.ts';
import type { QuestionPicture } from './exchange/question-picture.ts';

/** Addresses on this site are left out, since they lead nowhere elsewhere. */
const elsewhere = (href: string | null | undefined) => (href && /^https?:/.test(href) ? href : undefined);

/** A name, with its address if there is one. */
const withAddress = (name: string, href: string | undefined) =>
  href === undefined ? name : name ? `${name} (${href})` : href;

/** What is done to an image that leaves (`case-editor/questions-files/draw-case-image.ts`). */
const REDRAWN = 'redessinée en JPEG, 1\u202f024 pixels au plus';

/** The image's author, licence and changes as one line; empty for the author's own image. */
function creditLine(credit: Credit | undefined): string {
  const image = imageCredit(credit);
  if (!image) return '';
  const work = workCredit(credit);
  const named = work ? withAddress(work.work && quoted(work.work), elsewhere(work.source)) : '';
  const parts = [
    named,
    image.author,
    withAddress(image.licence, elsewhere(image.licenceHref)),
    [image.changes.replace(/[.\s]+$/, ''), REDRAWN].filter(Boolean).join('\u202f; '),
  ];
  return `Image\u00a0: ${parts.filter(Boolean).join(' · ')}.`;
}

/** Texts that accompany the picture of a case in all exports. */
export const pictureWords = (
  { count }: Pick<FirstImage, 'count'>,
  credit: Credit | undefined,
): Omit<QuestionPicture, 'name'> => ({
  // A fixed text: the author's description of the folder might give an answer away.
  alt: 'Image du cas',
  more:
    count > 1
      ? `${counted(count, 'image')} au départ dans le cas\u202f; celle-ci est la première que l’on voit.`
      : '',
  credit: creditLine(credit),
});

/** The patient's sides, abbreviated as in the viewer. */
const SIDES: Record<Direction, string> = {
  right: 'D',
  left: 'G',
  anterior: 'A',
  posterior: 'P',
  superior: 'S',
  inferior: 'I',
};
export const sideLetters = (directions: readonly Direction[]): string =>
  directions.map((each) => SIDES[each]).join('');

const staying: Record<Staying, (licence: string) => string> = {
  hidden: () =>
    'Elle est masquée pour vos lecteurs\u00a0: on pourrait y reconnaître quelqu’un. Noircissez ce qui identifie, ou contestez dans vos avis.',
  unattested: () =>
    'Personne n’a encore attesté que rien n’y identifie quelqu’un\u00a0: faites-le à l’étape des images.',
  'no-licence': () => 'Le crédit n’indique pas de licence\u00a0: ajoutez-la, si elle permet de la diffuser.',
  'no-author': (licence) =>
    `Le crédit n’indique pas d’auteur, et la licence ${quoted(licence)} veut qu’on le nomme.`,
  'no-derivatives': (licence) =>
    `La licence ${quoted(licence)} interdit de diffuser une image modifiée, et celle-ci est redessinée.`,
  'unknown-licence': (licence) =>
    `La licence ${quoted(licence)} n’est pas reconnue comme libre\u00a0: l’image reste ici.`,
};

/** Exporting an image of the case with its questions. */
export const pictureMessages = {
  offer: 'Joindre la première image du cas',
  hint: 'Telle que vous l’ouvrez (fenêtre, orientation, inversion), en entier. Le crédit se lit après la réponse.',
  drawing: 'Préparation de l’image…',
  none: 'Le cas ne montre aucune image au départ.',
  stays: 'L’image ne partira pas\u00a0:',
  reason: (why: Staying, licence: string) => staying[why](licence.trim()),
  failure:
    'L’image n’a pas pu être préparée\u00a0: les questions partiront sans elle. Vérifiez votre connexion, puis cochez à nouveau.',
  unsaved: 'Le cas n’a pas pu être enregistré\u00a0: les questions partiront sans image. Réessayez.',
  tooHeavy: (most: number) =>
    `Répétée dans chaque question, l’image dépasserait ${formatBytes(most)}\u00a0: les questions partiront sans elle.`,
  size: (width: number, height: number, bytes: number, copies: number) =>
    `${formatWhole(width)}\u00a0×\u00a0${formatWhole(height)} pixels, ${formatBytes(bytes)}${copies > 1 ? `, répétée dans ${formatWhole(copies)}\u00a0questions` : ''}.`,
};

/** The zones of a case as cards that mask them. */
export const zoneMessages = {
  offer: 'Ajouter les zones, chacune sur son image',
  hint: 'Une carte par structure\u00a0: Anki la masque, on dit ce que c’est. Le crédit se lit après la réponse.',
  drawing: 'Préparation des images…',
  none: 'Aucune zone ne peut être masquée.',
  stays: 'Des images ne partiront pas\u00a0:',
  failure:
    'Les images n’ont pas pu être préparées\u00a0: les zones ne partiront pas. Vérifiez votre connexion, puis cochez à nouveau.',
  unsaved: 'Le cas n’a pas pu être enregistré\u00a0: les zones ne partiront pas. Réessayez.',
  size: (cards: number, pictures: number, bytes: number) =>
    `${counted(cards, 'structure masquée', 'structures masquées')}, ${counted(pictures, 'image')}, ${formatBytes(bytes)}.`,
  slice: (title: string) => `Image de ${quoted(title)}`,
};
