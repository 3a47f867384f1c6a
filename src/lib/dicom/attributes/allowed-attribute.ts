import { WHY } from './allow-list-reasons.ts';
import type { Rule } from './rules.ts';

/**
 * A DICOM attribute the import looks at.
 * - `kept`: the value leaves the author's machine, when it fits the rule;
 * - `derived`: only what is concluded from it leaves: an order, a grouping, a word of our own; with a rule, its
 *   value is read through it;
 * - `decoding`: needed to make pixels out of the file, and dropped.
 * `action` is what PS3.15 table E.1-1 (basic profile, edition 2024b) asks for; « — » when it asks nothing.
 */
export interface AllowedAttribute {
  tag: number;
  keyword: string;
  vr: string;
  use: 'kept' | 'derived' | 'decoding';
  rule?: Rule;
  action: string;
  reason: string;
}

export function kept(tag: number, keyword: string, vr: string, rule: Rule, reason: string): AllowedAttribute {
  return { tag, keyword, vr, use: 'kept', rule, action: '—', reason };
}

export function derived(
  tag: number,
  keyword: string,
  vr: string,
  reason: string,
  action = '—',
): AllowedAttribute {
  return { tag, keyword, vr, use: 'derived', action, reason };
}

/** Read through a rule to derive something from it. */
export function weighed(
  tag: number,
  keyword: string,
  vr: string,
  rule: Rule,
  reason: string,
): AllowedAttribute {
  return { ...derived(tag, keyword, vr, reason), rule };
}

export function decoding(tag: number, keyword: string, vr: string): AllowedAttribute {
  return { tag, keyword, vr, use: 'decoding', action: '—', reason: WHY.decode };
}
