import { z } from 'zod';
import { boundedJson, nodeId, refuse, sha256, within } from '#lib/items/kinds/fields-schema.ts';
import { PRESENTATION_MAX } from './presentation-limits.ts';

/** In fractions of the image; it may lie beyond the edge. */
const part = within(-30, 30);

/** The first view of a folder. */
const folderView = z.strictObject({
  /** Id of the folder. */
  folder: nodeId,
  /** The file of the slice it opens on, under the name that keeps no file in use. */
  key: sha256,
  /** In rescaled units; the series' own when absent. */
  window: z.strictObject({ centre: within(-100_000, 100_000), width: within(0.001, 200_000) }).optional(),
  /** 1 shows the whole image. */
  zoom: within(0.1, 20).optional(),
  /** The centre of the panel; the image's own centre when absent. */
  centre: z.strictObject({ x: part, y: part }).optional(),
  /** Quarter turns clockwise. */
  rotation: z.int().min(1).max(3).optional(),
  flipped: z.literal(true).optional(),
  inverted: z.literal(true).optional(),
  /** The files of the first and the last slice that readers scroll through; all of them when absent. */
  range: z.strictObject({ from: sha256, to: sha256 }).optional(),
});

const presentation = z
  .strictObject({
    views: z.array(folderView).max(PRESENTATION_MAX.views),
    /** Ids of the folders in the panels, from the first panel. */
    panels: z.array(nodeId).min(1).max(PRESENTATION_MAX.panels).optional(),
    /** Panels scroll each for itself. */
    unlinked: z.literal(true).optional(),
  })
  .superRefine(({ views }, ctx) => {
    const folders = new Set<string>();
    views.forEach(({ folder }, index) => {
      if (folders.has(folder)) refuse(ctx, 'duplicate-id', ['views', index, 'folder']);
      folders.add(folder);
    });
  });

/** The opening presentation of a case, chosen by its author; null where the viewer chooses. */
export const keptPresentation = presentation.nullable();

/** The part of a case's body that holds it. */
export const presentationPart = boundedJson(5, 2000).pipe(z.strictObject({ presentation: keptPresentation }));

export type CasePresentation = z.infer<typeof presentation>;
export type FolderView = z.infer<typeof folderView>;
