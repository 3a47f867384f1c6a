import type { TakenTeaching } from '#lib/cases/teaching/taken.ts';
import type { TeachingFile } from '#lib/cases/teaching/teaching-file.ts';
import type { ImageGroup } from '../../image-review/group.ts';
import type { DicomReading } from '../../image-review/inspect-dicom.ts';

/** Images that an export cites, as they are reviewed. */
export interface CitedImages {
  groups: ImageGroup[];
  /** What was read of its DICOM files. */
  reading: DicomReading | null;
  /** The files that it cites and that were not given, by its own names. */
  missing: string[];
  /** How many of the files it cites were given. */
  present: number;
}

/** A teaching export among files that were given; nothing of it has left this browser. */
export interface GivenExport extends CitedImages {
  /** Identifies it among those given with it. */
  id: string;
  /** Path of the document that makes it an export. */
  path: string;
  file: TeachingFile;
  lacksAdditional: boolean;
  /** Words of the names and numbers in the files' own headers, which texts are searched for. */
  names: ReadonlySet<string>;
}

/** Images that were given without texts to take. */
export interface PlainImages {
  groups: ImageGroup[];
  reading: DicomReading | null;
  folderId: string | undefined;
}

export interface FoundExports {
  exports: readonly GivenExport[];
  /** Paths of the files used besides images. */
  used: ReadonlySet<string>;
  /** All the images given, as if there were no export; null where there is no image. */
  plain: PlainImages | null;
  reading: DicomReading;
}

/** What an author takes from an export; its images are those of the exam with this id. */
export interface TakenExport {
  exam: string;
  taken: TakenTeaching;
}
