/** Keys of files that are not shown. */
export type HiddenFiles = ReadonlySet<string>;

/** Whether a picture uses a hidden file: `{ file, frame? }`, anywhere in a body. */
export function isHidden(value: object, hidden: HiddenFiles): boolean {
  const { file, frame } = value as { file?: unknown; frame?: unknown };
  return [file, frame].some((key) => typeof key === 'string' && hidden.has(key));
}

/** Nodes that make no sense without their image: a picture in a text, a question on a picture. */
const IMAGE_BOUND = new Set<unknown>(['image', 'hotspot']);

/** A value of a body without pictures that use hidden files; undefined if nothing is left of it. */
export function withoutPictures(value: unknown, hidden: HiddenFiles): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value))
    return value.map((each) => withoutPictures(each, hidden)).filter((each) => each !== undefined);
  if (isHidden(value, hidden)) return undefined;
  const entries = Object.entries(value).map(([key, each]) => [key, withoutPictures(each, hidden)] as const);
  const kept = Object.fromEntries(entries.filter(([, each]) => each !== undefined));
  if ('image' in value && !('image' in kept) && IMAGE_BOUND.has(kept.type)) return undefined;
  // A link to a removed image becomes plain text.
  const { key } = (kept.view ?? {}) as { key?: unknown };
  if (typeof key === 'string' && hidden.has(key)) delete kept.view;
  return kept;
}
