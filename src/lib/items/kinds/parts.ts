import type { ItemKind } from '../item.ts';
import { KINDS } from './definitions.ts';

/** Fields of an item that are saved separately, like parts, but stored on the item itself. */
export const ITEM_FIELDS = ['title', 'tags', 'visibility'] as const;

type Body = Record<string, unknown>;

/** The names of a kind's parts; with `keys`, only of parts that contain one of these keys of the body. */
export function partNames(kind: ItemKind, keys?: readonly string[]): string[] {
  return Object.entries<readonly string[] | 'all'>(KINDS[kind].parts)
    .filter(([, held]) => !keys || held === 'all' || held.some((key) => keys.includes(key)))
    .map(([name]) => name);
}

/** The keys of a body that belong to a part. */
export function keysOfPart(kind: ItemKind, part: string, body: object): string[] {
  const held: readonly string[] | 'all' = KINDS[kind].parts[part] ?? [];
  return Object.keys(body).filter((key) => held === 'all' || held.includes(key));
}

/**
 * The JSON of each part of a body. Each is an object with only its own keys: merging all of them
 * restores the body.
 */
export function partTexts(kind: ItemKind, body: object): Record<string, string> {
  const textOf = (part: string) =>
    JSON.stringify(Object.fromEntries(keysOfPart(kind, part, body).map((key) => [key, (body as Body)[key]])));
  return Object.fromEntries(partNames(kind).map((part) => [part, textOf(part)]));
}
