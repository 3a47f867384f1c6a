import { type Answer, type Answers, choicesOf } from '../answers.ts';
import { expandRepeats, repeatedOptions } from '../repeats/expand-repeats.ts';
import { instanceParts } from '../repeats/instances.ts';
import { withSide } from '../report/fill.ts';
import { type ReachableQuestion, walkReachable } from '../report/reachable-questions.ts';
import type { Side } from '../report/report-types.ts';
import { choiceText, type Page, type Question } from '../tree.ts';
import { fhirType } from './fhir-types.ts';
import type { Json } from './json-value.ts';
import { groupLinkId } from './write-fhir-item.ts';
import { termsOf, type WrittenTerms } from './written-terms.ts';

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

/** The chosen options, as they are named in the questionnaire's own file. */
function chosen(
  question: Question,
  answer: Answer,
  side: Side | undefined,
  { codings }: WrittenTerms,
): Map<string, Json> {
  const ids = [answer].flat();
  const made = choicesOf(question).filter(({ id }) => ids.includes(id));
  return new Map(
    made.map((choice) => {
      const display = withSide(choiceText(choice), side);
      const coding = codings.get(sourceId(choice.id));
      return [choice.id, { valueCoding: { ...coding, ...(display !== '' && { display }) } }];
    }),
  );
}

const sourceId = (id: string): string => instanceParts(id)?.source ?? id;
const groupKey = (option: string, { instance }: Question): string => `${option} ${instance?.id ?? ''}`;

/** The value of an answer in the FHIR type of its question; a calculation's type follows from its result. */
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
 * The answers of a report as the items of a `QuestionnaireResponse`, by the linkIds of the questionnaire's own file.
 * Only visible questions count: no hidden ones, nor those whose option or condition no longer holds.
 */
export function writeAnswers({ pages, answers, side }: Answered): Json[] {
  const terms = termsOf(pages);
  const expanded = expandRepeats(pages, answers, 'numbered');
  const repeated = new Set(repeatedOptions(pages).map(({ id }) => id));
  const onPage = new Map<string, Json[]>();
  /** The answer that holds the questions below an option, by option id. */
  const under = new Map<string, Json>();
  const push = (holder: Json | undefined, item: Json): void => {
    if (holder) holder.item = [...((holder.item as Json[] | undefined) ?? []), item];
  };
  const add = ({ question, page, parent }: ReachableQuestion, item: Json): void => {
    if (parent === null) onPage.set(page.id, [...(onPage.get(page.id) ?? []), item]);
    else push(instances.get(groupKey(parent, question)) ?? under.get(parent), item);
  };
  /** The group of each answered instance of a repetition, by option and instance. */
  const instances = new Map<string, Json>();
  const open = ({ question, parent }: ReachableQuestion): void => {
    if (parent === null || question.instance === undefined) return;
    const key = groupKey(parent, question);
    if (instances.has(key) || !repeated.has(parent)) return;
    const group = { linkId: groupLinkId(parent), text: question.instance.name };
    instances.set(key, group);
    push(under.get(parent), group);
  };
  walkReachable(expanded, answers, {
    question: (reached) => {
      const { question, answer, hidden } = reached;
      if (hidden || answer === undefined) return;
      const made = choicesOf(question).length > 0 ? chosen(question, answer, side, terms) : undefined;
      for (const [id, each] of made ?? []) under.set(id, each);
      open(reached);
      const text = withSide(question.text, side);
      const given = made ? [...made.values()] : [value(question, answer)];
      add(reached, { linkId: sourceId(question.id), ...(text !== '' && { text }), answer: given });
    },
  });
  return pages.flatMap(({ id, name }) => {
    const item = onPage.get(id);
    const text = withSide(name, side);
    return item ? [{ linkId: id, ...(text !== '' && { text }), item }] : [];
  });
}
