/** Astro writes this rule before the first island, in `<body>`, where HTML allows no style element. */
const RULE = Buffer.from('<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>');

/** The page without Astro's rule for islands, which `layout/base.css` contains instead. */
export function withoutIslandStyle(page: Buffer): Buffer {
  const at = page.indexOf(RULE);
  return at === -1 ? page : Buffer.concat([page.subarray(0, at), page.subarray(at + RULE.length)]);
}
