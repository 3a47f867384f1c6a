import type { ItemKind } from '#lib/domain/item.ts';
import { caseKind } from './case/definition.ts';
import type { KindDefinition } from './kind.ts';
import { protocolKind } from './protocol/definition.ts';
import { questionnaireKind } from './questionnaire/definition.ts';

/** The definition of each kind. */
export const KINDS: { readonly [Kind in ItemKind]: KindDefinition<Kind> } = {
  questionnaire: questionnaireKind,
  case: caseKind,
  protocol: protocolKind,
};
