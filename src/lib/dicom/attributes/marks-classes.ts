/**
 * Enhanced, Comprehensive, Comprehensive 3D and Extensible SR. Those of computer-aided detection are nobody's
 * findings.
 */
export const MEASUREMENT_REPORTS = ['22', '33', '34', '35'].map(
  (last) => `1.2.840.10008.5.1.4.1.1.88.${last}`,
);

/** Pixels drawn over other images (PS3.3 A.51, A.87): they are not pictures of a patient. */
export const SEGMENTATIONS: ReadonlySet<string> = new Set([
  '1.2.840.10008.5.1.4.1.1.66.4',
  '1.2.840.10008.5.1.4.1.1.66.7',
]);
