import type { CaseBody } from './case/body-schema.ts';
import type { ProtocolBody } from './protocol/body-schema.ts';
import type { QuestionnaireBody } from './questionnaire/body-schema.ts';

/** The body of each kind, as its schema has it. */
export interface BodyOfKind {
  questionnaire: QuestionnaireBody;
  case: CaseBody;
  protocol: ProtocolBody;
}
