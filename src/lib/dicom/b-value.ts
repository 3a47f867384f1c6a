import { allowed } from './attributes/allow-list.ts';
import type { DataSet } from './data-set.ts';
import { sourceOfMaker } from './private-element.ts';
import { numberOf, textOf } from './values.ts';

/** Where makers keep it. */
const PRIVATE = [
  { keyword: 'SiemensBValue', creator: /^SIEMENS MR HEADER/ },
  { keyword: 'PhilipsBValue', creator: /^Philips Imaging DD 001/i },
  { keyword: 'GeBValue', creator: /^GEMS_PARM_01/ },
] as const;

/** GE adds a flag of 10⁹ to its b values. */
const GE_FLAG = 100_000;

/** « *ep_b1000#2 »: Siemens names its diffusion sequences after their b value. */
const IN_SEQUENCE_NAME = /^\*?[a-z0-9]*_b(\d{1,5})(?!\d)/i;

/** The b value of an image that lacks DiffusionBValue, from where its maker wrote it instead. */
export function bValueOf(sources: readonly DataSet[]): number | undefined {
  for (const { keyword, creator } of PRIVATE) {
    const { tag, vr } = allowed(keyword);
    const source = sourceOfMaker(sources, tag, creator);
    const value = source && numberOf(source, tag, vr);
    if (value !== undefined && value >= 0) return keyword === 'GeBValue' ? value % GE_FLAG : value;
  }
  const { tag } = allowed('SequenceName');
  const named = sources.map((each) => IN_SEQUENCE_NAME.exec(textOf(each, tag) ?? '')?.[1]).find(Boolean);
  return named === undefined ? undefined : Number(named);
}
