import { choicesOf } from '../answers.ts';
import { termQuestions } from '../repeats/repeat-faults.ts';
import { sentenceTerms } from '../repeats/sentence-terms.ts';
import { choiceText, type Page, type Question, type QuestionOption, walkQuestions } from '../tree.ts';
import { eachKey } from './preferences.ts';

/** A sentence of the author, and what writes it. */
export interface SentencePlace {
  /** The key of a person's own sentence: the id of its node, or of a repeated group (`eachKey`). */
  key: string;
  /** Id of its page. */
  page: string;
  question: Question;
  original: string;
  /** The words of what writes it, by which a change of their meaning is noticed. */
  about: string;
  /** For the sentence that each instance of a group writes. */
  group?: QuestionOption;
}

/** The words of a question, with the unit in which it is answered. */
export function questionWords(question: Question): string {
  const unit = 'unit' in question ? question.unit?.trim() : '';
  return unit ? `${question.text} (${unit})` : question.text;
}

function placesOf(page: string, question: Question): SentencePlace[] {
  const words = questionWords(question);
  const own = 'sentence' in question ? question.sentence : undefined;
  const places: SentencePlace[] = [];
  const add = (key: string, original: string | undefined, about: string, group?: QuestionOption) => {
    if (original) places.push({ key, page, question, original, about, ...(group && { group }) });
  };
  add(question.id, own, words);
  for (const choice of choicesOf(question)) {
    const chosen = `${words} › ${choiceText(choice)}`;
    add(choice.id, choice.sentence, chosen);
    const { repeat } = choice as QuestionOption;
    if (repeat)
      add(eachKey(choice.id), repeat.sentence, `${chosen} › ${repeat.name}`, choice as QuestionOption);
  }
  return places;
}

/** Every sentence that a questionnaire writes, in its order. */
export function sentencePlaces(pages: readonly Page[]): readonly SentencePlace[] {
  return pages.flatMap((page) =>
    Array.from(walkQuestions([page]), ({ question }) => placesOf(page.id, question)).flat(),
  );
}

/** Whether every answer that a sentence of a group holds is still one of its questions'. */
export function holdsTerms(text: string, group: QuestionOption | undefined): boolean {
  if (!group) return true;
  const known = new Set(termQuestions(group).map(({ id }) => id));
  return sentenceTerms(text).every((id) => known.has(id));
}
