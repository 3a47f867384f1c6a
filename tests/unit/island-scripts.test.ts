import { expect, it } from 'vitest';
import { withIslandScriptsLast } from '#lib/platform/server/http/island-scripts.ts';

const directive = '<script>(()=>{var s=1;(self.Astro||(self.Astro={})).poster=s})();\n</script>';
const island = '<script>(()=>{customElements.define("astro-island",f)})();</script>';
const own = '<script>let mine = 1</script>';
const page = (before: string, client: string, after = '') =>
  Buffer.from(
    `<body>${own}<a>é</a>${before}<astro-island ssr client="${client}" opts="{}"></astro-island>${after}</body></html>`,
  );

it('puts Astro’s scripts behind the islands that wait for the whole page', () => {
  const scripts = directive + island;
  expect(String(withIslandScriptsLast(page(scripts, 'poster')))).toBe(String(page('', 'poster', scripts)));
  const two = directive + directive + island;
  expect(String(withIslandScriptsLast(page(two, 'asked')))).toBe(String(page('', 'asked', two)));
});

it('leaves a page alone that has an island which starts at once, and one without islands', () => {
  for (const client of ['load', 'idle', 'only', 'slices']) {
    const early = page(directive + island, client);
    expect(withIslandScriptsLast(early)).toBe(early);
  }
  const plain = Buffer.from('<body><script>1</script></body>');
  expect(withIslandScriptsLast(plain)).toBe(plain);
});
