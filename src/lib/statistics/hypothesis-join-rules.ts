import { diagnosisTokens, keyOfTokens } from '#lib/search/diagnosis-key.ts';

/** Hypotheses of several persons with the same meaning, each in their own wording. */
export interface HypothesisGroup {
  /** The most frequent wording. */
  text: string;
  readers: number;
}

/** A group with the keys of all its wordings. The keys stay on the server: a wording may be a single person's. */
export interface FoldedGroup extends HypothesisGroup {
  keys: ReadonlySet<string>;
}

/** A group as shown. `parts`: the groups that the author joined in it, if any; the first one names it. */
export interface JoinedGroup extends HypothesisGroup {
  parts?: HypothesisGroup[];
}

/**
 * The author's joins for a case. Each list names groups by a text under which they were shown; the
 * first one names the joined group. Groups are found by the keys of these texts, which keeps them joined when the
 * most frequent wording of one changes.
 */
export type Joins = readonly (readonly string[])[];

export const byReaders = (one: HypothesisGroup, other: HypothesisGroup) =>
  other.readers - one.readers || (one.text < other.text ? -1 : 1);

const keyOf = (text: string) => keyOfTokens(diagnosisTokens(text));
const names = (text: string, { keys }: FoldedGroup) => keys.has(keyOf(text));

interface Joined extends HypothesisGroup {
  parts: readonly FoldedGroup[];
}

/**
 * Groups after joining, most frequent first. A joined group counts the sum of its parts, not distinct persons: the
 * difference would reveal how many persons wrote several of them, possibly a single one.
 */
export function joinGroups(groups: readonly FoldedGroup[], joins: Joins): Joined[] {
  const partsOf = new Map(groups.map((group) => [group, [group]]));
  for (const texts of joins) {
    const named = texts.flatMap((text) => groups.find((group) => names(text, group)) ?? []);
    const parts = [...new Set(named.flatMap((group) => partsOf.get(group) ?? []))];
    for (const part of parts) partsOf.set(part, parts);
  }
  return [...new Set(partsOf.values())]
    .map((parts) => ({
      text: parts[0]!.text,
      readers: parts.reduce((sum, { readers }) => sum + readers, 0),
      parts,
    }))
    .sort(byReaders);
}

const concerns = (texts: readonly string[], { parts }: Joined) =>
  texts.some((text) => parts.some((part) => names(text, part)));

/** Joins one group with another, under the other's name. Hidden groups that were joined with either stay joined. */
export function withJoined(joins: Joins, group: Joined, into: Joined): Joins {
  const touched = [into, group].flatMap((each) => [
    each.text,
    ...joins.filter((texts) => concerns(texts, each)).flat(),
  ]);
  const texts = [...Map.groupBy(touched, keyOf).values()].map(([first]) => first!);
  return [...joins.filter((each) => !concerns(each, group) && !concerns(each, into)), texts];
}

/** The joins, restricted to these groups. */
export const withoutOthers = (joins: Joins, groups: readonly FoldedGroup[]): Joins =>
  joins
    .map((texts) => texts.filter((text) => groups.some((group) => names(text, group))))
    .filter((texts) => texts.length > 1);

/** Separates a part from a joined group. */
export function withSeparated(joins: Joins, part: FoldedGroup): Joins {
  return joins.map((texts) => texts.filter((text) => !names(text, part))).filter((texts) => texts.length > 1);
}
