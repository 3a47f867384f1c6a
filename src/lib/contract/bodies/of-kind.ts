import { caseBody } from './case.ts';
import { protocolBody } from './protocol.ts';
import { questionnaireBody } from './questionnaire.ts';

/** The schema of each kind's body. */
export const bodyOfKind = {
  questionnaire: questionnaireBody,
  case: caseBody,
  protocol: protocolBody,
} as const;
