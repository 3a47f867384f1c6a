import type { Answer } from '#lib/questions/answers-schema.ts';
import type { ShownQuestion } from '#lib/questions/attempt-schemas.ts';

/** What the fields of a question need, whatever its format. */
export interface FieldsProps {
  question: ShownQuestion;
  answer: Answer;
  /** Null of a trial. */
  caseId: string | null;
  onChange(part: Partial<Answer>): void;
}
