const MARKED = /^(.*\S)( \([^()]+\))$/u;

/** The name others see: the display name, with the username when it could be mistaken for somebody else's. */
export function shownName(username: string, displayName: string | null, shared: boolean): string {
  if (displayName === null) return username;
  return shared ? `${displayName} (${username})` : displayName;
}

/**
 * A shown name in two parts for places that shorten it: the part that may be cut, and the bracketed ending that
 * distinguishes namesakes (or looks like one), if any. Joined, they give the name.
 */
export function splitShownName(name: string): [string, string] {
  const [, display = name, mark = ''] = MARKED.exec(name) ?? [];
  return [display, mark];
}
