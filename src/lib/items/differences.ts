/** The differences between two states of an item, for its author or somebody who copied it to read. */

/** Texts that are compared as a whole. */
export const TEXT_FIELDS = ['title', 'difficulty', 'information', 'answer', 'folder', 'description'] as const;
/** Lists of which is told what came and what went. */
export const LIST_FIELDS = ['tags', 'sheet', 'findings', 'questions', 'stepFolders', 'credit'] as const;
/** What a questionnaire's tree is made of. */
export const NODE_TYPES = ['page', 'question', 'option', 'zone', 'fiche'] as const;
export type NodeType = (typeof NODE_TYPES)[number];
export const NODE_CHANGES = ['added', 'removed', 'moved', 'changed'] as const;
/** The changes of a field, of a row of fields, of a line of a list. */
export const FIELD_CHANGES = ['added', 'removed', 'changed', 'moved', 'renamed'] as const;

/** A changed field, row or line, for a body made of fields. */
export interface FieldDifference {
  /** Names it among those of a comparison: `preparation.coil`, `acquisition.sequences[DP FS sag].tr`. */
  path: string;
  section: string;
  /** The table of a row and its fields. */
  table?: string | undefined;
  /** The row's name, as it is now; as it was, of one that is gone. */
  row?: string | undefined;
  /** Key of the field in its section or row; without one it is a row or a line. */
  field?: string | undefined;
  /** Its name, where its key alone does not say it. */
  fieldName?: string | undefined;
  change: (typeof FIELD_CHANGES)[number];
  /** Its text with its unit; absent where there is nothing to quote. */
  before?: string | undefined;
  after?: string | undefined;
}

export type Difference =
  | { what: 'text'; field: (typeof TEXT_FIELDS)[number]; before: string; after: string }
  | { what: 'list'; field: (typeof LIST_FIELDS)[number]; added: string[]; removed: string[] }
  | { what: 'folder'; change: 'added' | 'removed'; name: string; images: number }
  | { what: 'images'; folder: string; added: number; removed: number; moved: boolean }
  | { what: 'mainImage' }
  /** Order, place or marks of findings that say the same. */
  | { what: 'findings' }
  /** Order, keys or explanations of questions that ask the same. */
  | { what: 'questions' }
  /** The opening presentation of a case. */
  | { what: 'presentation' }
  | {
      what: 'node';
      change: (typeof NODE_CHANGES)[number];
      type: NodeType;
      name: string;
      /** Name of the node that contains it. */
      within: string;
      /** Words that were removed, and words that were added. */
      removed: string[];
      added: string[];
    }
  | ({ what: 'field' } & FieldDifference)
  /** The same words in a different layout. */
  | { what: 'layout' };

type Text = Extract<Difference, { what: 'text' }>;
type List = Extract<Difference, { what: 'list' }>;

/** Null when both are the same. */
export function textDifference(field: Text['field'], before: string, after: string): Text | null {
  return before === after ? null : { what: 'text', field, before, after };
}

/** The entries that occur more often in one list than in another. */
export function more(list: readonly string[], than: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const text of than) left.set(text, (left.get(text) ?? 0) + 1);
  return list.filter((text) => {
    const count = left.get(text) ?? 0;
    left.set(text, count - 1);
    return count <= 0;
  });
}

/** Null when both lists hold the same texts, in whatever order. */
export function listDifference(
  field: List['field'],
  before: readonly string[],
  after: readonly string[],
): List | null {
  const [added, removed] = [more(after, before), more(before, after)];
  return added.length + removed.length === 0 ? null : { what: 'list', field, added, removed };
}

/** Keys whose values are not readable words: ids, and the keys of files. */
const UNREAD = new Set(['id', 'file', 'frame', 'fiche', 'type', 'key']);

/** Every text and number of a body, in order. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => (UNREAD.has(key) ? [] : textsIn(each)));
}
