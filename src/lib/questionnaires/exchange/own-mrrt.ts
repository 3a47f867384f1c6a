/** Attributes of our own templates beyond MRRT: `docs/exchange.md`. */
export const OWN_MRRT = {
  /** In `meta name="generator"`: the names and ids of such a template are ours. */
  generator: 'Negatoscope MRRT 1',
  /** On a field: the section of the report that it is written in. */
  section: 'data-report-section',
  /** On a field: the decimals of a number, which `step` gives to browsers. */
  decimals: 'data-decimals',
} as const;
