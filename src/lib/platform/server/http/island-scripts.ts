/** Astro's own inline scripts: one for each client directive, and the definition of islands. */
const SCRIPTS =
  /(?:<script>(?:(?!<\/script>).)*\(self\.Astro\|\|\(self\.Astro=\{\}\)\)(?:(?!<\/script>).)*<\/script>)+<script>(?:(?!<\/script>).)*customElements\.define\("astro-island"(?:(?!<\/script>).)*<\/script>/s;
/** An island that loads before the whole page has arrived. */
const EARLIER = / client="(?!poster"|asked")\w+" opts="/;
const END = '</body>';

/**
 * Moves Astro's inline scripts to the end of a page whose islands all wait for the whole page: Astro writes them before
 * the first island, which would delay the first words on a slow connection by two useless kilobytes.
 */
export function withIslandScriptsLast(page: Buffer): Buffer {
  const text = page.toString();
  const scripts = SCRIPTS.exec(text);
  const end = text.lastIndexOf(END);
  if (!scripts || end < scripts.index || EARLIER.test(text)) return page;
  const after = scripts.index + scripts[0].length;
  return Buffer.from(text.slice(0, scripts.index) + text.slice(after, end) + scripts[0] + text.slice(end));
}
