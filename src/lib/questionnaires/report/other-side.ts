/** A range of a text that names the wrong side (the end is exclusive). */
export interface OtherSide {
  from: number;
  to: number;
  text: string;
}

const WORDS = {
  right: /(?<![\p{L}-])droit(?:e?s?)(?![\p{L}-])/giu,
  left: /(?<![\p{L}-])gauches?(?![\p{L}-])/giu,
};

/** Contexts in which « droit » is not a side: muscles and their parts, and angles. */
const NO_SIDE_BEFORE =
  /(?:muscles?|grands?|petits?|angles?|tendons?\s+(?:direct|réfléchi|récurrent)s?\s+du|tendons?\s+du|insertions?\s+du|en\s+ligne)\s+$/iu;
const NO_SIDE_AFTER =
  /^\s+(?:fémora(?:l|ux)|antérieurs?\s+(?:de\s+la\s+cuisse|du\s+quadriceps)|internes?|latéra(?:l|ux)|média(?:l|ux)|de\s+l[’']abdomen|abdominaux)(?!\p{L})/iu;

/** Sentences that name both sides on purpose. */
const COMPARES =
  /(?<!\p{L})(?:controlatéra|compar|par\s+rapport|asymétri|symétri|bilatéra|des\s+deux\s+côtés)/iu;

const SENTENCE = /[^.!?\n]+(?:[.!?](?!\s|$)[^.!?\n]*)*/gu;

/** Whether « droit » at this position of a sentence is a side, and not part of a muscle's name or a right angle. */
export const isSide = (sentence: string, from: number, to: number) =>
  !NO_SIDE_BEFORE.test(sentence.slice(0, from)) && !NO_SIDE_AFTER.test(sentence.slice(to));

/**
 * Words that name the side opposite to the chosen one. Only for questionnaires with a side (`hasSide`): in others left
 * and right are ordinary anatomy. Sentences that compare both sides are ignored.
 */
export function otherSideIn(text: string, side: 'right' | 'left'): OtherSide[] {
  const words = WORDS[side === 'right' ? 'left' : 'right'];
  return [...text.matchAll(SENTENCE)].flatMap(({ 0: sentence, index }) => {
    if (COMPARES.test(sentence)) return [];
    return [...sentence.matchAll(words)]
      .filter((word) => isSide(sentence, word.index, word.index + word[0].length))
      .map((word) => {
        const from = index + word.index;
        return { from, to: from + word[0].length, text: word[0] };
      });
  });
}
