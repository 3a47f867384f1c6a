import type { ItemKind } from '../item.ts';
import { EMPTY_BODIES } from './empty-bodies.ts';
import { partTexts } from './parts.ts';

const EMPTY_PARTS: { readonly [Kind in ItemKind]: Readonly<Record<string, string>> } = {
  questionnaire: partTexts('questionnaire', EMPTY_BODIES.questionnaire),
  case: partTexts('case', EMPTY_BODIES.case),
  protocol: partTexts('protocol', EMPTY_BODIES.protocol),
};

/**
 * JSON of an empty part. Used if an item has no row for a part: it was created by
 * a process of an earlier release, which did not know the part.
 */
export function emptyPart(kind: ItemKind, part: string): string {
  return EMPTY_PARTS[kind][part] ?? '{}';
}

/** Parts of an item sorted by name, with an empty part for each of `names` that is not stored. */
export function withEmptyParts(
  kind: ItemKind,
  names: readonly string[],
  stored: readonly { part: string; text: string }[],
): { part: string; text: string }[] {
  const texts = new Map(stored.map(({ part, text }) => [part, text]));
  return names.toSorted().map((part) => ({ part, text: texts.get(part) ?? emptyPart(kind, part) }));
}
