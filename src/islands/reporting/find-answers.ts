import { foldedWords } from '#lib/platform/fold.ts';
import { choicesOf } from '#lib/questionnaires/answers.ts';
import type { QuestionPlace } from '#lib/questionnaires/question-places.ts';
import { choiceText } from '#lib/questionnaires/tree.ts';

/** A question, or one of its choices, that can be found by a few letters. */
export interface Findable {
  question: string;
  /** Id of the choice; null for the question itself. */
  choice: string | null;
  /** The text of the entry, and what distinguishes it from others with the same text. */
  text: string;
  under: string;
  /** Number of options that the entry is nested under. */
  depth: number;
  own: readonly string[];
  around: readonly string[];
}

type Places = ReadonlyMap<string, QuestionPlace>;

/** The ancestors of a question, nearest first. */
function above(places: Places, place: QuestionPlace): QuestionPlace[] {
  const parent = place.parent && places.get(place.parent.question.id);
  return parent ? [parent, ...above(places, parent)] : [];
}

/** All searchable entries: shown questions and their choices, in reading order. */
export function findables(places: Places): readonly Findable[] {
  return [...places.values()].flatMap((place) => {
    const { question, parent } = place;
    const trail = above(places, place);
    if ([place, ...trail].some((each) => each.question.hidden) || question.type === 'information') return [];
    const head = [
      ...trail.map((each) => each.question.text).reverse(),
      parent?.option.text ?? '',
      question.instance?.name ?? '',
    ];
    const around = foldedWords(head.join(' '));
    const own = foldedWords(question.text);
    const depth = trail.length;
    const below = question.instance?.name ?? parent?.option.text;
    const under = [trail.at(-1)?.question.text, below].filter(Boolean).join(' › ');
    return [
      { question: question.id, choice: null, text: question.text, under, depth, own, around },
      ...choicesOf(question).map((choice) => ({
        question: question.id,
        choice: choice.id,
        text: choiceText(choice),
        under: [under, question.text].filter(Boolean).join(' › '),
        depth,
        own: foldedWords(choiceText(choice)),
        around: [...around, ...own],
      })),
    ];
  });
}

const begins = (words: readonly string[], letters: string) => words.some((word) => word.startsWith(letters));

/**
 * Finds entries by a few letters: each group must begin a word of the entry or of one of its ancestors, and
 * the last a word of the entry itself. « men fi » finds « Fissure » of « Ménisque médial ». Less deeply nested matches
 * come first.
 */
export function findAnswers(all: readonly Findable[], typed: string, most: number): readonly Findable[] {
  const asked = foldedWords(typed);
  const last = asked.at(-1);
  if (last === undefined) return [];
  const found = all.filter(
    ({ own, around }) =>
      begins(own, last) && asked.every((letters) => begins(own, letters) || begins(around, letters)),
  );
  return found.toSorted((a, b) => a.depth - b.depth).slice(0, most);
}
