import { agree, counted, formatLongDate, formatWhole, quoted } from '#lib/platform/format-texts.ts';
import type { LeftInCopies } from './left-in-copies-schemas.ts';

type Item = LeftInCopies['items'][number];

/** The section « Images restées dans des copies » of the account page. */
export const leftInCopiesMessages = {
  title: 'Images restées dans des copies',
  hint: 'Quand vous supprimez un contenu, les copies que d’autres en ont faites gardent ses images. Vous pouvez encore y masquer des zones, ou les noircir entièrement.',
  none: 'Aucune copie ne montre d’image d’un contenu que vous avez supprimé.',
  facts: ({ deletedAt, copies, images }: Item) =>
    `Supprimé le ${formatLongDate(deletedAt)}. ${counted(copies, 'copie montre', 'copies montrent')} ${counted(images, 'de ses images', 'de ses images')}.`,
  see: 'Voir ses images',
  seeOf: (title: string) => `Voir les images de ${quoted(title)}`,
  reading: 'Recherche de ses images…',
  gone: 'Plus aucune copie ne montre ses images.',
  image: (number: number) => `Image ${formatWhole(number)}`,
  more: (count: number) => `et ${counted(count, 'autre')}`,
  hidden: (count: number) =>
    `${counted(count, 'image n’est', 'images ne sont')} que dans des copies privées\u00a0: ${agree(count, 'elle ne peut pas être vue ici, mais peut être noircie', 'elles ne peuvent pas être vues ici, mais peuvent être noircies')}.`,
  mask: 'Masquer des zones',
  forGood:
    'Ce qui est masqué l’est pour de bon\u00a0: dans toutes les copies, leurs versions publiées, et vos contenus qui montrent la même image. L’image d’avant est effacée.',
  blackOut: 'Noircir toutes ses images',
  blackOutTitle: 'Noircir toutes ses images\u202f?',
  blackOutWarning: (title: string, images: number) =>
    `${agree(images, 'L’image', `Les ${formatWhole(images)} images`)} de ${quoted(title)} ${agree(images, 'restera à sa place, entièrement noire', 'resteront à leur place, entièrement noires')}, dans toutes les copies et dans vos contenus qui ${agree(images, 'la', 'les')} montrent. C’est définitif.`,
  blackOutDone: 'Ses images sont noires dans toutes les copies.',
  stopped: 'Toutes les images ne sont pas encore noires. Réessayez pour les autres.',
} as const;
