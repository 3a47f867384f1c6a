import { type CaseBody, caseBody } from './case/body-schema.ts';
import { type ProtocolBody, protocolBody } from './protocol/body-schema.ts';
import { type QuestionnaireBody, questionnaireBody } from './questionnaire/body-schema.ts';

/** The schema of each kind's body. */
export const bodyOfKind = {
  questionnaire: questionnaireBody,
  case: caseBody,
  protocol: protocolBody,
} as const;

export interface BodyOfKind {
  questionnaire: QuestionnaireBody;
  case: CaseBody;
  protocol: ProtocolBody;
}
