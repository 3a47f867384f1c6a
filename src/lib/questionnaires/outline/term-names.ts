import { choicesOf } from '../answers.ts';
import { withReferences } from '../formulas/rewrite-formula.ts';
import { choiceText, type Page, walkQuestions } from '../tree.ts';
import { titleKey } from './references.ts';

/** A question, or one of its choices, as formulas of an outline may name it. */
export interface OutlineTerm {
  id: string;
  text: string;
}

/** What formulas may name: questions by their text, options and zones as « question = option ». */
export function outlineTerms(pages: readonly Page[]): OutlineTerm[] {
  return Array.from(walkQuestions(pages), ({ question }) => [
    { id: question.id, text: question.text },
    ...choicesOf(question).map((choice) => ({
      id: choice.id,
      text: `${question.text} = ${choiceText(choice)}`,
    })),
  ]).flat();
}

/** Characters that would end a name. */
const UNNAMED = /[{}\n]/;
/** What is made as an id of another node wherever the text is read. */
const LIKE_AN_ID = /^[qpf]\d+(?:o\d+)*(?:-\d+)?$/;

/** The names that mean one thing only, by id: others are written by their id. */
export function termNames(pages: readonly Page[]): ReadonlyMap<string, string> {
  const terms = outlineTerms(pages);
  const ids = new Set(terms.map(({ id }) => id));
  const byKey = Map.groupBy(terms, ({ text }) => titleKey(text));
  const named = terms.filter(({ text }) => {
    const isUnique = byKey.get(titleKey(text))?.length === 1 && !ids.has(text);
    return isUnique && text.trim() !== '' && !UNNAMED.test(text) && !LIKE_AN_ID.test(text.trim());
  });
  return new Map(named.map(({ id, text }) => [id, text]));
}

/** A formula with names in place of ids, where there are. */
export function withNames(formula: string, names: ReadonlyMap<string, string>): string {
  return withReferences(formula, (id) => names.get(id) ?? id);
}
