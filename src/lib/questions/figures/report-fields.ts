import { instanceParts } from '#lib/questionnaires/repeats/instances.ts';
import type { Answer } from '../answers-schema.ts';
import type { ReportQuestion } from '../questions-schema.ts';
import { fieldName } from '../report/field-words.ts';
import { fieldsOf, filledFields } from '../report/fields.ts';
import { settingOf, weightOf } from '../report/mark-field.ts';
import { type MarkedField, markedFields } from '../report/mark-report.ts';
import type { FieldOutcome } from '../report/outcomes.ts';
import { besideKey } from '../report/pair-instances.ts';
import type { ToldFigures } from './figures-schemas.ts';

/**
 * Outcomes of each counted field of a report; fields that neither the key nor anybody answers are left out.
 * Fields of lesions belong to the key's lesions; for superfluous lesions, each field has its number of answers.
 */
export function fieldFigures(
  question: ReportQuestion,
  answers: readonly Answer[],
): NonNullable<ToldFigures['fields']> {
  const { instances } = besideKey(question);
  const fields = filledFields(question.form?.pages ?? [], instances);
  const known = new Set(fields.map((field) => field.question.id));
  const marked = answers.map(({ report }) => markedFields(question, report));
  const outcomes = marked.map((all) => new Map(all.map(({ id, outcome }) => [id, outcome])));
  const told = fields.flatMap((field) => {
    const { id } = field.question;
    if (weightOf(field.question, settingOf(question, id)) === 0) return [];
    const people = (...wanted: FieldOutcome[]) =>
      outcomes.filter((each) => wanted.includes(each.get(id) ?? 'empty')).length;
    if (people('empty') === outcomes.length) return [];
    return [
      {
        text: fieldName(field),
        right: people('exact', 'within'),
        different: people('partial', 'different'),
        missed: people('missed'),
        added: people('added'),
      },
    ];
  });
  return [...told, ...addedFigures(question, marked, known)];
}

/** The fields of lesions that are not in the key, by question. */
function addedFigures(
  question: ReportQuestion,
  marked: readonly (readonly MarkedField[])[],
  known: ReadonlySet<string>,
): NonNullable<ToldFigures['fields']> {
  const repeated = fieldsOf(question.form?.pages ?? []).filter(
    (field) =>
      !known.has(field.question.id) && weightOf(field.question, settingOf(question, field.question.id)) > 0,
  );
  return repeated.flatMap((field) => {
    const isAdded = ({ id, outcome }: MarkedField) =>
      outcome === 'added' && !known.has(id) && instanceParts(id)?.source === field.question.id;
    const added = marked.filter((all) => all.some(isAdded)).length;
    return added === 0 ? [] : [{ text: fieldName(field), right: 0, different: 0, missed: 0, added }];
  });
}
