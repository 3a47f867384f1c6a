import { atom } from 'nanostores';
import type { CaseFolder } from '#lib/cases/body-schema.ts';
import { CASE_MAX } from '#lib/cases/limits.ts';
import type { ImageGroup } from '../image-review/group.ts';
import type { DicomReading, ReadingProgress } from '../image-review/inspect-dicom.ts';
import type { FoundMarks, TakenMarks } from './marks/found-marks.ts';
import type { FoundExports, TakenExport } from './teaching/given-export.ts';

/** Files given by hand: from the clipboard of a drag, or from the browser's chooser. */
export type GivenFiles = { dropped: readonly FileSystemEntry[] } | { picked: readonly File[] };

/** Images that were given together; none of them has left this browser. */
export interface GivenImages {
  groups: ImageGroup[];
  /** What was read of the DICOM files among them. */
  reading: DicomReading | null;
  /** The folder that photographs go to; they get one of their own when absent. */
  folderId: string | undefined;
  /** What their author takes from the teaching exports that cite them. */
  exports?: readonly TakenExport[];
  /** What they take from the documents that draw on them. */
  marks?: TakenMarks;
}

/** State of the import of the files that were just given. */
export interface ImportState {
  reading: (ReadingProgress & { count: number; stop: AbortController }) | null;
  /** Not taken, and why. */
  skipped: { path: string; reason: string }[];
  /** Images waiting for the author's word. */
  review: GivenImages | null;
  /** Teaching exports whose texts wait for the author's word before the images do. */
  teaching?: FoundExports;
  /** Documents that draw on the images, to be looked at before the images are. */
  marks?: FoundMarks | undefined;
}

/** The folders that files may go to, where there are any. */
type FoldersOf = () => readonly Pick<CaseFolder, 'id' | 'images'>[];

/** A place that takes files in. */
export const createIntake = (foldersOf: FoldersOf = () => []) => ({
  $import: atom<ImportState>({ reading: null, skipped: [], review: null }),
  countFolders: () => foldersOf().length,
  /** How many images a folder has room for; a new folder if none is given. */
  roomIn: (folderId?: string) =>
    CASE_MAX.images - (foldersOf().find(({ id }) => id === folderId)?.images.length ?? 0),
});

export type Intake = ReturnType<typeof createIntake>;
