/**
 * Where the millimetres of an image hold: in the patient; in the plane of the detector, where what lies nearer to the
 * tube is larger; in the patient's plane by an object of known size (`calibrated`) or by the geometry of the machine
 * (`corrected`). `unverified`: kept before each image had its own, and perhaps another image's.
 */
export const SPACING_KINDS = ['patient', 'detector', 'calibrated', 'corrected', 'unverified'] as const;
export type SpacingKind = (typeof SPACING_KINDS)[number];
