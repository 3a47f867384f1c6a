import { z } from 'zod';

/** The data of a case's body that cards show. */
export const caseFigures = z.object({
  difficulty: z.number().int(),
  seriesCount: z.number().int(),
  imageCount: z.number().int(),
  /** Path of the main image's thumbnail without size (`imagePath` in `images/image-paths.ts`), or null. */
  mainImage: z.string().nullable(),
  /** Height of a pixel divided by its width; absent for square pixels. */
  mainImageAspect: z.number().optional(),
  /** Names of the folders with images; only in responses of the API. */
  folders: z.array(z.string()).optional(),
  /** Path of the cover of each folder; only in responses of the API. */
  folderMainImages: z.record(z.string(), z.string()).optional(),
  /** The beginning of the clinical information; only in rows of the home page and of its search results. */
  indication: z.string().optional(),
  /** Number of questions; absent when there are none. */
  questionsCount: z.number().int().optional(),
});
export type CaseFigures = z.infer<typeof caseFigures>;
