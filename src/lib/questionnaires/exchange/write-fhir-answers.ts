import { type Answer, type Answers, choicesOf } from '../answers.ts';
import { withSide } from '../report/fill.ts';
import { type Reached, walkReachable } from '../report/reachable.ts';
import type { Side } from '../report/report-types.ts';
import { choiceText, type Page, type Question } from '../tree.ts';
import { fhirType } from './fhir-types.ts';
import type { Json } from './json-value.ts';
import { choiceCodings } from './written-terms.ts';

interface Answered {
  pages: readonly Page[];
  answers: Answers;
  side?: Side | undefined;
}

const VALUES: Readonly<Record<string, string>> = {
  integer: 'valueInteger',
  decimal: 'valueDecimal',
  date: 'valueDate',
};

/** What was chosen, each as it is called in the questionnaire's own file. */
function chosen(question: Question, answer: Answer, side: Side | undefined): Map<string, Json> {
  const codings = choiceCodings(question);
  const ids = [answer].flat();
  const made = choicesOf(question).filter(({ id }) => ids.includes(id));
  return new Map(
    made.map((choice) => {
      const display = withSide(choiceText(choice), side);
      return [choice.id, { valueCoding: { ...codings.get(choice.id), ...(display !== '' && { display }) } }];
    }),
  );
}

/** A value by the type that its question has in FHIR; a calculation says by its result what it is. */
function value(question: Question, answer: Answer): Json {
  if (typeof answer === 'number') {
    const type = question.type === 'formula' ? 'decimal' : fhirType(question);
    return { [VALUES[type] ?? 'valueDecimal']: answer };
  }
  return {
    [VALUES[fhirType(question)] === 'valueDate' ? 'valueDate' : 'valueString']: String(answer).trim(),
  };
}

/**
 * The answers of a report as the items of a `QuestionnaireResponse`, by the linkIds of the questionnaire's own file. Only
 * what is asked counts: nothing of hidden questions, nor of those whose option or condition does not hold any more.
 */
export function writeAnswers({ pages, answers, side }: Answered): Json[] {
  const onPage = new Map<string, Json[]>();
  /** Where the questions under an option go: its own answer. */
  const under = new Map<string, Json>();
  const listOf = ({ page, parent }: Reached): Json[] | undefined => {
    if (parent === null) return onPage.get(page.id) ?? [];
    const above = under.get(parent);
    return above && ((above.item as Json[] | undefined) ?? []);
  };
  const add = (reached: Reached, item: Json): void => {
    const items = [...(listOf(reached) ?? []), item];
    if (reached.parent === null) onPage.set(reached.page.id, items);
    else Object.assign(under.get(reached.parent) ?? {}, { item: items });
  };
  walkReachable(pages, answers, {
    question: (reached) => {
      const { question, answer, hidden } = reached;
      if (hidden || answer === undefined) return;
      const made = choicesOf(question).length > 0 ? chosen(question, answer, side) : undefined;
      for (const [id, each] of made ?? []) under.set(id, each);
      const text = withSide(question.text, side);
      const given = made ? [...made.values()] : [value(question, answer)];
      add(reached, { linkId: question.id, ...(text !== '' && { text }), answer: given });
    },
  });
  return pages.flatMap(({ id, name }) => {
    const item = onPage.get(id);
    const text = withSide(name, side);
    return item ? [{ linkId: id, ...(text !== '' && { text }), item }] : [];
  });
}
