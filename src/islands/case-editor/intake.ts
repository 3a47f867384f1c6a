import { atom } from 'nanostores';
import type { CaseFolder } from '#lib/cases/body-schema.ts';
import { CASE_MAX } from '#lib/cases/limits.ts';
import type { ImageGroup } from '../image-review/group.ts';
import type { DicomReading, ReadingProgress } from '../image-review/inspect-dicom.ts';
import type { AcceptedMarks, FoundMarks } from './marks/found-marks.ts';
import type { AcceptedExportTexts, FoundExports } from './teaching/given-export.ts';

/** Files that a person dropped, or picked in the browser's file chooser. */
export type GivenFiles = { dropped: readonly FileSystemEntry[] } | { picked: readonly File[] };

/** Images that were given together; none of them has left this browser. */
export interface GivenImages {
  groups: ImageGroup[];
  /** What was read of the DICOM files among them. */
  reading: DicomReading | null;
  /** The folder that photographs go to; they get one of their own when absent. */
  folderId: string | undefined;
  /** What the author accepted from the teaching exports that cite these images. */
  exports?: readonly AcceptedExportTexts[];
  /** What the author accepted from the documents that draw on these images. */
  marks?: AcceptedMarks;
}

/** State of the import of the files that were just given. */
export interface ImportState {
  reading: (ReadingProgress & { count: number; stop: AbortController }) | null;
  /** Files that were not imported, and why. */
  skipped: { path: string; reason: string }[];
  /** Images that the author has to review. */
  review: GivenImages | null;
  /** Teaching exports whose texts are reviewed before the images. */
  teaching?: FoundExports;
  /** Documents that draw on the images, reviewed before the images. */
  marks?: FoundMarks | undefined;
}

/** The folders that files may go to, where there are any. */
type FoldersOf = () => readonly Pick<CaseFolder, 'id' | 'images'>[];

/** Import state of a place that accepts files. */
export const createIntake = (foldersOf: FoldersOf = () => []) => ({
  $import: atom<ImportState>({ reading: null, skipped: [], review: null }),
  countFolders: () => foldersOf().length,
  /** How many images a folder has room for; a new folder if none is given. */
  roomIn: (folderId?: string) =>
    CASE_MAX.images - (foldersOf().find(({ id }) => id === folderId)?.images.length ?? 0),
});

export type Intake = ReturnType<typeof createIntake>;
