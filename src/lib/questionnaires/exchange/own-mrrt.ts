/** What templates of ours say beside MRRT: `docs/exchange.md`. */
export const OWN_MRRT = {
  /** In `meta name="generator"`: the names and ids of such a template are ours. */
  generator: 'Negatoscope MRRT 1',
  /** Of a field: the section of the report that it is written in. */
  section: 'data-report-section',
  /** Of a field: how many decimals a number has, which `step` says to browsers. */
  decimals: 'data-decimals',
} as const;
