import { z } from 'zod';
import { ITEM_KINDS } from '#lib/items/item.ts';

const count = z.number().int();

/** Items that the person has deleted and whose images copies by others still show. */
export const leftInCopies = z.object({
  items: z.array(
    z.object({
      _id: z.string(),
      kind: z.enum(ITEM_KINDS),
      /** Its title when it was last copied. */
      title: z.string(),
      deletedAt: z.iso.datetime(),
      /** How many copies by others show its images, including private ones. */
      copies: count,
      /** How many of its images these show. */
      images: count,
    }),
  ),
});
export type LeftInCopies = z.infer<typeof leftInCopies>;

/** The images of a deleted item that copies by others still show, in the order of one of these. */
export const imagesLeftInCopies = z.object({
  images: z.array(
    z.object({
      file: z.string(),
      width: count,
      height: count,
      /** A public copy that shows it: its address has the image. Null where only private ones do. */
      item: z.string().nullable(),
    }),
  ),
});
export type ImageLeftInCopies = z.infer<typeof imagesLeftInCopies>['images'][number];
