import { isBlank } from '#lib/platform/blank.ts';
import { fold } from '#lib/platform/fold.ts';
import { acceptedAs } from '../free-answer.ts';

/** Wrong answers to a QROC that say the same. */
export interface WrongAnswer {
  /** The wording that most of them have. */
  text: string;
  people: number;
}

/** The most wordings that are compared, and the most groups that each is compared with; rarer ones stay alone. */
const WORDINGS_MAX = 300;
const GROUPS_MAX = 60;

const inOrder = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
const byPeople = (one: WrongAnswer, other: WrongAnswer) =>
  other.people - one.people || inOrder(one.text, other.text);

/** Answers that differ by case, accents and blanks only, under the wording that most people chose. */
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
 * Wrong answers, most frequent first. Those that one of them would make right if its author accepted it count with it
 * (`acceptedAs`): words in another order, other names of the same thing, a letter amiss.
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
