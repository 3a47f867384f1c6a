import type { ItemKind } from '../item.ts';
import { EMPTY_BODIES } from './empty-bodies.ts';
import { partTexts } from './parts.ts';

const EMPTY_PARTS: { readonly [Kind in ItemKind]: Readonly<Record<string, string>> } = {
  questionnaire: partTexts('questionnaire', EMPTY_BODIES.questionnaire),
  case: partTexts('case', EMPTY_BODIES.case),
  protocol: partTexts('protocol', EMPTY_BODIES.protocol),
};

/**
 * JSON of a part in which nothing was written yet. Used for a part of which an item has no row: the item was made by
 * a process of an earlier release, which did not know the part.
 */
export function emptyPart(kind: ItemKind, part: string): string {
  return EMPTY_PARTS[kind][part] ?? '{}';
}

/** Parts of an item in the order of their names; those of `names` that are not stored are empty. */
export function withEmptyParts(
  kind: ItemKind,
  names: readonly string[],
  stored: readonly { part: string; text: string }[],
): { part: string; text: string }[] {
  const texts = new Map(stored.map(({ part, text }) => [part, text]));
  return names.toSorted().map((part) => ({ part, text: texts.get(part) ?? emptyPart(kind, part) }));
}
