import { nameInInstance } from './repeats/instances.ts';
import { optionsOf, type Page, type Question, type QuestionOption } from './tree.ts';

/** The place of a question. */
export interface QuestionPlace {
  question: Question;
  /** Id of its page. */
  page: string;
  /** The option it is nested under, with that option's question; null on a page itself. */
  parent: { question: Question; option: QuestionOption } | null;
}

/** The place of every question, by id, in reading order. */
export function questionPlaces(pages: readonly Page[]): ReadonlyMap<string, QuestionPlace> {
  const places = new Map<string, QuestionPlace>();
  const add = (questions: readonly Question[], page: string, parent: QuestionPlace['parent']): void => {
    for (const question of questions) {
      places.set(question.id, { question, page, parent });
      for (const option of optionsOf(question)) add(option.questions ?? [], page, { question, option });
    }
  };
  for (const { id, questions } of pages) add(questions, id, null);
  return places;
}

/** The words of a question, with those of its lesion where it has one; empty where there is none. */
export function questionName(places: ReadonlyMap<string, QuestionPlace>, id: string): string {
  const place = places.get(id);
  return place ? nameInInstance(place.question) : '';
}
