/** The differences between two states of an item, for its author or for the owner of a copy. */

/** Texts that are compared as a whole. */
export const TEXT_FIELDS = ['title', 'difficulty', 'information', 'answer', 'folder', 'description'] as const;
/** Lists whose added and removed entries are reported. */
export const LIST_FIELDS = ['tags', 'sheet', 'findings', 'questions', 'stepFolders', 'credit'] as const;
/** Types of nodes in a questionnaire's tree. */
export const NODE_TYPES = ['page', 'question', 'option', 'zone', 'fiche'] as const;
export type NodeType = (typeof NODE_TYPES)[number];
export const NODE_CHANGES = ['added', 'removed', 'moved', 'changed'] as const;
/** Kinds of changes to a field, a row of fields or an entry of a list. */
export const FIELD_CHANGES = ['added', 'removed', 'changed', 'moved', 'renamed'] as const;

/** A changed field, row or list entry, in a body that consists of fields. */
export interface FieldDifference {
  /** Unique within a comparison: `preparation.coil`, `acquisition.sequences[DP FS sag].tr`. */
  path: string;
  section: string;
  /** The table that contains the row. */
  table?: string | undefined;
  /** The row's current name; for a removed row its former name. */
  row?: string | undefined;
  /** Key of the field in its section or row; absent for a whole row or a list entry. */
  field?: string | undefined;
  /** Name of the field, where its key is not enough. */
  fieldName?: string | undefined;
  change: (typeof FIELD_CHANGES)[number];
  /** Former text with its unit; absent where there is nothing to quote. */
  before?: string | undefined;
  after?: string | undefined;
}

export type Difference =
  | { what: 'text'; field: (typeof TEXT_FIELDS)[number]; before: string; after: string }
  | { what: 'list'; field: (typeof LIST_FIELDS)[number]; added: string[]; removed: string[] }
  | { what: 'folder'; change: 'added' | 'removed'; name: string; images: number }
  | { what: 'images'; folder: string; added: number; removed: number; moved: boolean }
  | { what: 'mainImage' }
  /** Only the order, position or marks of findings changed, not their texts. */
  | { what: 'findings' }
  /** Only the order, keys or explanations of questions changed, not their texts. */
  | { what: 'questions' }
  /** The initial presentation of a case changed. */
  | { what: 'presentation' }
  | {
      what: 'node';
      change: (typeof NODE_CHANGES)[number];
      type: NodeType;
      name: string;
      /** Name of the parent node. */
      within: string;
      /** Removed words, and added words. */
      removed: string[];
      added: string[];
    }
  | ({ what: 'field' } & FieldDifference)
  /** Only the layout changed, not the words. */
  | { what: 'layout' };

type Text = Extract<Difference, { what: 'text' }>;
type List = Extract<Difference, { what: 'list' }>;

/** The change of a text field; null if it is unchanged. */
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

/** The change of a list; null if both lists contain the same texts in any order. */
export function listDifference(
  field: List['field'],
  before: readonly string[],
  after: readonly string[],
): List | null {
  const [added, removed] = [more(after, before), more(before, after)];
  return added.length + removed.length === 0 ? null : { what: 'list', field, added, removed };
}

/** Keys whose values are not readable text: ids, and file keys. */
const UNREAD = new Set(['id', 'file', 'frame', 'fiche', 'type', 'key']);

/** Every text and number of a body, in order. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => (UNREAD.has(key) ? [] : textsIn(each)));
}
