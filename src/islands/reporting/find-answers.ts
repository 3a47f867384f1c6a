import { foldedWords } from '#lib/platform/fold.ts';
import { choicesOf } from '#lib/questionnaires/answers.ts';
import type { QuestionPlace } from '#lib/questionnaires/question-places.ts';
import { choiceText } from '#lib/questionnaires/tree.ts';

/** A question, or one of its choices, that a few letters may mean. */
export interface Findable {
  question: string;
  /** Id of the choice; null for the question itself. */
  choice: string | null;
  /** The name of a match, and what distinguishes it from others with the same name. */
  text: string;
  under: string;
  /** How many options it is nested under. */
  depth: number;
  own: readonly string[];
  around: readonly string[];
}

type Places = ReadonlyMap<string, QuestionPlace>;

/** The questions above one, nearest first. */
function above(places: Places, place: QuestionPlace): QuestionPlace[] {
  const parent = place.parent && places.get(place.parent.question.id);
  return parent ? [parent, ...above(places, parent)] : [];
}

/** Everything that can be found: shown questions and their choices, in reading order. */
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
 * Finds matches of a few letters: each group begins a word of the choice or question, or of what it is nested under;
 * the last begins one of its own. « men fi » finds « Fissure » of « Ménisque médial ». Less deeply nested matches
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
