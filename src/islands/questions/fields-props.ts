import type { Answer } from '#lib/questions/answers-schema.ts';
import type { ShownQuestion } from '#lib/questions/attempt-schemas.ts';

/** Properties of a question's answer fields, whatever its format. */
export interface FieldsProps {
  question: ShownQuestion;
  answer: Answer;
  /** Null for a trial. */
  caseId: string | null;
  onChange(part: Partial<Answer>): void;
}
