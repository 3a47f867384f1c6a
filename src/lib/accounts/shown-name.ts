const MARKED = /^(.*\S)( \([^()]+\))$/u;

/** What others read: the display name, with the username when somebody else could be taken for it. */
export function shownName(username: string, displayName: string | null, shared: boolean): string {
  if (displayName === null) return username;
  return shared ? `${displayName} (${username})` : displayName;
}

/**
 * A shown name in two for places that cut it: what may be cut, and what tells namesakes apart (or looks like it), if
 * it ends with that. Together they are the name.
 */
export function splitShownName(name: string): [string, string] {
  const [, display = name, mark = ''] = MARKED.exec(name) ?? [];
  return [display, mark];
}
