/** Attributes read for the coordinates of a structured report, in addition to `DOCUMENT_TAGS`. */
export const REPORT_TAGS = {
  MeasurementUnitsCodeSequence: 0x004008ea,
  UID: 0x0040a124,
  MeasuredValueSequence: 0x0040a300,
  ReferencedContentItemIdentifier: 0x0040db73,
  PixelOriginInterpretation: 0x00480301,
  ReferencedFrameOfReferenceUID: 0x30060024,
  GraphicData: 0x00700022,
  GraphicType: 0x00700023,
} as const;

/** Attributes read from a segmentation, in addition to its pixels and `DOCUMENT_TAGS`. */
export const SEGMENTATION_TAGS = {
  SourceImageSequence: 0x00082112,
  ImagePositionPatient: 0x00200032,
  ImageOrientationPatient: 0x00200037,
  FrameOfReferenceUID: 0x00200052,
  PlanePositionSequence: 0x00209113,
  PlaneOrientationSequence: 0x00209116,
  DerivationImageSequence: 0x00089124,
  PixelMeasuresSequence: 0x00289110,
  PixelSpacing: 0x00280030,
  SpatialLocationsPreserved: 0x0028135a,
  PurposeOfReferenceCodeSequence: 0x0040a170,
  SegmentationType: 0x00620001,
  SegmentSequence: 0x00620002,
  SegmentNumber: 0x00620004,
  SegmentLabel: 0x00620005,
  SegmentIdentificationSequence: 0x0062000a,
  ReferencedSegmentNumber: 0x0062000b,
  MaximumFractionalValue: 0x0062000e,
  SegmentedPropertyTypeCodeSequence: 0x0062000f,
  SharedFunctionalGroupsSequence: 0x52009229,
  PerFrameFunctionalGroupsSequence: 0x52009230,
} as const;
