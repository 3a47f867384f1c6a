import { ITEM_KINDS, type ItemKind } from '#lib/domain/item.ts';
import type { BodyOfKind } from './bodies.ts';
import { emptyCase } from './case/empty-case.ts';
import { emptyQuestionnaire } from './questionnaire/empty-questionnaire.ts';

/** What a new item of each kind starts from; null of a kind that is not written here yet. */
export const EMPTY_BODIES: { readonly [Kind in ItemKind]: BodyOfKind[Kind] | null } = {
  questionnaire: emptyQuestionnaire,
  case: emptyCase,
  protocol: null,
};

/** The kinds of which one can make a new item. */
export const CREATED_KINDS = ITEM_KINDS.filter((kind) => EMPTY_BODIES[kind] !== null);
