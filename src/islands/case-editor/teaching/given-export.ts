import type { TeachingImport } from '#lib/cases/teaching/taken.ts';
import type { TeachingFile } from '#lib/cases/teaching/teaching-file.ts';
import type { ImageGroup } from '../../image-review/group.ts';
import type { DicomReading } from '../../image-review/inspect-dicom.ts';

/** Images that an export cites, as they are reviewed. */
export interface CitedImages {
  groups: ImageGroup[];
  /** The parsed DICOM files of the export. */
  reading: DicomReading | null;
  /** Files that the export cites but that were not given, by its own names for them. */
  missing: string[];
  /** Number of cited files that were given. */
  present: number;
}

/** A teaching export among files that were given; nothing of it has left this browser. */
export interface GivenExport extends CitedImages {
  /** Identifies the export among those given together. */
  id: string;
  /** Path of the document that defines the export. */
  path: string;
  file: TeachingFile;
  lacksAdditional: boolean;
  /** Words of the names and numbers in the files' own headers, which texts are searched for. */
  names: ReadonlySet<string>;
}

/** Images that were given without texts to import. */
export interface PlainImages {
  groups: ImageGroup[];
  reading: DicomReading | null;
  folderId: string | undefined;
}

export interface FoundExports {
  exports: readonly GivenExport[];
  /** Paths of the files used, other than images. */
  used: ReadonlySet<string>;
  /** All the images given, as if there were no export; null where there is no image. */
  plain: PlainImages | null;
  reading: DicomReading;
}

/** What an author takes from an export; its images are those of the exam with this id. */
export interface AcceptedExportTexts {
  exam: string;
  taken: TeachingImport;
}
