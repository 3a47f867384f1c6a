import { emptyCase } from '#lib/cases/empty-case.ts';
import { emptyProtocol } from '#lib/protocols/empty-protocol.ts';
import { emptyQuestionnaire } from '#lib/questionnaires/empty-questionnaire.ts';
import type { ItemKind } from '../item.ts';
import type { BodyOfKind } from './bodies.ts';

/** The body of a new item of each kind. */
export const EMPTY_BODIES: { readonly [Kind in ItemKind]: BodyOfKind[Kind] } = {
  questionnaire: emptyQuestionnaire,
  case: emptyCase,
  protocol: emptyProtocol,
};
