/** What differs between two states of an item, for its author or somebody who copied it to read. */

/** Texts that are told apart whole. */
export const TEXT_FIELDS = ['title', 'difficulty', 'information', 'answer', 'folder', 'description'] as const;
/** Lists of which is told what came and what went. */
export const LIST_FIELDS = ['tags', 'sheet'] as const;
/** What bodies are made of: a questionnaire's tree, the parts of a protocol and the rows of its tables. */
export const NODE_TYPES = ['page', 'question', 'option', 'zone', 'fiche', 'part', 'row'] as const;
export type NodeType = (typeof NODE_TYPES)[number];
export const NODE_CHANGES = ['added', 'removed', 'moved', 'changed'] as const;

export type Difference =
  | { what: 'text'; field: (typeof TEXT_FIELDS)[number]; before: string; after: string }
  | { what: 'list'; field: (typeof LIST_FIELDS)[number]; added: string[]; removed: string[] }
  | { what: 'folder'; change: 'added' | 'removed'; name: string; images: number }
  | { what: 'images'; folder: string; added: number; removed: number; moved: boolean }
  | { what: 'mainImage' }
  | {
      what: 'node';
      change: (typeof NODE_CHANGES)[number];
      type: NodeType;
      /** A part of a protocol has the name of its key. */
      name: string;
      /** The name of what it stands in. */
      within: string;
      /** What one read of it and does not read any more, and the other way round. */
      removed: string[];
      added: string[];
    }
  /** The same words, set otherwise. */
  | { what: 'layout' };

type Text = Extract<Difference, { what: 'text' }>;
type List = Extract<Difference, { what: 'list' }>;

/** Null when both are the same. */
export function textDifference(field: Text['field'], before: string, after: string): Text | null {
  return before === after ? null : { what: 'text', field, before, after };
}

/** What is in a list more often than in another. */
export function more(list: readonly string[], than: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const text of than) left.set(text, (left.get(text) ?? 0) + 1);
  return list.filter((text) => {
    const count = left.get(text) ?? 0;
    left.set(text, count - 1);
    return count <= 0;
  });
}

/** Null when both hold the same texts, in whatever order. */
export function listDifference(
  field: List['field'],
  before: readonly string[],
  after: readonly string[],
): List | null {
  const [added, removed] = [more(after, before), more(before, after)];
  return added.length + removed.length === 0 ? null : { what: 'list', field, added, removed };
}

/** Not words that anybody wrote: ids, and the keys of files. */
const UNREAD = new Set(['id', 'file', 'frame', 'fiche', 'type', 'key']);

/** Every text and number of a body, in order. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => (UNREAD.has(key) ? [] : textsIn(each)));
}
