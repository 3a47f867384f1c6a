import { fold } from '#lib/domain/fold.ts';
import {
  diagnosisTokens,
  isKindOf,
  keyOfTokens,
  nameOfTokens,
  type Token,
} from '#lib/domain/search/diagnosis-key.ts';
import { isOneLetterAway } from '#lib/domain/search/near-words.ts';
import {
  byReaders,
  type FoldedGroup,
  type HypothesisGroup,
  type JoinedGroup,
  type Joins,
  joinGroups,
} from './hypothesis-join-rules.ts';

/** What somebody wrote. */
export interface Written {
  userId: string;
  text: string;
}

interface Group {
  /** What it says, in each of the ways that were found to mean the same. */
  keys: (readonly Token[])[];
  rows: Written[];
}

const isSubset = (part: readonly Token[], whole: readonly Token[]) =>
  part.every((token) => whole.includes(token));

/** Whether one says the same as the other with a word more, or is a kind of it. */
function isMoreSpecial(special: readonly Token[], general: readonly Token[]): boolean {
  if (special.length > general.length) return isSubset(general, special);
  const [one, other] = [special[0], general[0]];
  const areSingle = special.length === 1 && general.length === 1;
  return (
    areSingle && typeof one === 'number' && typeof other === 'number' && one !== other && isKindOf(one, other)
  );
}

/** Whether two say the same but for one letter of words that the table does not have. */
function isMisspelt(one: readonly Token[], other: readonly Token[]): boolean {
  if (one.length !== other.length) return false;
  return one.every((token, at) => {
    const written = other[at]!;
    if (token === written) return true;
    return (
      typeof token === 'string' &&
      typeof written === 'string' &&
      Math.min(token.length, written.length) >= 5 &&
      isOneLetterAway(token, written)
    );
  });
}

const related = (one: Group, other: Group, how: (a: readonly Token[], b: readonly Token[]) => boolean) =>
  one.keys.some((a) => other.keys.some((b) => how(a, b)));

/** The group that another one is to be joined with: nearly the same, or the only kind of it that anybody wrote. */
function partnerOf(group: Group, groups: readonly Group[]): Group | undefined {
  const others = groups.filter((each) => each !== group);
  const misspelt = others.find((each) => related(each, group, isMisspelt));
  if (misspelt) return misspelt;
  const kinds = others.filter((each) => related(each, group, isMoreSpecial));
  return kinds.length === 1 ? kinds[0] : undefined;
}

/** How many ways of writing are held against each other; what fewer wrote stands by itself beyond that. */
const FOLDED_MAX = 300;
/** A wording that fewer wrote is one person's, who may have told more in it than what they took the case for. */
const WORDING_MIN = 2;

const personsIn = (rows: readonly Written[]) => new Set(rows.map(({ userId }) => userId)).size;

/**
 * The way in which most persons wrote it; of as many the longer one, which says more than an abbreviation. What nobody
 * wrote like another is called as the table of diagnoses does, else in the shortest way.
 */
function wordingOf({ keys: [tokens = []], rows }: Group): string {
  const ways = [
    ...Map.groupBy(rows, ({ text }) =>
      fold(text)
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    ),
  ];
  const byLength = ways.toSorted(([one], [other]) => other.length - one.length).map(([, same]) => same);
  const most = byLength.toSorted((one, other) => personsIn(other) - personsIn(one))[0] ?? [];
  const textOf = (same: readonly Written[] = []) => same[0]?.text.trim() ?? '';
  if (ways.length === 1 || personsIn(most) >= WORDING_MIN) return textOf(most);
  return nameOfTokens(tokens) ?? textOf(byLength.at(-1));
}

/**
 * Hypotheses that mean the same, of so many readers at least, the most frequent first: folded as search does. What is general
 * (« cancer ») is counted with the only kind of it that anybody wrote (« cancer bronchique »), and by itself where there are
 * several.
 */
export function foldHypotheses(written: readonly Written[], least = 1): FoldedGroup[] {
  const keyed = written.map((row) => ({ row, tokens: diagnosisTokens(row.text) }));
  const byKey = Map.groupBy(keyed, ({ tokens }) => keyOfTokens(tokens));
  const groups: Group[] = [...byKey.values()]
    .filter(([first]) => first && first.tokens.length > 0)
    .map((rows) => ({ keys: [rows[0]!.tokens], rows: rows.map(({ row }) => row) }));
  groups.sort((one, other) => personsIn(other.rows) - personsIn(one.rows));
  const rest = groups.splice(FOLDED_MAX);
  for (let at = 0; at < groups.length; ) {
    const partner = partnerOf(groups[at]!, groups);
    if (!partner) {
      at += 1;
      continue;
    }
    const [joined] = groups.splice(at, 1);
    partner.keys.push(...joined!.keys);
    partner.rows.push(...joined!.rows);
    // Another one may now have one kind alone.
    at = 0;
  }
  return [...groups, ...rest]
    .map((group) => ({
      text: wordingOf(group),
      readers: personsIn(group.rows),
      keys: new Set(group.keys.map(keyOfTokens)),
    }))
    .filter(({ readers }) => readers >= least)
    .sort(byReaders);
}

const plain = ({ text, readers }: FoldedGroup): HypothesisGroup => ({ text, readers });

/**
 * The groups of hypotheses that may be told, of so many readers at least, joined as their author did. Smaller groups are
 * left out before any are joined: a sum never holds what is not told by itself.
 */
export function groupHypotheses(
  written: readonly Written[],
  { least = 1, joins = [] }: { least?: number; joins?: Joins } = {},
): JoinedGroup[] {
  return joinGroups(foldHypotheses(written, least), joins).map(({ text, readers, parts }) =>
    parts.length === 1 ? { text, readers } : { text, readers, parts: parts.map(plain) },
  );
}
