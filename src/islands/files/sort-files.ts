import { UPLOAD_MAX } from '#lib/domain/upload-limits.ts';
import { sheetEditorMessages as m } from '#lib/messages/sheet-editor.ts';
import { imageTypeOf } from './image-type-of.ts';

/** Files taken at once: whole series belong in the case's folders. */
const FILES_MAX = 20;
/** Where a DICOM file says what it is, after its preamble. */
const DICOM_MARK = { at: 128, text: 'DICM' };

/** A file that was not taken, and why. */
export interface Refused {
  name: string;
  reason: string;
  /** Whether the way out is the case's own editor, where folders are filled. */
  toCase?: boolean;
}

export interface SortedFiles {
  images: File[];
  refused: Refused[];
}

async function isDicom(file: File): Promise<boolean> {
  if (/\.(dcm|dicom)$|^DICOMDIR$/i.test(file.name)) return true;
  const { at, text } = DICOM_MARK;
  return (await file.slice(at, at + text.length).text()) === text;
}

async function faultOf(file: File): Promise<Omit<Refused, 'name'> | undefined> {
  if (file.size > UPLOAD_MAX) return { reason: m.fileTooLarge };
  try {
    if (await imageTypeOf(file)) return undefined;
    return (await isDicom(file)) ? { reason: m.fileDicom, toCase: true } : { reason: m.fileNotImage };
  } catch {
    // A directory, or a file that went away.
    return { reason: m.fileUnreadable };
  }
}

/** The images among files given by hand, told by their first bytes; the others with the reason. */
export async function sortFiles(files: readonly File[]): Promise<SortedFiles> {
  const sorted: SortedFiles = { images: [], refused: [] };
  for (const file of files) {
    const fault =
      sorted.images.length < FILES_MAX
        ? await faultOf(file)
        : { reason: m.filesTooMany(FILES_MAX), toCase: true };
    if (fault) sorted.refused.push({ name: file.name, ...fault });
    else sorted.images.push(file);
  }
  return sorted;
}

/** The files of a drop; a directory counts as one file, which cannot be read. */
export function filesOf(items: readonly DataTransferItem[]): File[] {
  return items.flatMap((item) => item.getAsFile() ?? []);
}
