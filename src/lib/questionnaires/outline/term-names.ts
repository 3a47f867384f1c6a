import { choicesOf } from '../answers.ts';
import { withReferences } from '../formulas/rewrite-formula.ts';
import { choiceText, type Page, walkQuestions } from '../tree.ts';
import { titleKey } from './references.ts';

/** A question, or one of its choices, with its name in formulas of an outline. */
export interface OutlineTerm {
  id: string;
  text: string;
}

/** The nodes that formulas may name: questions by their text, options and zones as « question = option ». */
export function outlineTerms(pages: readonly Page[]): OutlineTerm[] {
  return Array.from(walkQuestions(pages), ({ question }) => [
    { id: question.id, text: question.text },
    ...choicesOf(question).map((choice) => ({
      id: choice.id,
      text: `${question.text} = ${choiceText(choice)}`,
    })),
  ]).flat();
}

/** Characters that a name must not contain, because they would end it. */
const UNNAMED = /[{}\n]/;
/** Names that look like generated ids, and would be taken for another node's id. */
const LIKE_AN_ID = /^[qpf]\d+(?:o\d+)*(?:-\d+)?$/;

/** The unambiguous names, by id; other nodes are written by their id. */
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

/** A formula with names in place of ids, where a name exists. */
export function withNames(formula: string, names: ReadonlyMap<string, string>): string {
  return withReferences(formula, (id) => names.get(id) ?? id);
}
