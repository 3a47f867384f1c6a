import { caseKind } from '#lib/cases/definition.ts';
import { protocolKind } from '#lib/protocols/definition.ts';
import { questionnaireKind } from '#lib/questionnaires/definition.ts';
import type { ItemKind } from '../item.ts';
import type { KindDefinition } from './kind.ts';

/** The definition of each kind. */
export const KINDS: { readonly [Kind in ItemKind]: KindDefinition<Kind> } = {
  questionnaire: questionnaireKind,
  case: caseKind,
  protocol: protocolKind,
};
