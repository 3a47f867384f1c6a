import { isBlank } from '#lib/platform/blank.ts';
import { fold } from '#lib/platform/fold.ts';
import { acceptedAs } from '../free-answer.ts';

/** Equivalent wrong answers to a QROC. */
export interface WrongAnswer {
  /** Their most frequent wording. */
  text: string;
  people: number;
}

/** Maximum number of wordings compared, and of groups with which each is compared; rarer wordings are not grouped. */
const WORDINGS_MAX = 300;
const GROUPS_MAX = 60;

const inOrder = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
const byPeople = (one: WrongAnswer, other: WrongAnswer) =>
  other.people - one.people || inOrder(one.text, other.text);

/** Groups answers that differ only in case, accents and blanks, under the most frequent wording. */
function sameWordings(texts: readonly string[]): WrongAnswer[] {
  const written = texts.map((text) => text.replace(/\s+/g, ' ').trim());
  return [...Map.groupBy(written, fold).values()].map((same) => {
    const wordings = [...Map.groupBy(same, (text) => text)];
    const [text = ''] = wordings.toSorted(
      ([one, ones], [other, others]) => others.length - ones.length || inOrder(one, other),
    )[0]!;
    return { text, people: same.length };
  });
}

/**
 * Groups of wrong answers, most frequent first. An answer is grouped with another if accepting that one would make it
 * right (`acceptedAs`): words in another order, synonyms, one wrong letter.
 */
export function wrongAnswers(texts: readonly string[]): WrongAnswer[] {
  const groups: WrongAnswer[] = [];
  const wordings = sameWordings(texts.filter((each) => !isBlank(each))).sort(byPeople);
  for (const [index, { text, people }] of wordings.entries()) {
    const compared = index < WORDINGS_MAX ? groups.slice(0, GROUPS_MAX) : [];
    const same = compared.find((group) => acceptedAs(text, [group.text]));
    if (same) same.people += people;
    else groups.push({ text, people });
  }
  return groups.sort(byPeople);
}
