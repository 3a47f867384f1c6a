import { ALLOW_LIST, allowed, type KeptAttributes } from './attributes/allow-list.ts';
import { normalOf, type Vector } from './attributes/geometry.ts';
import { keepNumbers, keepWords } from './attributes/rules.ts';
import { bValueOf } from './b-value.ts';
import type { DataSet } from './data-set.ts';
import { ultrasoundRegions } from './ultrasound-regions.ts';
import { codesOf, itemsOf, numbersOf } from './values.ts';

/**
 * The sources of a frame's attributes, in order: its own functional groups, the shared ones, the data set. Only
 * attributes on the allow-list can be read.
 */
export type Sources = readonly DataSet[];

export function sourcesOf(dataSet: DataSet, frame: number): Sources {
  const perFrame = itemsOf(dataSet, allowed('PerFrameFunctionalGroupsSequence').tag)[frame];
  const shared = itemsOf(dataSet, allowed('SharedFunctionalGroupsSequence').tag)[0];
  return [...macrosOf(perFrame), ...macrosOf(shared), dataSet];
}

/**
 * Each macro is a sequence of one item. Private sequences (odd group numbers) are skipped: their meaning is the
 * manufacturer's own.
 */
function macrosOf(group: DataSet | undefined): DataSet[] {
  if (!group) return [];
  return [...group.elements.values()].flatMap(({ tag, items }) => (isPrivate(tag) ? [] : (items?.[0] ?? [])));
}

const isPrivate = (tag: number) => (tag >>> 16) % 2 === 1;

function sourceOf(sources: Sources, tag: number): DataSet | undefined {
  return sources.find(({ elements }) => elements.has(tag));
}

/** An attribute as named in a row of an allow-list. */
interface Named {
  tag: number;
  vr: string;
}

/** Numeric values of an attribute, from the first source that contains it. */
export function numbersIn(sources: Sources, { tag, vr }: Named): number[] {
  const source = sourceOf(sources, tag);
  return source ? numbersOf(source, tag, vr) : [];
}

/** Coded values of an attribute, from the first source that contains it. */
export function codesIn(sources: Sources, { tag }: Named): string[] {
  const source = sourceOf(sources, tag);
  return source ? codesOf(source, tag) : [];
}

export function readNumbers(sources: Sources, keyword: string): number[] {
  return numbersIn(sources, allowed(keyword));
}

export function readNumber(sources: Sources, keyword: string): number | undefined {
  const value = readNumbers(sources, keyword)[0];
  return value !== undefined && Number.isFinite(value) ? value : undefined;
}

export function readCodes(sources: Sources, keyword: string): string[] {
  return codesIn(sources, allowed(keyword));
}

/** The attributes with a rule, each value validated by it; only those marked `kept` may be sent with the frame. */
export function keptAttributes(dataSet: DataSet, frame: number): KeptAttributes {
  const sources = sourcesOf(dataSet, frame);
  const kept: KeptAttributes = {};
  for (const { keyword, rule } of ALLOW_LIST) {
    if (!rule) continue;
    const value =
      rule.kind === 'word'
        ? keepWords(rule, readCodes(sources, keyword === 'ImageType' ? imageTypeIn(sources) : keyword))
        : keepNumbers(rule, readNumbers(sources, keyword));
    if (value !== undefined) kept[keyword] = value;
  }
  return {
    ...kept,
    ...diffusionOf(sources, kept),
    ...doseOf(sources, kept, frame),
    ...spacingOfUltrasound(sources, kept),
    ...unitOf(sources, kept),
  };
}

/** The attributes of a frame that may be sent, each validated once more by its rule. */
export function sendableAttributes(attributes: KeptAttributes): KeptAttributes {
  const kept = Object.entries(attributes).flatMap(([keyword, value]) => {
    const { use, rule } = allowed(keyword);
    if (use !== 'kept' || !rule) return [];
    const list = Array.isArray(value) ? value : [value];
    const passed =
      rule.kind === 'word' ? keepWords(rule, list as string[]) : keepNumbers(rule, list as number[]);
    return passed === undefined ? [] : [[keyword, passed] as const];
  });
  return Object.fromEntries(kept);
}

/** In enhanced files, each frame has a type separate from the file's (PS3.3 C.8.16.1). */
function imageTypeIn(sources: Sources): 'FrameType' | 'ImageType' {
  return sourceOf(sources, allowed('FrameType').tag) ? 'FrameType' : 'ImageType';
}

function diffusionOf(sources: Sources, kept: KeptAttributes): KeptAttributes {
  if (kept.Modality !== 'MR' || kept.DiffusionBValue !== undefined) return {};
  const rule = allowed('DiffusionBValue').rule;
  const written = bValueOf(sources);
  const bValue = rule?.kind === 'number' && written !== undefined ? keepNumbers(rule, [written]) : undefined;
  return bValue === undefined ? {} : { DiffusionBValue: bValue };
}

/** RT dose grids scale and position their frames in their own way (PS3.3 § C.8.8.3). */
function doseOf(sources: Sources, kept: KeptAttributes, frame: number): KeptAttributes {
  if (kept.Modality !== 'RTDOSE') return {};
  const scaled: KeptAttributes = {};
  const rule = allowed('RescaleSlope').rule;
  const slope = rule?.kind === 'number' && keepNumbers(rule, readNumbers(sources, 'DoseGridScaling'));
  if (slope) Object.assign(scaled, { RescaleSlope: slope, RescaleIntercept: 0 });
  const offset = readNumbers(sources, 'GridFrameOffsetVector')[frame];
  const normal = normalOf((kept.ImageOrientationPatient as number[] | undefined) ?? []);
  const position = kept.ImagePositionPatient as Vector | undefined;
  const place = allowed('ImagePositionPatient').rule;
  if (offset === undefined || !normal || !position || place?.kind !== 'number') return scaled;
  const moved = keepNumbers(
    place,
    position.map((value, axis) => value + offset * normal[axis]!),
  );
  return moved === undefined ? scaled : { ...scaled, ImagePositionPatient: moved };
}

/** Ultrasound gives the pixel size by region; if all regions agree, it applies to the image. */
function spacingOfUltrasound(sources: Sources, kept: KeptAttributes): KeptAttributes {
  const regions = ultrasoundRegions(sources);
  const rule = allowed('PixelSpacing').rule;
  const first = regions[0]?.spacing;
  if (kept.PixelSpacing || !first || rule?.kind !== 'number') return {};
  const agree = regions.every(({ spacing }) => spacing?.[0] === first[0] && spacing[1] === first[1]);
  const spacing = agree ? keepNumbers(rule, first) : undefined;
  return spacing === undefined ? {} : { PixelSpacing: spacing };
}

/** Rescaled CT values are Hounsfield units unless the file gives another type, even one that is not kept. */
function unitOf(sources: Sources, kept: KeptAttributes): KeptAttributes {
  const isUnsaid = !readCodes(sources, 'RescaleType').some(Boolean);
  return kept.Modality === 'CT' && kept.RescaleIntercept !== undefined && isUnsaid
    ? { RescaleType: 'HU' }
    : {};
}
