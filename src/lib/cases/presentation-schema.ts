import { z } from 'zod';
import { boundedJson, nodeId, refuse, sha256, within } from '#lib/items/kinds/fields-schema.ts';
import { PRESENTATION_MAX } from './presentation-limits.ts';

/** In fractions of the image's size; may lie beyond the edge. */
const part = within(-30, 30);

/** The view with which a folder opens. */
const folderView = z.strictObject({
  /** Id of the folder. */
  folder: nodeId,
  /** File of the slice with which the folder opens, under a property name that does not count as a use of the file. */
  key: sha256,
  /** In rescaled units; the series' own window when absent. */
  window: z.strictObject({ centre: within(-100_000, 100_000), width: within(0.001, 200_000) }).optional(),
  /** 1 shows the whole image. */
  zoom: within(0.1, 20).optional(),
  /** The centre of the view; the image's centre when absent. */
  centre: z.strictObject({ x: part, y: part }).optional(),
  /** Quarter turns clockwise. */
  rotation: z.int().min(1).max(3).optional(),
  flipped: z.literal(true).optional(),
  inverted: z.literal(true).optional(),
  /** Files of the first and last slices that readers can scroll through; all slices when absent. */
  range: z.strictObject({ from: sha256, to: sha256 }).optional(),
});

const presentation = z
  .strictObject({
    views: z.array(folderView).max(PRESENTATION_MAX.views),
    /** Ids of the folders in the panels, from the first panel. */
    panels: z.array(nodeId).min(1).max(PRESENTATION_MAX.panels).optional(),
    /** The panels scroll independently. */
    unlinked: z.literal(true).optional(),
  })
  .superRefine(({ views }, ctx) => {
    const folders = new Set<string>();
    views.forEach(({ folder }, index) => {
      if (folders.has(folder)) refuse(ctx, 'duplicate-id', ['views', index, 'folder']);
      folders.add(folder);
    });
  });

/** The opening presentation chosen by the author of a case; null where the viewer chooses. */
export const keptPresentation = presentation.nullable();

/** The part of a case's body that holds the presentation. */
export const presentationPart = boundedJson(5, 2000).pipe(z.strictObject({ presentation: keptPresentation }));

export type CasePresentation = z.infer<typeof presentation>;
export type FolderView = z.infer<typeof folderView>;
