import { sha256 } from '../base/sha256.ts';

/** Script and style elements with inline content. */
const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
const HASH = /^'sha256-.+'$/;

/**
 * A page's Content-Security-Policy with only the hashes of its own inline content: Astro lists those of the whole
 * site, two kilobytes that do not compress and delay every page.
 */
export function withOwnHashes(policy: string, page: Buffer): string {
  const own = new Set<string>();
  for (const [, , attributes = '', inside = ''] of page.toString().matchAll(INLINE))
    if (inside && !/\ssrc=/.test(attributes)) own.add(`'sha256-${sha256(inside, 'base64')}'`);
  const directives = policy.split(';').map((directive) =>
    directive
      .trim()
      .split(/\s+/)
      .filter((source) => !HASH.test(source) || own.has(source))
      .join(' '),
  );
  return directives.filter(Boolean).join('; ');
}
