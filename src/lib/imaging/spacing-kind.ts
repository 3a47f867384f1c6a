/**
 * What the millimetres of an image refer to: the patient; the detector plane, where parts nearer to the
 * tube are magnified; a patient plane, by an object of known size (`calibrated`) or by the device's geometry
 * (`corrected`). `unverified`: stored before each image had its own spacing, and perhaps from another image.
 */
export const SPACING_KINDS = ['patient', 'detector', 'calibrated', 'corrected', 'unverified'] as const;
export type SpacingKind = (typeof SPACING_KINDS)[number];
