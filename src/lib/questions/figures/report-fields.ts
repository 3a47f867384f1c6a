import type { Answer } from '../answers-schema.ts';
import type { ReportQuestion } from '../questions-schema.ts';
import { fieldName } from '../report/field-words.ts';
import { fieldsOf } from '../report/fields.ts';
import { markedFields } from '../report/mark-report.ts';
import type { FieldOutcome } from '../report/outcomes.ts';
import type { ToldFigures } from './figures-schemas.ts';

/** How people answered each field of a report that counts; those that neither the key nor anybody answers are left out. */
export function fieldFigures(
  question: ReportQuestion,
  answers: readonly Answer[],
): NonNullable<ToldFigures['fields']> {
  const marked = answers.map(({ report }) => markedFields(question, report));
  const counted = new Set(markedFields(question).flatMap(({ id, weight }) => (weight > 0 ? [id] : [])));
  return fieldsOf(question.form?.pages ?? []).flatMap((field, at) => {
    if (!counted.has(field.question.id)) return [];
    const outcomes = marked.map((fields) => fields[at]?.outcome);
    if (outcomes.every((outcome) => outcome === 'empty')) return [];
    const people = (...wanted: FieldOutcome[]) =>
      outcomes.filter((outcome) => outcome && wanted.includes(outcome)).length;
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
}
