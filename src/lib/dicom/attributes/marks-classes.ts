/**
 * Enhanced, Comprehensive, Comprehensive 3D and Extensible SR. Reports of computer-aided detection are excluded: no
 * person made these findings.
 */
export const MEASUREMENT_REPORTS = ['22', '33', '34', '35'].map(
  (last) => `1.2.840.10008.5.1.4.1.1.88.${last}`,
);

/** Pixels drawn over other images (PS3.3 A.51, A.87), which are not images of a patient. */
export const SEGMENTATIONS: ReadonlySet<string> = new Set([
  '1.2.840.10008.5.1.4.1.1.66.4',
  '1.2.840.10008.5.1.4.1.1.66.7',
]);
