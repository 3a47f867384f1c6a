import { caseDifferences } from '#lib/cases/differences.ts';
import { protocolDifferences } from '#lib/protocols/differences.ts';
import { questionnaireDifferences } from '#lib/questionnaires/differences.ts';
import { type Difference, listDifference, textDifference } from '../differences.ts';
import type { ItemKind } from '../item.ts';
import type { BodyOfKind } from './bodies.ts';

/** A state of an item, current or former. */
export interface ItemState {
  title: string;
  tags: readonly string[];
  body: unknown;
}

type BodyDifferences<Kind extends ItemKind> = (
  before: BodyOfKind[Kind],
  after: BodyOfKind[Kind],
) => Difference[];

const DIFFERENCES: { readonly [Kind in ItemKind]: BodyDifferences<Kind> } = {
  questionnaire: questionnaireDifferences,
  case: caseDifferences,
  protocol: protocolDifferences,
};

/** The differences between two states of an item: title, tags, then its body. */
export function differencesOf<Kind extends ItemKind>(
  kind: Kind,
  before: ItemState,
  after: ItemState,
): Difference[] {
  const head = [
    textDifference('title', before.title, after.title),
    listDifference('tags', before.tags, after.tags),
  ];
  const ofBody: BodyDifferences<Kind> = DIFFERENCES[kind];
  const body = ofBody(before.body as BodyOfKind[Kind], after.body as BodyOfKind[Kind]);
  return [...head.filter((change) => change !== null), ...body];
}
