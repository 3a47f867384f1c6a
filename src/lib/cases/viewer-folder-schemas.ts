import { z } from 'zod';
import type { CaseBody, CaseFolder } from './body-schema.ts';
import { coverIndex } from './cover.ts';
import { folderFacts } from './image-facts.ts';
import { startOf } from './presentation.ts';
import type { FolderView } from './presentation-schema.ts';
import { shownRange } from './shown-range.ts';
import { ownFactsIn, ownViewerFacts, viewerFacts, viewerFactsOf } from './viewer-facts-schemas.ts';

/** The acquisition attributes of a folder that the viewer needs. Distances in millimetres. */
const viewerSeries = z.object({
  ...viewerFacts.shape,
  modality: z.string().nullable(),
  thickness: z.number().nullable(),
  /** Folders with the same name have comparable positions; null in older cases, where this is unknown. */
  space: z.string().nullable(),
  /** Whether there are 16-bit frames, whose windows are applied to stored values; there may be pictures, too. */
  frames: z.boolean(),
  /** For a clip whose file gives it: images per second. */
  frameRate: z.number().optional(),
  /** Present when the frame rate is a mean: the intervals between images vary. */
  isMeanRate: z.literal(true).optional(),
});
type ViewerSeries = z.infer<typeof viewerSeries>;

/** The author's initial view of a folder; an absent property means the default. */
const folderOpening = z.object({
  window: z.object({ centre: z.number(), width: z.number() }).optional(),
  zoom: z.number().optional(),
  /** The centre of the view, in fractions of the image. */
  centre: z.object({ x: z.number(), y: z.number() }).optional(),
  rotation: z.number().int().optional(),
  flipped: z.boolean().optional(),
  inverted: z.boolean().optional(),
});

export const viewerFolder = z.object({
  id: z.string(),
  name: z.string(),
  /** The author's description for people who cannot see the images; it must not reveal the answer. */
  description: z.string(),
  count: z.number().int(),
  /** File of the folder's cover image. */
  cover: z.string(),
  /** The image with which the folder opens: its index, and its size in pixels. */
  start: z.number().int(),
  /** Number of images before the first one shown; absent when there are none. */
  first: z.number().int().optional(),
  width: z.number().int(),
  height: z.number().int(),
  series: viewerSeries,
  /** Differing attributes of the image with which the folder opens; absent if no image of the folder has any. */
  startFacts: ownViewerFacts.optional(),
  /** Present when the folder contains both frames and other images. */
  isMixed: z.literal(true).optional(),
  view: folderOpening.optional(),
  /** Present when the author shows only a part of the folder's slices. */
  isPart: z.literal(true).optional(),
  /** Present for a folder of a later step, shown early because the answer was revealed or the reader is an author. */
  isEarly: z.literal(true).optional(),
});
export type ViewerFolder = z.infer<typeof viewerFolder>;

function seriesOf(folder: CaseFolder): ViewerSeries {
  const { series = {}, images } = folder;
  return {
    ...viewerFactsOf(folderFacts(folder)),
    modality: series.modality ?? null,
    thickness: series.sliceThickness ?? null,
    space: series.space ?? null,
    frames: images.some(({ kind }) => kind === 'frame'),
    ...(series.frameRate !== undefined && { frameRate: series.frameRate }),
    ...(series.isMeanRate && { isMeanRate: true as const }),
  };
}

/** The properties of a stored view that are sent; its slice is given by the folder's `start`. */
const wayOf = ({ folder: _, key: __, range: ___, ...way }: FolderView) => way;

/** A folder as the viewer shows it; `whole`: the folder with all its images. */
export function folderOf(
  whole: CaseFolder,
  body: Pick<CaseBody, 'findings' | 'presentation' | 'mainImage'>,
): ViewerFolder {
  const { first, count } = shownRange(whole, body);
  const folder = { ...whole, images: whole.images.slice(first, first + count) };
  const ofCase = body.mainImage?.folderId === whole.id ? body.mainImage.imageIndex : undefined;
  const start = startOf(whole, body) - first;
  const { width = 1, height = 1 } = folder.images[start] ?? {};
  const kept = body.presentation?.views.find((view) => view.folder === folder.id);
  const facts = ownFactsIn(whole, folder.images);
  return {
    id: folder.id,
    name: folder.name,
    description: folder.description,
    count: folder.images.length,
    start,
    ...(first > 0 && { first }),
    cover: whole.images[ofCase ?? coverIndex(whole)]?.file ?? '',
    width,
    height,
    series: seriesOf(whole),
    ...(new Set(folder.images.map(({ kind }) => kind)).size > 1 && { isMixed: true as const }),
    ...(facts && { startFacts: facts[start] ?? {} }),
    ...(kept && { view: wayOf(kept) }),
    ...(count < whole.images.length && { isPart: true as const }),
  };
}
