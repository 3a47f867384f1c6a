/** The limits for keeping versions of an item. */
export interface VersionLimits {
  /** Number of latest versions that are always kept, whatever their size; the latest is the published one. */
  always: number;
  /** Maximum number of versions. */
  most: number;
  /** For versions beyond `always`: maximum bytes of content that no newer version and no working copy has. */
  bytes: number;
}

/** Limits for kinds without review; for reviewed kinds all versions are kept, because they were in use. */
export const VERSIONS_KEPT: VersionLimits = { always: 5, most: 100, bytes: 20_000_000 };

/** The size of a version, in parts. */
export interface VersionWeight {
  number: number;
  /** Bytes of its title, tags, summary and note. */
  bytes: number;
  /** The texts of its body, some of which it may share. */
  texts: readonly { id: string; bytes: number }[];
}

/**
 * The versions to remove: all from the first that exceeds a limit to the oldest, which leaves no gaps.
 * @param versions all versions, latest first
 * @param held texts of the working copy, which are kept in any case
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
