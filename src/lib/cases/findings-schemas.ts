import { z } from 'zod';
import { SPACING_KINDS } from '#lib/imaging/spacing-kind.ts';
import { MARK_KINDS } from './finding.ts';
import { calibratedRegion } from './image-facts-schema.ts';

const point = z.object({ x: z.number(), y: z.number() });

/** A finding as the viewer and the sheet show it: its images are where they are now. */
export const readFinding = z.object({
  id: z.string(),
  name: z.string(),
  explanation: z.string(),
  /** Its key image: index among the shown folders, index in the folder, file, and size in pixels. */
  folder: z.number().int(),
  image: z.number().int(),
  file: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** Millimetres between rows, between columns; null when nobody knows. */
  spacing: z.tuple([z.number(), z.number()]).nullable(),
  /** Where these hold; null where there are none. */
  spacingKind: z.enum(SPACING_KINDS).nullable(),
  /** Of an ultrasound on which a length is drawn: where it has millimetres, and which. */
  regions: z.array(calibratedRegion).optional(),
  window: z.object({ centre: z.number(), width: z.number() }).optional(),
  zoom: z.number().optional(),
  /** The centre of the panel, in pixels of the image. */
  centre: point.optional(),
  marks: z.array(
    z.object({
      kind: z.enum(MARK_KINDS),
      /** Id of the folder, the image's file, and its place among the images of the folder that are shown. */
      folder: z.string(),
      file: z.string(),
      image: z.number().int().optional(),
      points: z.array(point),
      text: z.string().optional(),
    }),
  ),
});
export type ReadFinding = z.infer<typeof readFinding>;
