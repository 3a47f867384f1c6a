import { WHY } from './allow-list-reasons.ts';
import type { Rule } from './rules.ts';

/**
 * A DICOM attribute that the import reads.
 * - `kept`: the value may be sent from the author's machine, if it satisfies the rule;
 * - `derived`: only a derived value is sent: an order, a grouping, a fixed word; if there is a rule, it
 * validates the value read;
 * - `decoding`: needed to decode the pixels, then dropped.
 * `action` is the action required by PS3.15 table E.1-1 (basic profile, edition 2024b); « — » when there is none.
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

/** An attribute with a rule, from whose value something is derived. */
export function derivedByRule(
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
