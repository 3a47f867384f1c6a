import type { TakenTeaching } from '#lib/cases/teaching/taken.ts';
import type { TeachingFile } from '#lib/cases/teaching/teaching-file.ts';
import type { ImageGroup } from '../../image-review/group.ts';
import type { DicomReading } from '../../image-review/inspect-dicom.ts';

/** Images that an export cites, as they are reviewed. */
export interface CitedImages {
  groups: ImageGroup[];
  /** Of its DICOM files. */
  reading: DicomReading | null;
  /** What it cites and is not among the files, by its own names. */
  missing: string[];
  /** How many it cites that are there. */
  present: number;
}

/** A teaching export among files that were given; nothing of it has left this browser. */
export interface GivenExport extends CitedImages {
  /** Tells it from the others given with it. */
  id: string;
  /** Of the document that makes it one. */
  path: string;
  file: TeachingFile;
  lacksAdditional: boolean;
  /** Words of the names and numbers in the files' own headers, which texts are searched for. */
  names: ReadonlySet<string>;
}

/** Images that were given, of which no text is taken. */
export interface PlainImages {
  groups: ImageGroup[];
  reading: DicomReading | null;
  folderId: string | undefined;
}

export interface FoundExports {
  exports: readonly GivenExport[];
  /** Files that they are made of beside images. */
  used: ReadonlySet<string>;
  /** Everything that was given, as if there were no export; null where there is no image. */
  plain: PlainImages | null;
  reading: DicomReading;
}

/** What an author takes of an export; its images are those of the exam with this id. */
export interface TakenExport {
  exam: string;
  taken: TakenTeaching;
}
