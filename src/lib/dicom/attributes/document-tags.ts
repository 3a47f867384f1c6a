/**
 * Attributes read from a file without an image that describes images: nothing in it leaves the author's browser
 * except texts that the author has read and ticked. The names and numbers of its header are read as well, to search
 * these texts for them.
 */
export const DOCUMENT_TAGS = {
  SOPClassUID: 0x00080016,
  SOPInstanceUID: 0x00080018,
  PatientName: 0x00100010,
  PatientID: 0x00100020,
  StudyInstanceUID: 0x0020000d,
  CodeValue: 0x00080100,
  CodingSchemeDesignator: 0x00080102,
  CodeMeaning: 0x00080104,
  LongCodeValue: 0x00080119,
  ReferencedSOPSequence: 0x00081199,
  ReferencedSOPClassUID: 0x00081150,
  ReferencedSOPInstanceUID: 0x00081155,
  ReferencedFrameNumber: 0x00081160,
  ReferencedSeriesSequence: 0x00081115,
  SeriesInstanceUID: 0x0020000e,
  CurrentRequestedProcedureEvidenceSequence: 0x0040a375,
  PertinentOtherEvidenceSequence: 0x0040a385,
  StudiesContainingOtherReferencedInstancesSequence: 0x00081200,
  RelationshipType: 0x0040a010,
  ValueType: 0x0040a040,
  ConceptNameCodeSequence: 0x0040a043,
  TextValue: 0x0040a160,
  ConceptCodeSequence: 0x0040a168,
  ContentSequence: 0x0040a730,
} as const;

/** Attributes of headers that identify nobody: device types, and words that occur in every exam. */
export const NAMING_NOBODY: ReadonlySet<number> = new Set([
  0x00080070, 0x00081090, 0x00081030, 0x0008103e, 0x00181030, 0x00100040,
]);

/**
 * Attributes for the persons named in a report or a presentation state: they must also be found in files without
 * explicit value representations.
 */
export const PERSONS: ReadonlySet<number> = new Set([0x0040a123, 0x0040a075, 0x00700084]);
