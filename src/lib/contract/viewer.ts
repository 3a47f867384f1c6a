import { z } from 'zod';
import { STORED_VOI_FUNCTIONS } from '#lib/domain/windowing.ts';
import type { CaseBody, CaseFolder } from '#lib/kinds/case/body-schema.ts';
import { richText } from '#lib/kinds/rich-text-schema.ts';
import { readableFindings, readFinding } from './findings.ts';
import { type ItemCard, type ItemDetail, ratingComment } from './items.ts';
import { readableSheet } from './sheet.ts';
import { rescale, shownFolders, viewerStack } from './viewer-stacks.ts';

/** What an item's panel shows: nothing in it names the item. */
export type ItemFacts = Pick<
  ItemCard,
  | '_id'
  | 'visibility'
  | 'mine'
  | 'hasChanges'
  | 'readAs'
  | 'views'
  | 'copies'
  | 'averageRating'
  | 'ratingsCount'
  | 'userRating'
  | 'createdAt'
  | 'updatedAt'
> & { author: string };

/** What the viewer needs to know of how a folder's images were made. Distances in millimetres. */
const viewerSeries = z.object({
  modality: z.string().nullable(),
  /** Between rows, between columns; null when nobody knows: distances are then in pixels. */
  pixelSpacing: z.tuple([z.number(), z.number()]).nullable(),
  thickness: z.number().nullable(),
  /** What the folder is shown with at first, in rescaled units. */
  window: z
    .object({ centre: z.number(), width: z.number(), voiFunction: z.enum(STORED_VOI_FUNCTIONS).optional() })
    .nullable(),
  rescale,
  /** Null when the values are in no unit. */
  unit: z.enum(['HU']).nullable(),
  inverted: z.boolean(),
  orientation: z.array(z.number()).length(6).nullable(),
  /** Whether its images are 16-bit frames, to be windowed for real. */
  frames: z.boolean(),
});
export type ViewerSeries = z.infer<typeof viewerSeries>;

const viewerFolder = z.object({
  id: z.string(),
  name: z.string(),
  /** The author's description for those who cannot see the images; written not to spoil. */
  description: z.string(),
  count: z.number().int(),
  /** The image that stands for the folder: its index, its file and its size in pixels. */
  start: z.number().int(),
  cover: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  series: viewerSeries,
});
export type ViewerFolder = z.infer<typeof viewerFolder>;

/** A case as the viewer gets it before anything is revealed: small, it comes before the first image. */
const viewerCase = z.object({
  facts: z.custom<ItemFacts>(),
  /** Null until asked for. */
  title: z.string().nullable(),
  difficulty: z.number().int(),
  clinicalInformation: z.string(),
  folders: z.array(viewerFolder),
  /** Index of the folder one starts with. */
  main: z.number().int(),
  /** Its author looks at the working copy as its readers would: there is nothing to grade, keep, rate or copy. */
  isPreview: z.literal(true).optional(),
});
export type ViewerCase = z.infer<typeof viewerCase>;

/** All that the viewer shows of a case without spoiling it. */
export const viewerAnswer = z.object({ shown: viewerCase, stacks: z.array(viewerStack) });
export type ViewerAnswer = z.infer<typeof viewerAnswer>;

/** Everything that may give the diagnosis away; sent only when asked for. */
export const caseAnswer = z.object({
  answer: z.string(),
  sheet: richText.nullable(),
  /** In the order of their tour. */
  findings: z.array(readFinding),
  tags: z.array(z.string()),
  lineage: z
    .object({
      sourceId: z.string().nullable(),
      sourceTitle: z.string(),
      sourceAuthor: z.string(),
      sourceHasChanged: z.boolean(),
    })
    .nullable(),
  comments: z.array(ratingComment),
});
export type CaseAnswer = z.infer<typeof caseAnswer>;

/** The facts of a card, without its title and tags. */
export function itemFacts(card: ItemCard): ItemFacts {
  const { _id, visibility, mine, views, copies, averageRating, ratingsCount, userRating, hasChanges } = card;
  const { createdAt, updatedAt, readAs } = card;
  const author = card.user?.name || card.author.name;
  return {
    _id,
    visibility,
    mine,
    views,
    copies,
    averageRating,
    ratingsCount,
    userRating,
    createdAt,
    updatedAt,
    author,
    ...(hasChanges && { hasChanges }),
    ...(readAs && { readAs }),
  };
}

function seriesOf({ series = {}, images }: CaseFolder): ViewerSeries {
  const { slope, intercept, unit } = series.rescale ?? { slope: 1, intercept: 0, unit: null };
  return {
    modality: series.modality ?? null,
    pixelSpacing: series.pixelSpacing ?? null,
    thickness: series.sliceThickness ?? null,
    window: series.window ?? null,
    rescale: { slope, intercept },
    unit,
    inverted: series.inverted ?? false,
    orientation: series.orientation ?? null,
    frames: images.some(({ kind }) => kind === 'frame'),
  };
}

function folderOf(folder: CaseFolder, start: number): ViewerFolder {
  const { file: cover = '', width = 1, height = 1 } = folder.images[start] ?? {};
  return {
    id: folder.id,
    name: folder.name,
    description: folder.description,
    count: folder.images.length,
    start,
    cover,
    width,
    height,
    series: seriesOf(folder),
  };
}

/** The file of an image, for those who come without script. */
export function fileOf(body: Pick<CaseBody, 'folders'>, folder: number, image: number): string | undefined {
  return shownFolders(body)[folder]?.images[image]?.file;
}

/** The keys of a case's body that the viewer shows before anything is revealed. */
export const VIEWER_KEYS = ['difficulty', 'clinicalInformation', 'folders', 'mainImage'] as const;
type ViewerBody = Pick<CaseBody, (typeof VIEWER_KEYS)[number]>;

/** The viewer's part of a case. */
export function toViewerCase({ card, body }: ItemDetail<ViewerBody>, withTitle: boolean): ViewerCase {
  const shown = shownFolders(body);
  const main = shown.findIndex(({ id }) => id === body.mainImage?.folderId);
  return {
    facts: itemFacts(card),
    title: withTitle ? card.title : null,
    difficulty: body.difficulty,
    clinicalInformation: body.clinicalInformation,
    folders: shown.map((folder, index) =>
      folderOf(folder, (index === main ? body.mainImage?.imageIndex : folder.mainImage) ?? 0),
    ),
    main: Math.max(0, main),
  };
}

/** The part of a case that spoils; links of its sheet are looked up in the folders. */
export function toCaseAnswer({
  card,
  body,
  lineage,
  comments,
}: ItemDetail<Pick<CaseBody, 'answer' | 'sheet' | 'findings' | 'folders'>>): CaseAnswer {
  return {
    answer: body.answer,
    sheet: readableSheet(card._id, body),
    findings: readableFindings(body),
    tags: card.tags,
    lineage,
    comments,
  };
}
