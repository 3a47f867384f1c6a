/** The keys of a protocol's body, in reading order: saving, comparing and describing are based on these. */

/** Facts of the body itself. Its review status is not among them: reviews change it, nothing else. */
export const GENERAL_KEYS = ['imagingType', 'region', 'version', 'description'] as const;

/** Sections: facts, rows, or a list of lines each. */
export const SECTION_KEYS = [
  'indications',
  'contraindications',
  'suitability',
  'preparation',
  'contrast',
  'scanners',
  'acquisition',
  'doseReference',
  'tolerances',
  'postProcessing',
  'pitfalls',
  'successCriteria',
  'references',
] as const;
