/** Rules that a value must satisfy to be sent from the author's machine; any other value is not sent. */

export type Rule =
  | { kind: 'number'; min: number; max: number; count: readonly number[]; whole: boolean }
  | { kind: 'word'; words: readonly string[]; several: boolean };

export type KeptValue = number | number[] | string | string[];

/** Significant digits kept: enough for any measurement, too few to hide an identifier in the decimals. */
const DIGITS = 7;

export function number(min: number, max: number, ...count: number[]): Rule {
  return { kind: 'number', min, max, count: count.length > 0 ? count : [1], whole: false };
}

export function whole(min: number, max: number): Rule {
  return { kind: 'number', min, max, count: [1], whole: true };
}

export function word(words: readonly string[]): Rule {
  return { kind: 'word', words, several: false };
}

export function words(vocabulary: readonly string[]): Rule {
  return { kind: 'word', words: vocabulary, several: true };
}

function rounded(value: number): number {
  return Number(value.toPrecision(DIGITS));
}

/** Numbers that may be sent: one number or as many as the rule allows; undefined when any is invalid. */
export function keepNumbers(
  rule: Rule & { kind: 'number' },
  raw: readonly number[],
): number | number[] | undefined {
  const single = rule.count.length === 1 && rule.count[0] === 1;
  const values = single ? raw.slice(0, 1) : raw;
  if (!rule.count.includes(values.length)) return undefined;
  const fits = values.every((v) => v >= rule.min && v <= rule.max && (!rule.whole || Number.isInteger(v)));
  if (!fits) return undefined;
  const kept = values.map(rounded);
  return single ? kept[0] : kept;
}

/** Words of the rule's vocabulary among the values; the vocabulary's own strings are sent, never the file's. */
export function keepWords(
  rule: Rule & { kind: 'word' },
  raw: readonly string[],
): string | string[] | undefined {
  const kept = rule.words.filter((known) => raw.includes(known));
  return rule.several ? (kept.length > 0 ? kept : undefined) : kept[0];
}

/** Whether a value is a possible result of `keepNumbers` or `keepWords`: the server's check of received values. */
export function isKept(rule: Rule, value: unknown): boolean {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  const single = rule.kind === 'word' ? !rule.several : rule.count.length === 1 && rule.count[0] === 1;
  if (Array.isArray(value) === single) return false;
  if (rule.kind === 'word') {
    const known = list.every((each) => typeof each === 'string' && rule.words.includes(each));
    return known && list.length > 0 && new Set(list).size === list.length;
  }
  const numbers = list.every((each): each is number => typeof each === 'number' && rounded(each) === each);
  return numbers && keepNumbers(rule, list as number[]) !== undefined;
}
