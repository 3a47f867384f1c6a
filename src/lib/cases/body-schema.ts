import { z } from 'zod';
import { KEPT_ZONES } from '#lib/images/masking.ts';
import {
  boundedJson,
  freeText,
  nodeId,
  pixels,
  RICH_TEXT_DEPTH,
  refuse,
  sha256,
  text,
  within,
} from '#lib/items/kinds/fields-schema.ts';
import { richText } from '#lib/items/kinds/rich-text-schema.ts';
import { caseQuestions, questionsPart } from '#lib/questions/questions-schema.ts';
import { creditPart } from './credit-schema.ts';
import { findingList, findingsPart } from './findings-schema.ts';
import {
  calibratedRegion,
  coordinate,
  factor,
  imageFacts,
  orientation,
  pixelSpacing,
  spacingKind,
  unit,
  uptake,
  window,
  windows,
} from './image-facts-schema.ts';
import { CASE_MAX } from './limits.ts';
import { keptPresentation, presentationPart } from './presentation-schema.ts';

/**
 * `file` is shown by every browser: an ordinary image, or the 8-bit preview of a frame rendered with its folder's
 * window. `frame` is the frame itself, with 16 bits per pixel (docs/frame-format.md).
 */
const picture = {
  file: sha256,
  width: pixels,
  height: pixels,
  /** For an ultrasound image: its regions with their pixel sizes; where two overlap, the first one applies. */
  regions: z.array(calibratedRegion).min(1).max(CASE_MAX.regions).optional(),
  /** For a slice: the centre of its first pixel, in patient coordinates. */
  position: z.tuple([coordinate, coordinate, coordinate]).optional(),
  /**
   * Where it was blacked out, in its own pixels (`keptZones`). Absent where it was not, where it was in too many places, and in cases
   * of before 30 November 2026, of which nobody knows.
   */
  masked: z.string().regex(KEPT_ZONES, 'masked').optional(),
  /** A picture added to a series: the folder's attributes do not apply to it. */
  apart: z.literal(true).optional(),
  facts: imageFacts.optional(),
};
const caseImage = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('image'), ...picture }),
  z.strictObject({
    kind: z.literal('frame'),
    ...picture,
    frame: sha256,
    /** From stored values to units, if different from the folder's: each PET slice has its own. */
    rescale: z.strictObject({ slope: factor, intercept: factor }).optional(),
  }),
]);

/** Non-identifying attributes of an imported series; distances in millimetres, window in rescaled units. */
const series = z.strictObject({
  /** DICOM modality code: CT, MR, US, CR, … */
  modality: z
    .string()
    .regex(/^[A-Z]{2,16}$/, 'modality')
    .optional(),
  pixelSpacing: pixelSpacing.optional(),
  /** Absent in cases stored before each image had its own (`image-facts.ts`). */
  spacingKind: spacingKind.optional(),
  sliceThickness: within(0.001, 1000).optional(),
  sliceSpacing: within(0.001, 1000).optional(),
  window: window.optional(),
  /** The file's other windows. */
  windows: windows.optional(),
  orientation: orientation.optional(),
  /**
   * Images with the same value, drawn at random, have comparable positions. Absent in older cases, where this is
   * unknown.
   */
  space: z
    .string()
    .regex(/^[a-z0-9]{1,32}$/, 'space')
    .optional(),
  /** From stored values to the units of the window. */
  rescale: z.strictObject({ slope: factor, intercept: factor, unit }).optional(),
  uptake: uptake.optional(),
  signed: z.boolean().optional(),
  bits: z.int().min(1).max(16).optional(),
  /** Whether low values are shown white (MONOCHROME1). */
  inverted: z.boolean().optional(),
  /** For a clip: images per second. */
  frameRate: within(0.001, 120).optional(),
  /** The frame rate is a mean: the intervals between images vary. */
  isMeanRate: z.literal(true).optional(),
});

const folder = z.strictObject({
  id: nodeId,
  name: text(CASE_MAX.folderName),
  /** Read by screen readers before the answer is revealed: it must not give the answer away. */
  description: freeText(CASE_MAX.description),
  images: z.array(caseImage).max(CASE_MAX.images),
  /** Index of the cover image of the folder; the first when absent. */
  mainImage: z.int().min(0).optional(),
  series: series.optional(),
});

const mainImage = z.strictObject({ folderId: nodeId, imageIndex: z.int().min(0) });

const images = z.strictObject({
  folders: z.array(folder).max(CASE_MAX.folders),
  mainImage: mainImage.nullable(),
});
const difficulty = z.strictObject({ difficulty: z.int().min(1).max(5) });
const clinicalInformation = z.strictObject({ clinicalInformation: freeText(CASE_MAX.information) });
const answer = z.strictObject({ answer: freeText(CASE_MAX.answer) });
const sheet = z.strictObject({ sheet: richText.nullable() });

const shape = z.strictObject({
  ...difficulty.shape,
  ...clinicalInformation.shape,
  ...answer.shape,
  ...images.shape,
  ...sheet.shape,
  /** Absent where none was ever made. */
  findings: findingList.optional(),
  /** Absent when no presentation was ever saved. */
  presentation: keptPresentation.optional(),
  /** Absent where none was ever made. */
  questions: caseQuestions.optional(),
  ...creditPart.shape,
});

/** Checks that folder ids are unique and that main images exist. */
function checkImages(body: CaseImages, ctx: z.RefinementCtx): void {
  const folders = new Map<string, CaseFolder>();
  body.folders.forEach((each, index) => {
    const path = ['folders', index];
    if (folders.has(each.id)) refuse(ctx, 'duplicate-id', [...path, 'id']);
    folders.set(each.id, each);
    if (each.mainImage !== undefined && each.mainImage >= each.images.length)
      refuse(ctx, 'unknown-main-image', [...path, 'mainImage']);
  });
  const main = body.mainImage;
  if (main && !folders.get(main.folderId)?.images[main.imageIndex])
    refuse(ctx, 'unknown-main-image', ['mainImage']);
}

/** Body of a case. Refused with `duplicate-id`, `unknown-main-image`, `too-many-nodes` or `too-deep`. */
export const caseBody = boundedJson(RICH_TEXT_DEPTH + 1, 150_000).pipe(shape.superRefine(checkImages));

/** The parts of a case, each as it is saved separately (`cases/definition.ts`). */
export const caseParts = {
  difficulty,
  clinicalInformation,
  answer,
  images: boundedJson(8, 100_000).pipe(images.superRefine(checkImages)),
  sheet: boundedJson(RICH_TEXT_DEPTH + 1, 40_000).pipe(sheet),
  findings: findingsPart,
  presentation: presentationPart,
  questions: questionsPart,
  credit: creditPart,
};

export type CaseImages = z.infer<typeof images>;
export type CaseBody = z.infer<typeof shape>;
/** A case as its editor holds it: the sheet has its own page, and the opening presentation is edited in the viewer. */
export type EditedCase = Omit<CaseBody, 'sheet' | 'presentation'>;
export type CaseFolder = z.infer<typeof folder>;
export type CaseImage = z.infer<typeof caseImage>;
export type CaseSeries = z.infer<typeof series>;
export type ImageFacts = z.infer<typeof imageFacts>;
