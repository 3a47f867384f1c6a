import { chooses, defaultOf } from '../answers.ts';
import { optionsOf, type Page, type Question, type QuestionOption } from '../tree.ts';

/** A question with its ancestors. */
export interface Place {
  question: Question;
  page: Page;
  /** The options above the question, from the page down, each with its question. */
  above: readonly { question: Question; option: QuestionOption }[];
  /** Whether the question or an ancestor is hidden. */
  hidden: boolean;
  /** The hidden ancestor question whose default makes this question unreachable. */
  shutBy: Question | null;
}

/** An option or zone, with their common properties. */
export interface Choice {
  id: string;
  text: string;
  sentence?: string | undefined;
  questions?: readonly Question[] | undefined;
}

/** Every question of a body in reading order. */
export function placesOf(pages: readonly Page[]): Place[] {
  const found: Place[] = [];
  const walk = (questions: readonly Question[], parent: Omit<Place, 'question'>): void => {
    for (const question of questions) {
      const hidden = parent.hidden || question.hidden === true;
      const place = { ...parent, question, hidden };
      found.push(place);
      for (const option of optionsOf(question)) {
        const above = [...parent.above, { question, option }];
        walk(option.questions ?? [], { ...place, above, shutBy: shutOption(place, option.id) });
      }
    }
  };
  for (const page of pages) walk(page.questions, { page, above: [], hidden: false, shutBy: null });
  return found;
}

/** The hidden question whose default makes this option unreachable; null when there is none. */
export function shutOption({ question, hidden, shutBy }: Place, option: string): Question | null {
  return shutBy ?? (hidden && !chooses(defaultOf(question), option) ? question : null);
}

export function choicesAt({ question }: Place): readonly Choice[] {
  if (question.type !== 'hotspot') return optionsOf(question);
  return question.zones.map(({ id, label, sentence }) => ({ id, text: label, sentence }));
}
