/** The most that a case may hold: characters of its texts, folders, images of a folder. */
export const CASE_MAX = {
  information: 2_000,
  /** The part of these characters shown in a row of a list. */
  indication: 140,
  answer: 1_000,
  folders: 60,
  folderName: 100,
  description: 1_000,
  images: 2_000,
  /** Parts of an ultrasound that say how large their pixels are. */
  regions: 8,
  /** Windows of a file beside the first. */
  windows: 3,
} as const;
