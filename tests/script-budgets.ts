const KB = 1024;

/**
 * The most JavaScript that a page may bring, in bytes of the wire, brotli: one budget for the tests and the benchmarks.
 * `docs/quality.md` gives those of lists (S3), of the viewer (S10) and of forms (S13); the others are our own.
 */
export const SCRIPT_BUDGETS = {
  list: 90 * KB,
  /** One more than quality.md's, where an attempt is beside it: series side by side (docs/decisions/0101). */
  viewer: 121 * KB,
  /**
   * Five more than the viewer's: a place in a session, its attempts and answers outlive the tab and the network
   * (docs/decisions/0107, 0114), and images come with the steps of a dossier (docs/decisions/0110).
   */
  practised: 126 * KB,
  /**
   * Seven more than quality.md's: scores and conditions are computed on the form (docs/decisions/0079), and each new
   * page, such as « Conforme ? », divides the bundles differently, by a kilobyte or two of code that a page does not
   * use (docs/decisions/0076).
   */
  form: 115 * KB,
  /**
   * Its fields of sequences, its tolerances (docs/decisions/0094), its variants per scanner (0105), updates by name
   * (0104), the probes of PS3.3 C.8.5.6, and what makes texts of pasted HTML trusted (0117).
   */
  protocolEditor: 114 * KB,
  /** Pages for reading: home, protocols, practice, statistics. */
  reading: 85 * KB,
};
