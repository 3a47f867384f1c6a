import { canonicalJson } from '#lib/platform/canonical-json.ts';

/** Fields of a draft, such as those that one of its parts holds. */
export type Fields = Readonly<Record<string, unknown>>;

/** What of a part can be sent. */
export interface Fitting {
  /** As it is stored, with what is over its limit as it was saved last. */
  stored: Fields | null;
  /** The texts that are over their limit, in words. */
  over: readonly string[];
  /** Whether all the rest of it is saved. */
  isHeld: boolean;
}

/** Tells what of a part can be sent. */
export type FitPart = (parts: DraftParts, part: string, draft: object, saved: object) => Fitting;

/** A part that was changed here and elsewhere: what both started from, and what each made of it. */
export interface Diverged {
  base: Fields;
  mine: Fields;
  theirs: Fields;
}

/** A part with the changes of both sides; null where both changed the same thing. */
export type CombineFields = (part: string, versions: Diverged) => Fields | null;

/** How a draft is cut into the parts that are saved and versioned apart. Drafts are replaced, never changed in place. */
export interface DraftParts {
  /** The keys of the draft that each part holds; one part may hold all the others do not. */
  keys: Readonly<Record<string, readonly string[] | 'rest'>>;
  /** A part as it is stored, or null while it cannot be; as it stands in the draft, when absent. */
  toStore?(part: string, fields: Fields): Fields | null;
  /** Fetches what keeps texts that are over their limit from being sent; asked for with the first save. */
  fits?: () => Promise<FitPart>;
}

function keysOf({ keys }: DraftParts, part: string, draft: object): string[] {
  const held = keys[part] ?? [];
  if (held !== 'rest') return held.filter((key) => key in draft);
  const others = new Set(Object.values(keys).flatMap((each) => (each === 'rest' ? [] : each)));
  return Object.keys(draft).filter((key) => !others.has(key));
}

/** The fields of a part as they stand in a draft. */
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

/** Whether a part was replaced since it was saved. What cannot be stored yet is no change. */
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
