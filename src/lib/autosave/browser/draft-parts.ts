import { canonicalJson } from '#lib/platform/canonical-json.ts';

/** Fields of a draft, such as those that one of its parts holds. */
export type Fields = Readonly<Record<string, unknown>>;

/** The part as it can be sent. */
export interface Fitting {
  /** The stored form, with the last saved text in place of each overlong one. */
  stored: Fields | null;
  /** The texts that are over their limit, in words. */
  over: readonly string[];
  /** Whether everything else in the part is saved, and only the overlong texts are held back. */
  isHeld: boolean;
}

/** Determines which fields of a part can be sent. */
export type FitPart = (parts: DraftParts, part: string, draft: object, saved: object) => Fitting;

/** A part that was changed both here and elsewhere: the common base, and the two versions. */
export interface DraftConflict {
  base: Fields;
  mine: Fields;
  theirs: Fields;
}

/** A part with the changes of both sides; null where both changed the same thing. */
export type CombineFields = (part: string, versions: DraftConflict) => Fields | null;

/**
 * How a draft is divided into parts that are saved and versioned separately. Drafts are replaced, never changed in
 * place.
 */
export interface DraftParts {
  /** The keys of the draft that each part holds; one part may hold all the others do not. */
  keys: Readonly<Record<string, readonly string[] | 'rest'>>;
  /** The stored form of a part, or null while it cannot be stored; without this function, its form in the draft. */
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

/** A part as it is stored, or null while it cannot be. */
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

/** Whether a part was replaced since it was saved. A part that cannot be stored yet counts as unchanged. */
export function isChanged(parts: DraftParts, part: string, saved: object, draft: object): boolean {
  const after = storedPart(parts, part, draft);
  if (!after) return false;
  const before = storedPart(parts, part, saved) ?? {};
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].some((key) => before[key] !== after[key]);
}

/** Whether two parts say the same. */
export function isSame(one: Fields, other: Fields): boolean {
  return canonicalJson(one) === canonicalJson(other);
}
