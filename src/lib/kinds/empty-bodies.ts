import type { ItemKind } from '#lib/domain/item.ts';
import type { BodyOfKind } from './bodies.ts';
import { emptyCase } from './case/empty-case.ts';
import { emptyProtocol } from './protocol/empty-protocol.ts';
import { emptyQuestionnaire } from './questionnaire/empty-questionnaire.ts';

/** What a new item of each kind starts from. */
export const EMPTY_BODIES: { readonly [Kind in ItemKind]: BodyOfKind[Kind] } = {
  questionnaire: emptyQuestionnaire,
  case: emptyCase,
  protocol: emptyProtocol,
};
