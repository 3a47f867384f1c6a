import { aspectOf } from '#lib/imaging/pixel-aspect.ts';
import type { CaseFolder, CaseImage } from './body-schema.ts';
import { factsOf } from './image-facts.ts';

/** How much taller than wide a pixel of an image is; undefined where it is square, or nobody knows. */
export const imageAspect = (folder: Pick<CaseFolder, 'images' | 'series'>, image: CaseImage) =>
  aspectOf(factsOf(folder, image));
