/**
 * The page to return to after signing in (`?suite=`): a path of this site, or undefined. Any path that could be read
 * as another site (`//host`, `/\host`, a scheme, white space that browsers drop) is refused.
 */
export function safeSuite(text: string | null | undefined): string | undefined {
  if (!text?.startsWith('/') || text.length > 2000) return undefined;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop tabs and line breaks inside URLs
  if (/[\\\u0000-\u0020\u007f]/.test(text)) return undefined;
  const base = 'http://site.invalid';
  if (!URL.canParse(text, base)) return undefined;
  const url = new URL(text, base);
  if (url.origin !== base || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}

/** The sign-in address that leads back to a path afterwards. */
export function signInPath(path: string): string {
  return `/?suite=${encodeURIComponent(path)}`;
}
