import { canonicalJson } from '#lib/platform/canonical-json.ts';

/** Fields of a draft, for example those of one of its parts. */
export type Fields = Readonly<Record<string, unknown>>;

/** A part in a form that can be sent. */
export interface SendablePart {
  /** The stored form, with the last saved text in place of each overlong one. */
  stored: Fields | null;
  /** Messages about the texts that exceed their limit. */
  over: readonly string[];
  /** Whether everything in the part is saved except the overlong texts. */
  isHeld: boolean;
}

/** Determines which fields of a part can be sent. */
export type FitPart = (parts: DraftParts, part: string, draft: object, saved: object) => SendablePart;

/** A part that was changed both here and elsewhere: the common base, and the two versions. */
export interface DraftConflict {
  base: Fields;
  mine: Fields;
  theirs: Fields;
}

/** Combines the changes of both sides in a part; null where both changed the same field. */
export type CombineFields = (part: string, versions: DraftConflict) => Fields | null;

/**
 * How a draft is divided into parts that are saved and versioned separately. Drafts are replaced, never changed in
 * place.
 */
export interface DraftParts {
  /** The draft's keys by part; one part may hold the rest. */
  keys: Readonly<Record<string, readonly string[] | 'rest'>>;
  /** Converts a part to its stored form, or null while it cannot be stored. Without it, a part is stored unchanged. */
  toStore?(part: string, fields: Fields): Fields | null;
  /** Loads the function that holds back overlong texts; called with the first save. */
  fits?: () => Promise<FitPart>;
}

function keysOf({ keys }: DraftParts, part: string, draft: object): string[] {
  const held = keys[part] ?? [];
  if (held !== 'rest') return held.filter((key) => key in draft);
  const others = new Set(Object.values(keys).flatMap((each) => (each === 'rest' ? [] : each)));
  return Object.keys(draft).filter((key) => !others.has(key));
}

/** The fields of a part in a draft. */
export function fieldsOf(parts: DraftParts, part: string, draft: object): Fields {
  const fields = draft as Fields;
  return Object.fromEntries(keysOf(parts, part, draft).map((key) => [key, fields[key]]));
}

/** The stored form of a part, or null while it cannot be stored. */
export function storedPart(parts: DraftParts, part: string, draft: object): Fields | null {
  const fields = fieldsOf(parts, part, draft);
  return parts.toStore ? parts.toStore(part, fields) : fields;
}

/** A draft with a part replaced. */
export function withPart<Draft extends object>(
  parts: DraftParts,
  draft: Draft,
  part: string,
  fields: Fields,
): Draft {
  const others = { ...(draft as Fields) };
  for (const key of keysOf(parts, part, draft)) delete (others as Record<string, unknown>)[key];
  return { ...others, ...fields } as Draft;
}

/** Whether a part has changed since it was saved. A part that cannot be stored yet counts as unchanged. */
export function isChanged(parts: DraftParts, part: string, saved: object, draft: object): boolean {
  const after = storedPart(parts, part, draft);
  if (!after) return false;
  const before = storedPart(parts, part, saved) ?? {};
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].some((key) => before[key] !== after[key]);
}

/** Whether two versions of a part are equal. */
export function isSame(one: Fields, other: Fields): boolean {
  return canonicalJson(one) === canonicalJson(other);
}
