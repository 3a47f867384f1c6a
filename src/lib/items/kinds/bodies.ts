import type { CaseBody } from '#lib/cases/body-schema.ts';
import type { ProtocolBody } from '#lib/protocols/body-schema.ts';
import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';

/** The type of the body of each kind. */
export interface BodyOfKind {
  questionnaire: QuestionnaireBody;
  case: CaseBody;
  protocol: ProtocolBody;
}
