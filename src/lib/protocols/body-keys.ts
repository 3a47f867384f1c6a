/** The keys of a protocol's body, in reading order, used for saving, comparing and describing. */

/** Facts of the body itself, without the review status, which only reviews change. */
export const GENERAL_KEYS = ['imagingType', 'region', 'version', 'description'] as const;

/** Sections: each contains facts, rows, or a list of lines. */
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
