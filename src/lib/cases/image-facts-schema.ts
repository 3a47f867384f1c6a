import { z } from 'zod';
import { SPACING_KINDS } from '#lib/imaging/spacing-kind.ts';
import { MODALITY_UNITS } from '#lib/imaging/value-unit.ts';
import { STORED_VOI_FUNCTIONS } from '#lib/imaging/windowing.ts';
import { within } from '#lib/items/kinds/fields-schema.ts';
import { CASE_MAX } from './limits.ts';

/** Millimetres in the patient coordinate system (DICOM Image Position). */
export const coordinate = within(-100_000, 100_000);
const cosine = within(-1, 1);
export const factor = within(-1_000_000, 1_000_000);

const millimetres = within(0.0001, 100);
/** A region of an ultrasound image, and the millimetres between its rows and columns; null if it has no such scale. */
export const calibratedRegion = z.strictObject({
  x: z.int().min(0).max(65_535),
  y: z.int().min(0).max(65_535),
  width: z.int().min(1).max(65_536),
  height: z.int().min(1).max(65_536),
  spacing: z.tuple([millimetres, millimetres]).nullable(),
});

/** Millimetres between rows and between columns. */
export const pixelSpacing = z.tuple([within(0.001, 100), within(0.001, 100)]);
export const spacingKind = z.enum(SPACING_KINDS);
export const window = z.strictObject({
  centre: within(-100_000, 100_000),
  width: within(0.001, 200_000),
  voiFunction: z.enum(STORED_VOI_FUNCTIONS).optional(),
});
export const windows = z.array(window).max(CASE_MAX.windows);
/** Direction cosines of a row, then of a column. */
export const orientation = z.tuple([cosine, cosine, cosine, cosine, cosine, cosine]);
export const unit = z.enum(MODALITY_UNITS).nullable();
/** The factor from a value in Bq/ml to a standardised uptake value (SUV). */
export const uptake = within(1e-9, 1e4);

/** Attributes of an image that differ from its folder's; null for an attribute that the image lacks. */
export const imageFacts = z.strictObject({
  pixelSpacing: pixelSpacing.nullable().optional(),
  spacingKind: spacingKind.optional(),
  window: window.optional(),
  windows: windows.optional(),
  orientation: orientation.nullable().optional(),
  unit: unit.optional(),
  uptake: uptake.nullable().optional(),
  inverted: z.boolean().optional(),
});
