import type { ItemKind } from '../item.ts';
import { caseKind } from './case.ts';
import type { KindDefinition } from './kind.ts';
import { protocolKind } from './protocol.ts';
import { questionnaireKind } from './questionnaire.ts';

/** The definition of each kind. */
export const KINDS: Record<ItemKind, KindDefinition> = {
  questionnaire: questionnaireKind,
  case: caseKind,
  protocol: protocolKind,
};
