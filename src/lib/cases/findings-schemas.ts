import { z } from 'zod';
import { SPACING_KINDS } from '#lib/imaging/spacing-kind.ts';
import { MARK_KINDS } from './finding.ts';
import { calibratedRegion } from './image-facts-schema.ts';

const point = z.object({ x: z.number(), y: z.number() });

/** A finding as the viewer and the sheet show it, with the current indexes of its images. */
export const readFinding = z.object({
  id: z.string(),
  name: z.string(),
  explanation: z.string(),
  /** Key image: index among the shown folders, index in the folder, file, and size in pixels. */
  folder: z.number().int(),
  image: z.number().int(),
  file: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** Millimetres between rows and between columns; null when unknown. */
  spacing: z.tuple([z.number(), z.number()]).nullable(),
  /** What the spacing refers to (patient or detector); null when there is no spacing. */
  spacingKind: z.enum(SPACING_KINDS).nullable(),
  /** For an ultrasound image with a length mark: its calibrated regions and their pixel sizes in millimetres. */
  regions: z.array(calibratedRegion).optional(),
  window: z.object({ centre: z.number(), width: z.number() }).optional(),
  zoom: z.number().optional(),
  /** The centre of the view, in image pixels. */
  centre: point.optional(),
  marks: z.array(
    z.object({
      kind: z.enum(MARK_KINDS),
      /** Id of the folder, the image's file, and its index among the folder's shown images. */
      folder: z.string(),
      file: z.string(),
      image: z.number().int().optional(),
      points: z.array(point),
      text: z.string().optional(),
    }),
  ),
});
export type ReadFinding = z.infer<typeof readFinding>;
