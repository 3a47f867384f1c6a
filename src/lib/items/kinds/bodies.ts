import type { CaseBody } from '#lib/cases/body-schema.ts';
import type { ProtocolBody } from '#lib/protocols/body-schema.ts';
import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';

/** The body of each kind, as its schema has it. */
export interface BodyOfKind {
  questionnaire: QuestionnaireBody;
  case: CaseBody;
  protocol: ProtocolBody;
}
