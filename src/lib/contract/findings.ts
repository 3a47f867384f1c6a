import { z } from 'zod';
import { MARK_KINDS } from '#lib/domain/finding.ts';
import { presentFindings } from '#lib/kinds/case/findings.ts';
import { findView } from '#lib/kinds/case/view-links.ts';
import { type ShownParts, shownFolders } from './viewer-stacks.ts';

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
  window: z.object({ centre: z.number(), width: z.number() }).optional(),
  zoom: z.number().optional(),
  /** What is in the middle then, in pixels of the image. */
  centre: point.optional(),
  marks: z.array(
    z.object({
      kind: z.enum(MARK_KINDS),
      /** Id of the folder, and the image's file. */
      folder: z.string(),
      file: z.string(),
      points: z.array(point),
      text: z.string().optional(),
    }),
  ),
});
export type ReadFinding = z.infer<typeof readFinding>;

/** A case's findings for reading: what lies on an image that is gone is left out. */
export function readableFindings(body: ShownParts): ReadFinding[] {
  const folders = shownFolders(body);
  const placeOf = ({ folder, key }: { folder: string; key: string }) =>
    findView(folders, { folder, key, image: 0 });
  return presentFindings(body.findings ?? [], folders).flatMap((finding): ReadFinding[] => {
    const place = placeOf(finding);
    const shown = place && folders[place.folder];
    const image = place && shown?.images[place.image];
    if (!place || !shown || !image) return [];
    const { folder: _, key: file, marks, ...said } = finding;
    return [
      {
        ...said,
        ...place,
        file,
        width: image.width,
        height: image.height,
        spacing: shown.series?.pixelSpacing ?? null,
        marks: marks.map(({ key, folder, ...mark }) => ({
          ...mark,
          folder: folders[placeOf({ folder, key })?.folder ?? -1]?.id ?? folder,
          file: key,
        })),
      },
    ];
  });
}
