import { allowed, type KeptAttributes } from './attributes/allow-list.ts';
import type { Sources } from './attributes.ts';
import type { Frame } from './frame.ts';
import { type LookupTable, lookupTableOf, rampOf, throughTable } from './lookup-table.ts';
import { itemsOf } from './values.ts';

/** A grey frame and its attributes: stored values and their meaning. */
interface Grey {
  frame: Frame;
  attributes: KeptAttributes;
}

/** Output types of a modality LUT that are units; other types are not (« US »: unspecified). */
const UNITS = new Set(['HU', 'OD', 'MGML', 'PCT']);

/**
 * Applies the lookup tables of a file to a grey frame (PS3.3 C.11.1, C.11.2), so that the sent frame needs none:
 * - a modality LUT replaces the rescale: values are converted to units without loss;
 * - a VOI LUT is applied if the file has no window, which would be an alternative (C.11.2.1). Values in
 * Hounsfield units stay, with a window over the rising part of the LUT, since measurements matter more.
 */
export function applyTables(frame: Frame, attributes: KeptAttributes, sources: Sources): Grey {
  if (frame.samples !== 1) return { frame, attributes };
  return withVoi(withModality({ frame, attributes }, sources), sources);
}

/** Whether a lookup table changes the values that are sent: windows for stored values then do not apply. */
export function isTabled(sources: Sources, attributes: KeptAttributes): boolean {
  if (hasItem(sources, 'ModalityLUTSequence')) return true;
  return !hasWindow(attributes) && attributes.RescaleType !== 'HU' && hasItem(sources, 'VOILUTSequence');
}

const hasItem = (sources: Sources, keyword: 'ModalityLUTSequence' | 'VOILUTSequence'): boolean =>
  sources.some((source) => itemsOf(source, allowed(keyword).tag).length > 0);

const hasWindow = ({ WindowWidth, WindowCenter }: KeptAttributes): boolean =>
  Number(WindowWidth) > 0 && WindowCenter !== undefined;

function withModality({ frame, attributes }: Grey, sources: Sources): Grey {
  const table = lookupTableOf(sources, 'ModalityLUTSequence', frame.signed);
  if (!table) return { frame, attributes };
  const { RescaleSlope: _slope, RescaleIntercept: _intercept, RescaleType: _type, ...others } = attributes;
  return {
    frame: { ...frame, pixels: throughTable(frame.pixels, table), bitsStored: table.bits, signed: false },
    attributes: { ...others, RescaleType: UNITS.has(table.type) ? table.type : 'US' },
  };
}

function withVoi({ frame, attributes }: Grey, sources: Sources): Grey {
  if (hasWindow(attributes)) return { frame, attributes };
  const { RescaleSlope: slope, RescaleIntercept: intercept, ...others } = attributes;
  const [a, b] = [Number(slope ?? 1) || 1, Number(intercept ?? 0)];
  const table = lookupTableOf(sources, 'VOILUTSequence', frame.signed || b < 0);
  if (!table) return { frame, attributes };
  if (attributes.RescaleType === 'HU') return { frame, attributes: { ...attributes, ...windowOver(table) } };
  const { VOILUTFunction: _function, ...rest } = others;
  return {
    frame: {
      ...frame,
      pixels: throughTable(frame.pixels, table, a, b),
      bitsStored: table.bits,
      signed: false,
    },
    attributes: {
      ...rest,
      RescaleType: 'US',
      WindowCenter: 2 ** (table.bits - 1),
      WindowWidth: 2 ** table.bits,
    },
  };
}

function windowOver(table: LookupTable): KeptAttributes {
  const { low, high } = rampOf(table);
  const width = Math.max(1, high - low);
  return { WindowCenter: low + width / 2, WindowWidth: width, VOILUTFunction: 'LINEAR_EXACT' };
}
