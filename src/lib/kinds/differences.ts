import {
  contentDifferences,
  type Difference,
  listDifference,
  textDifference,
} from '#lib/domain/differences.ts';
import type { ItemKind } from '#lib/domain/item.ts';
import type { CaseBody } from './case/body-schema.ts';
import { caseDifferences } from './case/differences.ts';

/** An item as it was, or is. */
export interface ItemState {
  title: string;
  tags: readonly string[];
  body: unknown;
}

/** What differs between two states of an item: title, tags, then its body. */
export function differencesOf(kind: ItemKind, before: ItemState, after: ItemState): Difference[] {
  const head = [
    textDifference('title', before.title, after.title),
    listDifference('tags', before.tags, after.tags),
  ];
  const body =
    kind === 'case'
      ? caseDifferences(before.body as CaseBody, after.body as CaseBody)
      : contentDifferences(before.body, after.body);
  return [...head.filter((change) => change !== null), ...body];
}
