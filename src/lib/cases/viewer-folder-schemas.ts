import { z } from 'zod';
import type { CaseBody, CaseFolder } from './body-schema.ts';
import { coverIndex } from './cover.ts';
import { folderFacts } from './image-facts.ts';
import { startOf } from './presentation.ts';
import type { FolderView } from './presentation-schema.ts';
import { shownRange } from './shown-range.ts';
import { ownFactsIn, ownViewerFacts, viewerFacts, viewerFactsOf } from './viewer-facts-schemas.ts';

/** The facts about a folder's acquisition that the viewer needs. Distances in millimetres. */
const viewerSeries = z.object({
  ...viewerFacts.shape,
  modality: z.string().nullable(),
  thickness: z.number().nullable(),
  /** Folders with the same name have comparable positions; null in older cases, where this is unknown. */
  space: z.string().nullable(),
  /** Whether its images are 16-bit frames, to be windowed for real; some may be ordinary ones. */
  frames: z.boolean(),
  /** Images a second, of a clip whose file says so. */
  frameRate: z.number().optional(),
  /** Present where that is the mean of images that are not evenly apart. */
  isMeanRate: z.literal(true).optional(),
});
type ViewerSeries = z.infer<typeof viewerSeries>;

/** The author's initial view of a folder; absent properties have their default. */
const folderOpening = z.object({
  window: z.object({ centre: z.number(), width: z.number() }).optional(),
  zoom: z.number().optional(),
  /** The centre of the panel, in fractions of the image. */
  centre: z.object({ x: z.number(), y: z.number() }).optional(),
  rotation: z.number().int().optional(),
  flipped: z.boolean().optional(),
  inverted: z.boolean().optional(),
});

export const viewerFolder = z.object({
  id: z.string(),
  name: z.string(),
  /** The author's description for those who cannot see the images; written not to spoil. */
  description: z.string(),
  count: z.number().int(),
  /** The file of the cover of the folder. */
  cover: z.string(),
  /** The image that it opens on: its index, and its size in pixels. */
  start: z.number().int(),
  /** How many of its images come before the first that is shown; absent where none does. */
  first: z.number().int().optional(),
  width: z.number().int(),
  height: z.number().int(),
  series: viewerSeries,
  /** The own facts of the image that it opens on; absent where no image of the folder has any. */
  startFacts: ownViewerFacts.optional(),
  /** Present where some of its images are frames and others are not. */
  isMixed: z.literal(true).optional(),
  view: folderOpening.optional(),
  /** Present where its author shows only a part of its slices. */
  isPart: z.literal(true).optional(),
  /** A later step of the questions brings it: it is there because the answer was asked for, or for who writes the case. */
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

/** The parts of a kept view that are sent: its slice is named by the folder. */
const wayOf = ({ folder: _, key: __, range: ___, ...way }: FolderView) => way;

/** A folder as the viewer shows it; `whole`: with all its images. */
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
