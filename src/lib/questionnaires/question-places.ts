import { nameInInstance } from './repeats/instances.ts';
import { optionsOf, type Page, type Question, type QuestionOption } from './tree.ts';

/** A question with its position in the questionnaire. */
export interface QuestionPlace {
  question: Question;
  /** Id of the question's page. */
  page: string;
  /** The option that contains the question, with that option's own question; null directly on a page. */
  parent: { question: Question; option: QuestionOption } | null;
}

/** The positions of all questions, by id, in reading order. */
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

/** The text of a question, with the name of its lesion if it has one; empty if the question does not exist. */
export function questionName(places: ReadonlyMap<string, QuestionPlace>, id: string): string {
  const place = places.get(id);
  return place ? nameInInstance(place.question) : '';
}
