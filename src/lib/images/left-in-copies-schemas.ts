import { z } from 'zod';
import { ITEM_KINDS } from '#lib/items/item.ts';

const count = z.number().int();

/** Items that the person has deleted, but whose images still appear in other people's copies. */
export const leftInCopies = z.object({
  items: z.array(
    z.object({
      _id: z.string(),
      kind: z.enum(ITEM_KINDS),
      /** The item's title when it was last copied. */
      title: z.string(),
      deletedAt: z.iso.datetime(),
      /** Number of other people's copies that show its images, including private ones. */
      copies: count,
      /** Number of its images that appear in these copies. */
      images: count,
    }),
  ),
});
export type LeftInCopies = z.infer<typeof leftInCopies>;

/** The images of a deleted item that still appear in other people's copies, in the order of one of the copies. */
export const imagesLeftInCopies = z.object({
  images: z.array(
    z.object({
      file: z.string(),
      width: count,
      height: count,
      /** A public copy with the image, used for the image's address. Null when only private copies show it. */
      item: z.string().nullable(),
    }),
  ),
});
export type ImageLeftInCopies = z.infer<typeof imagesLeftInCopies>['images'][number];
