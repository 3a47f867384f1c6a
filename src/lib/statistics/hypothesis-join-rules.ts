import { diagnosisTokens, keyOfTokens } from '#lib/domain/search/diagnosis-key.ts';

/** What several persons wrote, each in their own way. */
export interface HypothesisGroup {
  /** As most of them wrote it. */
  text: string;
  readers: number;
}

/** A group with the keys of all wordings in it. The keys stay on the server: a wording may be one person's. */
export interface FoldedGroup extends HypothesisGroup {
  keys: ReadonlySet<string>;
}

/** A group as it is told: `parts` are the groups that its author joined in it, if any, the one that names it first. */
export interface JoinedGroup extends HypothesisGroup {
  parts?: HypothesisGroup[];
}

/**
 * Which groups of a case its author calls the same. Each list names groups by a text that they were shown under; the first
 * one gives its name to all. Groups are found by these texts' keys, so that they stay joined when most readers come to
 * write one of them differently.
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
 * Groups, those put together that joins name, the most frequent first. A joined group counts the sum of its parts and not
 * different persons: that would tell how many wrote more than one of them, be it a single person.
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

/** Joins one group with another, under the other's name. What hidden groups were joined with either stays with them. */
export function withJoined(joins: Joins, group: Joined, into: Joined): Joins {
  const touched = [into, group].flatMap((each) => [
    each.text,
    ...joins.filter((texts) => concerns(texts, each)).flat(),
  ]);
  const texts = [...Map.groupBy(touched, keyOf).values()].map(([first]) => first!);
  return [...joins.filter((each) => !concerns(each, group) && !concerns(each, into)), texts];
}

/** What is left of joins once they name nothing but these groups. */
export const withoutOthers = (joins: Joins, groups: readonly FoldedGroup[]): Joins =>
  joins
    .map((texts) => texts.filter((text) => groups.some((group) => names(text, group))))
    .filter((texts) => texts.length > 1);

/** Lets a part of a joined group stand by itself again. */
export function withSeparated(joins: Joins, part: FoldedGroup): Joins {
  return joins.map((texts) => texts.filter((text) => !names(text, part))).filter((texts) => texts.length > 1);
}
