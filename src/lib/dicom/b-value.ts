import { allowed } from './attributes/allow-list.ts';
import type { DataSet } from './data-set.ts';
import { privateElement } from './private-element.ts';
import { numberOf, textOf } from './values.ts';

/** The private elements in which manufacturers store the b value. */
const PRIVATE = [
  { keyword: 'SiemensBValue', creator: 'SIEMENS MR HEADER', maker: 'siemens' },
  { keyword: 'PhilipsBValue', creator: 'Philips Imaging DD 001', maker: 'philips' },
  { keyword: 'GeBValue', creator: 'GEMS_PARM_01', maker: 'ge' },
] as const;

/** Offset that GE adds to the b values of some sequences (rordenlab/dcm2niix, issue 602). */
const GE_BIAS = 1e9;

/** « *ep_b1000#2 »: Siemens includes the b value in the names of its diffusion sequences. */
const IN_SEQUENCE_NAME = /^\*?[a-z0-9]*_b(\d{1,5})(?!\d)/i;

/** The b value of an image in a private element, with the element's manufacturer. */
export function privateBValue(sources: readonly DataSet[]) {
  for (const { keyword, creator, maker } of PRIVATE) {
    const { tag, vr } = allowed(keyword);
    const found = privateElement(sources, tag, creator);
    const value = found && numberOf(found.source, found.tag, vr);
    if (value !== undefined && value >= 0)
      return { origin: maker, value: maker === 'ge' ? value % GE_BIAS : value };
  }
  return undefined;
}

/** The b value contained in the name of a sequence. */
export function namedBValue(sources: readonly DataSet[]): number | undefined {
  const { tag } = allowed('SequenceName');
  const named = sources.map((each) => IN_SEQUENCE_NAME.exec(textOf(each, tag) ?? '')?.[1]).find(Boolean);
  return named === undefined ? undefined : Number(named);
}

/** The b value of an image without DiffusionBValue, from private elements or the sequence name. */
export const bValueOf = (sources: readonly DataSet[]): number | undefined =>
  privateBValue(sources)?.value ?? namedBValue(sources);
