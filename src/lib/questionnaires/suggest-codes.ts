import { tellingOf, wordsMeant } from '#lib/search/meaning.ts';
import type { Code } from './codes.ts';
import { FINDING_CODES, type FindingCode } from './finding-codes.ts';

/** The kind that SNOMED CT adds to its names: « (qualifier value) ». */
const KIND = /\s*\([^)]*\)/g;

/** Words match if they share this many first letters, with at most `ENDING` more: « pulmonaire », « pulmonary ». */
const BEGINNING = 5;
const ENDING = 4;

function isLike(one: string, other: string): boolean {
  if (one === other) return true;
  let same = 0;
  while (same < Math.min(one.length, other.length) && one[same] === other[same]) same += 1;
  return same >= BEGINNING && one.length - same <= ENDING && other.length - same <= ENDING;
}

/** The word count of the longest name of a finding that a text contains in full; 0 if it contains none. */
function wordsSaid({ display, names }: FindingCode, meant: readonly string[]): number {
  const said = [display.replace(KIND, ''), ...names].map((name) => {
    const words = tellingOf(name);
    return words.every((word) => meant.some((each) => isLike(each, word))) ? words.length : 0;
  });
  return Math.max(...said);
}

/** Maximum number of suggested codes, few enough to be read. */
const MOST = 6;

/**
 * Codes whose name occurs in a text: in English, as a similar French word, or as a French name that the search knows
 * (`docs/search.md`). Names that occur only in part are not suggested: their code would mean more than the
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
