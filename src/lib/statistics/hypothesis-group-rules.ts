import { fold } from '#lib/platform/fold.ts';
import {
  diagnosisTokens,
  isKindOf,
  keyOfTokens,
  nameOfTokens,
  type Token,
} from '#lib/search/diagnosis-key.ts';
import { isOneLetterAway } from '#lib/search/near-words.ts';
import {
  byReaders,
  type FoldedGroup,
  type HypothesisGroup,
  type JoinedGroup,
  type Joins,
  joinGroups,
} from './hypothesis-join-rules.ts';

/** A hypothesis in its author's own wording. */
export interface WrittenHypothesis {
  userId: string;
  text: string;
}

interface Group {
  /** Its search forms, all of which mean the same. */
  keys: (readonly Token[])[];
  rows: WrittenHypothesis[];
}

const isSubset = (part: readonly Token[], whole: readonly Token[]) =>
  part.every((token) => whole.includes(token));

/** Whether one hypothesis is the other with more words, or a subtype of it. */
function isMoreSpecial(special: readonly Token[], general: readonly Token[]): boolean {
  if (special.length > general.length) return isSubset(general, special);
  const [one, other] = [special[0], general[0]];
  const areSingle = special.length === 1 && general.length === 1;
  return (
    areSingle && typeof one === 'number' && typeof other === 'number' && one !== other && isKindOf(one, other)
  );
}

/** Whether two hypotheses differ by one letter only, in words that the table of diagnoses does not contain. */
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

/** The group to merge a group into: one that is nearly equal, or the only subtype of it that anybody wrote. */
function partnerOf(group: Group, groups: readonly Group[]): Group | undefined {
  const others = groups.filter((each) => each !== group);
  const misspelt = others.find((each) => related(each, group, isMisspelt));
  if (misspelt) return misspelt;
  const kinds = others.filter((each) => related(each, group, isMoreSpecial));
  return kinds.length === 1 ? kinds[0] : undefined;
}

/** Maximum number of wordings that are compared; rarer ones are not merged. */
const FOLDED_MAX = 300;
/** Minimum number of persons for a wording to be shown: a single person's may contain more than a diagnosis. */
const WORDING_MIN = 2;

const personsIn = (rows: readonly WrittenHypothesis[]) => new Set(rows.map(({ userId }) => userId)).size;

/**
 * The most frequent wording; among equally frequent ones the longest, which is clearer than an abbreviation. If no two
 * persons used the same wording, the name in the table of diagnoses, or else the shortest wording.
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
  const textOf = (same: readonly WrittenHypothesis[] = []) => same[0]?.text.trim() ?? '';
  if (ways.length === 1 || personsIn(most) >= WORDING_MIN) return textOf(most);
  return nameOfTokens(tokens) ?? textOf(byLength.at(-1));
}

/**
 * Groups of hypotheses with the same meaning, of at least this many readers, most frequent first; compared as in the
 * search. A general one (« cancer ») is counted with its only subtype that anybody wrote (« cancer bronchique »), or
 * separately if there are several.
 */
export function foldHypotheses(written: readonly WrittenHypothesis[], least = 1): FoldedGroup[] {
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
    // After a merge, another general hypothesis may have only one subtype left.
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
 * The groups that may be shown, of at least this many readers, with the author's joins. Smaller groups are left out
 * before joining, which prevents sums that contain a group too small to be shown.
 */
export function groupHypotheses(
  written: readonly WrittenHypothesis[],
  { least = 1, joins = [] }: { least?: number; joins?: Joins } = {},
): JoinedGroup[] {
  return joinGroups(foldHypotheses(written, least), joins).map(({ text, readers, parts }) =>
    parts.length === 1 ? { text, readers } : { text, readers, parts: parts.map(plain) },
  );
}
