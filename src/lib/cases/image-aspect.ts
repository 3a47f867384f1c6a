import { aspectOf } from '#lib/imaging/pixel-aspect.ts';
import type { CaseFolder, CaseImage } from './body-schema.ts';
import { factsOf } from './image-facts.ts';

/** Height of a pixel of an image divided by its width; undefined for square pixels, or when unknown. */
export const imageAspect = (folder: Pick<CaseFolder, 'images' | 'series'>, image: CaseImage) =>
  aspectOf(factsOf(folder, image));
