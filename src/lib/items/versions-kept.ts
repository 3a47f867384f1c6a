/** The limits that decide which versions of an item are kept. */
export interface VersionLimits {
  /** This many of the newest are kept, whatever their size; the newest is the one that readers see. */
  always: number;
  /** No more than this many stay. */
  most: number;
  /** For those beyond `always`: bytes of content that is neither in a newer version nor in the working copy. */
  bytes: number;
}

/** Versions of the kinds that are not reviewed: those of reviewed ones were in use, and all stay. */
export const VERSIONS_KEPT: VersionLimits = { always: 5, most: 100, bytes: 20_000_000 };

/** The size of a version. */
export interface VersionWeight {
  number: number;
  /** Bytes of its title, tags, summary and note. */
  bytes: number;
  /** The texts of its body. */
  texts: readonly { id: string; bytes: number }[];
}

/**
 * The versions to remove: from the first that exceeds a limit, all older ones, so that those kept have no gaps.
 * @param versions all of them, latest first
 * @param held texts of the working copy, which stay anyway
 */
export function versionsToRemove(
  versions: readonly VersionWeight[],
  held: readonly string[],
  { always, most, bytes: allowed }: VersionLimits,
): number[] {
  const counted = new Set(held);
  let taken = 0;
  for (const [index, { bytes, texts }] of versions.entries()) {
    taken += bytes;
    for (const text of texts) if (!counted.has(text.id)) taken += text.bytes;
    for (const { id } of texts) counted.add(id);
    if (index >= always && (index >= most || taken > allowed))
      return versions.slice(index).map(({ number }) => number);
  }
  return [];
}
