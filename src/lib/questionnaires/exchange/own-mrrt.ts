/** Attributes of this site's templates beyond MRRT: `docs/exchange.md`. */
export const OWN_MRRT = {
  /** Value of `meta name="generator"`, which marks a template as exported by this site. */
  generator: 'Negatoscope MRRT 1',
  /** On a field: the section of the report that contains its sentence. */
  section: 'data-report-section',
  /** On a field: the number of decimals, which browsers only know as `step`. */
  decimals: 'data-decimals',
} as const;
