import { z } from 'zod';
import { SPACING_KINDS } from '#lib/imaging/spacing-kind.ts';
import { MODALITY_UNITS } from '#lib/imaging/value-unit.ts';
import { STORED_VOI_FUNCTIONS } from '#lib/imaging/windowing.ts';
import type { CaseFolder, CaseImage } from './body-schema.ts';
import { factsOf, folderFacts, type KnownFacts, ownFacts } from './image-facts.ts';

const window = z.object({
  centre: z.number(),
  width: z.number(),
  voiFunction: z.enum(STORED_VOI_FUNCTIONS).optional(),
});

/** The attributes of an image that the viewer needs. Distances in millimetres. */
export const viewerFacts = z.object({
  /** Between rows and between columns; null when unknown: distances are then given in pixels. */
  pixelSpacing: z.tuple([z.number(), z.number()]).nullable(),
  /** What the spacing refers to (patient or detector); null when there is no spacing. */
  spacingKind: z.enum(SPACING_KINDS).nullable(),
  /** The image's initial window, in rescaled units. */
  window: window.nullable(),
  /** The file's other windows; absent when there are none. */
  windows: z.array(window).optional(),
  rescale: z.object({ slope: z.number(), intercept: z.number() }),
  /** Null when the values have no unit. */
  unit: z.enum(MODALITY_UNITS).nullable(),
  /** Factor from Bq/ml to a standardised uptake value; absent when the file does not give it. */
  uptake: z.number().nullable().optional(),
  inverted: z.boolean(),
  orientation: z.array(z.number()).length(6).nullable(),
});
export type ViewerFacts = z.infer<typeof viewerFacts>;

/** The attributes of an image that differ from its folder's. */
export const ownViewerFacts = viewerFacts.partial();
export type OwnViewerFacts = z.infer<typeof ownViewerFacts>;

export function viewerFactsOf({ windows, uptake, ...facts }: KnownFacts): ViewerFacts {
  return {
    ...(facts as Omit<ViewerFacts, 'windows' | 'uptake'>),
    ...(windows.length > 0 && { windows: [...windows] }),
    ...(uptake !== null && { uptake }),
  };
}

/** The differing attributes of each image of a folder, null for an image without any; undefined if no image has any. */
export function ownFactsIn(
  folder: CaseFolder,
  images: readonly CaseImage[],
): (OwnViewerFacts | null)[] | undefined {
  const known = folderFacts(folder);
  const facts = images.map((image) => {
    const { rescale: _, ...own } = ownFacts(factsOf(folder, image, known), known) ?? {};
    return Object.keys(own).length === 0 ? null : (own as OwnViewerFacts);
  });
  return facts.some(Boolean) ? facts : undefined;
}
