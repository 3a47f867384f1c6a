import type { ItemKind } from '../item.ts';
import { KINDS } from './definitions.ts';

/** Fields of an item that are saved apart as its parts are; they are kept on the item itself. */
export const ITEM_FIELDS = ['title', 'tags', 'visibility'] as const;

type Body = Record<string, unknown>;

/** The names of a kind's parts; with `keys`, only of the parts that hold one of these keys of the body. */
export function partNames(kind: ItemKind, keys?: readonly string[]): string[] {
  return Object.entries<readonly string[] | 'all'>(KINDS[kind].parts)
    .filter(([, held]) => !keys || held === 'all' || held.some((key) => keys.includes(key)))
    .map(([name]) => name);
}

/** The keys of a body that a part holds. */
export function keysOfPart(kind: ItemKind, part: string, body: object): string[] {
  const held: readonly string[] | 'all' = KINDS[kind].parts[part] ?? [];
  return Object.keys(body).filter((key) => held === 'all' || held.includes(key));
}

/**
 * The JSON of each part of a body. Each is an object with its own keys alone, so that putting them together is all it
 * takes to have the body again.
 */
export function partTexts(kind: ItemKind, body: object): Record<string, string> {
  const textOf = (part: string) =>
    JSON.stringify(Object.fromEntries(keysOfPart(kind, part, body).map((key) => [key, (body as Body)[key]])));
  return Object.fromEntries(partNames(kind).map((part) => [part, textOf(part)]));
}
