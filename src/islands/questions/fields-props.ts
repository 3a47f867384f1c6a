import type { Answer } from '#lib/questions/answers-schema.ts';
import type { ShownQuestion } from '#lib/questions/attempt-schemas.ts';

/** What the fields of a question need, whatever its format. */
export interface FieldsProps {
  question: ShownQuestion;
  answer: Answer;
  onChange(part: Partial<Answer>): void;
}
