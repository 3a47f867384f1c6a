/** Maximum numbers and text lengths of a case: characters of its texts, folders, images per folder. */
export const CASE_MAX = {
  information: 2_000,
  /** Maximum length of the excerpt shown in a row of a list. */
  indication: 140,
  answer: 1_000,
  folders: 60,
  folderName: 100,
  description: 1_000,
  images: 2_000,
  /** Regions of an ultrasound image with their own pixel sizes. */
  regions: 8,
  /** Windows of a file after the first. */
  windows: 3,
} as const;
