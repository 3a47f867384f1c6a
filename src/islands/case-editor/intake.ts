import { atom } from 'nanostores';
import type { ImageGroup } from '../image-review/group.ts';
import type { DicomReading, ReadingProgress } from '../image-review/inspect-dicom.ts';

/** Files given by hand: from the clipboard of a drag, or from the browser's chooser. */
export type GivenFiles = { dropped: readonly FileSystemEntry[] } | { picked: readonly File[] };

/** Images that were given together, none of which has left this browser. */
export interface GivenImages {
  groups: ImageGroup[];
  /** Of the DICOM files among them. */
  reading: DicomReading | null;
  /** The folder that photographs go to; they get one of their own when absent. */
  folderId: string | undefined;
}

/** What is going on with files that were just given. */
export interface ImportState {
  reading: (ReadingProgress & { count: number; stop: AbortController }) | null;
  /** Not taken, and why. */
  skipped: { path: string; reason: string }[];
  /** Images waiting for the author's word. */
  review: GivenImages | null;
}

/** A place that takes files in. @param countFolders how many folders there are where they go to */
export const createIntake = (countFolders: () => number = () => 0) => ({
  $import: atom<ImportState>({ reading: null, skipped: [], review: null }),
  countFolders,
});

export type Intake = ReturnType<typeof createIntake>;
