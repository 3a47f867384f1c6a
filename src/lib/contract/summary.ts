import { z } from 'zod';

/** What a card shows of an item's body, stored beside the item so that a list never reads bodies. */
export const itemSummary = z.object({
  /** Ids of all questions, sub-questions included, in order. */
  questions: z.array(z.string()).optional(),
  difficulty: z.number().int().min(1).max(5).optional(),
  imagingType: z.string().optional(),
  region: z.string().optional(),
  seriesCount: z.number().int().nonnegative().optional(),
  imageCount: z.number().int().nonnegative().optional(),
  /** Main image: its file and pixel size, for the reserved box. */
  mainImage: z.object({ file: z.string(), width: z.number(), height: z.number() }).nullable().optional(),
  /** One image per folder, for `folderMainImages`. */
  folderImages: z.array(z.object({ folder: z.string(), file: z.string() })).optional(),
});
export type ItemSummary = z.infer<typeof itemSummary>;
