import { ACQUISITION_ALLOW_LIST, acquisitionAttribute } from '../attributes/acquisition-allow-list.ts';
import { type KeptValue, keepNumbers, keepWords } from '../attributes/rules.ts';
import { codesIn, numbersIn, type Sources } from '../attributes.ts';
import type { DataSet } from '../data-set.ts';
import { itemsOf } from '../values.ts';

/** Reads attributes of an acquisition, only those on the acquisition allow-list. */

export function codeOf(sources: Sources, keyword: string): string {
  return codesOf(sources, keyword)[0] ?? '';
}

export function codesOf(sources: Sources, keyword: string): string[] {
  return codesIn(sources, acquisitionAttribute(keyword));
}

export function numberOf(sources: Sources, keyword: string): number | undefined {
  const value = numbersIn(sources, acquisitionAttribute(keyword))[0];
  return value !== undefined && Number.isFinite(value) ? value : undefined;
}

/** Items of a sequence, from the first source that contains it. */
export function itemsIn(sources: Sources, keyword: string): DataSet[] {
  const { tag } = acquisitionAttribute(keyword);
  const source = sources.find(({ elements }) => elements.get(tag)?.items);
  return source ? itemsOf(source, tag) : [];
}

/** A value validated by its attribute's rule; undefined when it violates the rule. */
export function readAllowedValue(sources: Sources, keyword: string): KeptValue | undefined {
  const { rule, tag, vr } = acquisitionAttribute(keyword);
  if (!rule) throw new Error(`without a rule: ${keyword}`);
  return rule.kind === 'word'
    ? keepWords(rule, codesIn(sources, { tag, vr }))
    : keepNumbers(rule, numbersIn(sources, { tag, vr }));
}

export const RULED: readonly string[] = ACQUISITION_ALLOW_LIST.filter(({ rule }) => rule).map(
  ({ keyword }) => keyword,
);
