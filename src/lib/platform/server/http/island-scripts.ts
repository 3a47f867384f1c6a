/** Astro’s own scripts: how an island waits (one for each directive), and what an island is. */
const SCRIPTS =
  /(?:<script>(?:(?!<\/script>).)*\(self\.Astro\|\|\(self\.Astro=\{\}\)\)(?:(?!<\/script>).)*<\/script>)+<script>(?:(?!<\/script>).)*customElements\.define\("astro-island"(?:(?!<\/script>).)*<\/script>/s;
/** An island that does not wait for the whole page. */
const EARLIER = / client="(?!poster"|asked")\w+" opts="/;
const END = '</body>';

/**
 * A page whose islands all wait for it, with Astro’s scripts at its end: Astro writes them before the first island, so
 * that the first words would wait on a slow line for two kilobytes that do nothing yet.
 */
export function withIslandScriptsLast(page: Buffer): Buffer {
  const text = page.toString();
  const scripts = SCRIPTS.exec(text);
  const end = text.lastIndexOf(END);
  if (!scripts || end < scripts.index || EARLIER.test(text)) return page;
  const after = scripts.index + scripts[0].length;
  return Buffer.from(text.slice(0, scripts.index) + text.slice(after, end) + scripts[0] + text.slice(end));
}
