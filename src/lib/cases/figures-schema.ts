import { z } from 'zod';

/** The facts of a case's body that cards show. */
export const caseFigures = z.object({
  difficulty: z.number().int(),
  seriesCount: z.number().int(),
  imageCount: z.number().int(),
  /** Path of the main image's thumbnail without size (`imagePath` in `images/image-paths.ts`), or null. */
  mainImage: z.string().nullable(),
  /** Height of a pixel divided by its width; absent where they are square. */
  mainImageAspect: z.number().optional(),
  /** Names of the folders with images, in the API's answers only. */
  folders: z.array(z.string()).optional(),
  /** Path of the cover of each folder, only in the API's answers. */
  folderMainImages: z.record(z.string(), z.string()).optional(),
  /** The beginning of its clinical information: only in rows of the home page and of its search. */
  indication: z.string().optional(),
  /** Number of questions; absent where there are none. */
  questionsCount: z.number().int().optional(),
});
export type CaseFigures = z.infer<typeof caseFigures>;
