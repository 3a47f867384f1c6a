import { countFrames } from '#lib/domain/animation.ts';
import { UPLOAD_MAX } from '#lib/domain/upload-limits.ts';
import { questionDetailsMessages } from '#lib/messages/question-details.ts';
import { sheetEditorMessages as m } from '#lib/messages/sheet-editor.ts';
import { imageTypeOf } from './image-type-of.ts';
import { refusalOf } from './refusal-of.ts';
import { sizeFault } from './size-fault.ts';

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
  /** With what is not taken of an image that is: an animation gives its first image alone. */
  refused: Refused[];
}

async function isDicom(file: File): Promise<boolean> {
  if (/\.(dcm|dicom)$|^DICOMDIR$/i.test(file.name)) return true;
  const { at, text } = DICOM_MARK;
  return (await file.slice(at, at + text.length).text()) === text;
}

/** What is said of files that belong elsewhere. */
const PLACES = {
  case: {
    dicom: m.fileDicom,
    animation: m.fileAnimated,
    unreadable: m.fileUnreadable,
    tooMany: m.filesTooMany,
    toCase: true,
  },
  questionnaire: {
    dicom: questionDetailsMessages.dicomRefused,
    animation: questionDetailsMessages.firstImageOnly,
    unreadable: questionDetailsMessages.folderRefused,
    tooMany: questionDetailsMessages.tooManyImages,
    toCase: false,
  },
} as const;

/** What images are given to. */
export type ImagePlace = keyof typeof PLACES;

async function faultOf(file: File, place: ImagePlace): Promise<Omit<Refused, 'name'> | undefined> {
  if (file.size > UPLOAD_MAX) return { reason: m.fileTooLarge };
  try {
    const type = await imageTypeOf(file);
    const tooLarge = type && (await sizeFault(file, type));
    if (type) return tooLarge ? { reason: tooLarge } : undefined;
    return (await isDicom(file))
      ? { reason: PLACES[place].dicom, toCase: PLACES[place].toCase }
      : { reason: await refusalOf(file, m.fileNotImage) };
  } catch {
    // A directory, or a file that went away.
    return { reason: PLACES[place].unreadable };
  }
}

async function isAnimated(file: File): Promise<boolean> {
  const type = await imageTypeOf(file);
  return type !== undefined && countFrames(new Uint8Array(await file.arrayBuffer()), type) > 1;
}

/** The images among files given by hand, told by their first bytes; the others with the reason. */
export async function sortFiles(files: readonly File[], place: ImagePlace): Promise<SortedFiles> {
  const sorted: SortedFiles = { images: [], refused: [] };
  for (const file of files) {
    const fault =
      sorted.images.length < FILES_MAX
        ? await faultOf(file, place)
        : { reason: PLACES[place].tooMany(FILES_MAX), toCase: PLACES[place].toCase };
    if (fault) sorted.refused.push({ name: file.name, ...fault });
    else {
      sorted.images.push(file);
      if (await isAnimated(file))
        sorted.refused.push({
          name: file.name,
          reason: PLACES[place].animation,
          toCase: PLACES[place].toCase,
        });
    }
  }
  return sorted;
}

/** The files of a drop; a directory counts as one file, which cannot be read. */
export function filesOf(items: readonly DataTransferItem[]): File[] {
  return items.flatMap((item) => item.getAsFile() ?? []);
}
