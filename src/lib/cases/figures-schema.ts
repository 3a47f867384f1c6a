import { z } from 'zod';

/** What a card says of a case's body. */
export const caseFigures = z.object({
  difficulty: z.number().int(),
  seriesCount: z.number().int(),
  imageCount: z.number().int(),
  /** Path of the main image's thumbnail without size (`imagePath` in `images/image-paths.ts`), or null. */
  mainImage: z.string().nullable(),
  /** How much taller than wide its pixels are; absent where they are square. */
  mainImageAspect: z.number().optional(),
  /** Names of the folders with images, in the API's answers only. */
  folders: z.array(z.string()).optional(),
  /** Path of the image that stands for each of them, in the API's answers only. */
  folderMainImages: z.record(z.string(), z.string()).optional(),
  /** How its clinical information begins: in rows of the home page and of its search alone. */
  indication: z.string().optional(),
  /** How many questions it asks; absent where it asks none. */
  questionsCount: z.number().int().optional(),
});
export type CaseFigures = z.infer<typeof caseFigures>;
