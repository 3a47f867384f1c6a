import { choicesOf } from '../answers.ts';
import { termQuestions } from '../repeats/repeat-faults.ts';
import { sentenceTerms } from '../repeats/sentence-terms.ts';
import { choiceText, type Page, type Question, type QuestionOption, walkQuestions } from '../tree.ts';
import { eachKey } from './preferences.ts';

/** A sentence of the author, with the node that writes it. */
export interface SentencePlace {
  /** The key of a person's own sentence: the id of its node, or of a repeated group (`eachKey`). */
  key: string;
  /** Id of its page. */
  page: string;
  question: Question;
  original: string;
  /** The words of the node that writes it, by which a change of meaning is detected. */
  about: string;
  /** The option of the repeated group, for a sentence that each instance writes. */
  group?: QuestionOption;
}

/** The text of a question, with the unit of its answer. */
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

/** All report sentences of a questionnaire, in reading order. */
export function sentencePlaces(pages: readonly Page[]): readonly SentencePlace[] {
  return pages.flatMap((page) =>
    Array.from(walkQuestions([page]), ({ question }) => placesOf(page.id, question)).flat(),
  );
}

/** Whether every question whose answer a sentence contains still belongs to the sentence's group. */
export function hasValidTerms(text: string, group: QuestionOption | undefined): boolean {
  if (!group) return true;
  const known = new Set(termQuestions(group).map(({ id }) => id));
  return sentenceTerms(text).every((id) => known.has(id));
}
