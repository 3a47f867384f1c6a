import { tellingOf, wordsMeant } from '#lib/search/meaning.ts';
import type { Code } from './codes.ts';
import { FINDING_CODES, type FindingCode } from './finding-codes.ts';

/** The kind that SNOMED CT adds to its names: « (qualifier value) ». */
const KIND = /\s*\([^)]*\)/g;

/** Letters that two words begin with alike, and that each may end in: « pulmonaire », « pulmonary ». */
const BEGINNING = 5;
const ENDING = 4;

function isLike(one: string, other: string): boolean {
  if (one === other) return true;
  let same = 0;
  while (same < Math.min(one.length, other.length) && one[same] === other[same]) same += 1;
  return same >= BEGINNING && one.length - same <= ENDING && other.length - same <= ENDING;
}

/** Number of words of the longest of its names that a text contains in full; 0 where it contains none. */
function wordsSaid({ display, names }: FindingCode, meant: readonly string[]): number {
  const said = [display.replace(KIND, ''), ...names].map((name) => {
    const words = tellingOf(name);
    return words.every((word) => meant.some((each) => isLike(each, word))) ? words.length : 0;
  });
  return Math.max(...said);
}

/** Codes of a few are read, no more. */
const MOST = 6;

/**
 * Codes whose name is said in a text, in English, in a word that is alike in French, or in a French name that the
 * search knows (`docs/search.md`). Names that are said only in part are not offered: their code says more than the
 * text.
 */
export function suggestCodes(text: string): Code[] {
  const meant = wordsMeant(text);
  return FINDING_CODES.map((each) => ({ each, said: wordsSaid(each, meant) }))
    .filter(({ said }) => said > 0)
    .sort((one, other) => other.said - one.said)
    .slice(0, MOST)
    .map(({ each: { system, code, display } }) => ({ system, code, display }));
}
