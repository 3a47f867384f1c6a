import { otherSideIn } from '../report/other-side.ts';
import { OPTION_PLACEHOLDER, PLACEHOLDER, SIDE_PLACEHOLDERS } from '../report-sections.ts';
import type { Finding } from './finding.ts';
import { choicesAt, type Place } from './places.ts';

interface Sides {
  right: boolean;
  left: boolean;
}

/**
 * Sides named in the text but not in the sentence, or the reverse.
 * @param chosen whether the side is chosen for the whole report (`hasSide`)
 */
export function sideFindings(places: readonly Place[], chosen: boolean): Finding[] {
  return places.flatMap((place) => {
    const { question, page, above } = place;
    const over = above.flatMap(({ question: each, option }) => [each.text, option.text]);
    const own =
      'sentence' in question ? [{ id: question.id, near: [question.text], sentence: question.sentence }] : [];
    const choices = choicesAt(place).map(({ id, text, sentence }) => ({
      id,
      near: [text, question.text],
      sentence: sentence?.replaceAll(OPTION_PLACEHOLDER, text),
    }));
    return [...own, ...choices].flatMap(({ id, near, sentence }): Finding[] => {
      const code = sentence ? codeOf(near, over, page.name, sentence, chosen) : null;
      return code ? [{ code, node: id }] : [];
    });
  });
}

function codeOf(
  near: readonly string[],
  over: readonly string[],
  page: string,
  sentence: string,
  chosen: boolean,
): 'fixed-side' | 'other-side' | 'side-not-asked' | 'side-not-written' | null {
  const written = sidesIn(sentence);
  const [own, above] = [near.map(sidesIn), [page, ...over].map(sidesIn)];
  const asked = own.find(onlyOne) ?? above.findLast(onlyOne);
  if (written.right || written.left) {
    const agreed = asked && ((asked.right && written.right) || (asked.left && written.left));
    if (agreed) return null;
    if (chosen) return 'fixed-side';
    if (asked) return 'other-side';
    const named = [...own, ...above].some(({ right, left }) => right || left);
    return named || !onlyOne(written) ? null : 'side-not-asked';
  }
  // Below an answer that names the side, its sentence has said it.
  const said = over.map(sidesIn).some(onlyOne) || SIDE_PLACEHOLDERS.some((each) => sentence.includes(each));
  return own.some(onlyOne) && !said ? 'side-not-written' : null;
}

/** The sides named in a text, apart from placeholders, which follow the chosen side. */
function sidesIn(text: string): Sides {
  const words = text.replace(PLACEHOLDER, '');
  return { right: otherSideIn(words, 'left').length > 0, left: otherSideIn(words, 'right').length > 0 };
}

function onlyOne({ right, left }: Sides): boolean {
  return right !== left;
}
