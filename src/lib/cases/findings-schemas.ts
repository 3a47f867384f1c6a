import { z } from 'zod';
import { SPACING_KINDS } from '#lib/imaging/spacing-kind.ts';
import { MARK_KINDS } from './finding.ts';
import { presentFindings } from './findings.ts';
import type { FindingAnchor } from './findings-schema.ts';
import { factsOf } from './image-facts.ts';
import { calibratedRegion } from './image-facts-schema.ts';
import { shownRange } from './shown-range.ts';
import { findView, type ImagePlace } from './view-links.ts';
import type { ShownParts } from './viewer-stacks-schemas.ts';

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

/** A case's findings for reading: what lies on an image that is gone is left out. */
export function readableFindings(body: ShownParts): ReadFinding[] {
  const folders = body.folders.filter(({ images }) => images.length > 0);
  const firsts = folders.map((folder) => shownRange(folder, body).first);
  const placeOf = ({ folder, key, image = 0 }: FindingAnchor) => findView(folders, { folder, key, image });
  const shownAt = ({ folder, image }: ImagePlace): ImagePlace => ({
    folder,
    image: image - (firsts[folder] ?? 0),
  });
  return presentFindings(body.findings ?? [], folders).flatMap((finding): ReadFinding[] => {
    const place = placeOf(finding);
    const shown = place && folders[place.folder];
    const image = place && shown?.images[place.image];
    if (!place || !shown || !image) return [];
    const { folder: _, key: file, image: __, marks, ...said } = finding;
    const { pixelSpacing, spacingKind } = factsOf(shown, image);
    const { regions } = image;
    const isMeasured = marks.some(({ kind }) => kind === 'length');
    return [
      {
        ...said,
        ...shownAt(place),
        file,
        width: image.width,
        height: image.height,
        spacing: pixelSpacing && [...pixelSpacing],
        spacingKind,
        ...(regions && isMeasured && { regions }),
        marks: marks.map(({ key, folder, image: at, ...mark }) => {
          const lies = placeOf({ folder, key, image: at });
          return {
            ...mark,
            folder: folders[lies?.folder ?? -1]?.id ?? folder,
            file: key,
            ...(lies && { image: shownAt(lies).image }),
          };
        }),
      },
    ];
  });
}
