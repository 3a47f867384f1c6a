import { sheetEditorMessages as m } from '#lib/cases/sheet-editor-texts.ts';
import { UPLOAD_MAX } from '#lib/images/upload-limits.ts';
import { questionDetailsMessages } from '#lib/questionnaires/question-details-texts.ts';
import { imageTypeOf } from './image-type-of.ts';
import { isAnimated } from './is-animated.ts';
import { refusalOf } from './refusal-of.ts';
import { sizeFault } from './size-fault.ts';

/** Maximum number of files given at once: whole series belong in the case's folders. */
const FILES_MAX = 20;
/** Magic number of a DICOM file, after its preamble. */
const DICOM_MARK = { at: 128, text: 'DICM' };

/** A rejected file, and the reason. */
export interface RejectedFile {
  name: string;
  reason: string;
  /** Whether to suggest the case's own editor, where folders are filled. */
  toCase?: boolean;
}

export interface SortedFiles {
  images: File[];
  /** Also lists accepted images that lose something: of an animation only the first image is kept. */
  refused: RejectedFile[];
}

async function isDicom(file: File): Promise<boolean> {
  if (/\.(dcm|dicom)$|^DICOMDIR$/i.test(file.name)) return true;
  const { at, text } = DICOM_MARK;
  return (await file.slice(at, at + text.length).text()) === text;
}

/** Hints for files that belong elsewhere. */
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

/** Where images can be added. */
export type ImagePlace = keyof typeof PLACES;

/** What the person is told about a file, and whether it is accepted anyway. */
interface Judgement {
  isTaken: boolean;
  told?: Omit<RejectedFile, 'name'>;
}

const refusal = (reason: string, toCase?: boolean): Judgement => ({
  isTaken: false,
  told: { reason, ...(toCase !== undefined && { toCase }) },
});

async function judge(file: File, place: ImagePlace): Promise<Judgement> {
  const { animation, dicom, toCase, unreadable } = PLACES[place];
  if (file.size > UPLOAD_MAX) return refusal(m.fileTooLarge);
  try {
    const type = await imageTypeOf(file);
    if (!type)
      return (await isDicom(file)) ? refusal(dicom, toCase) : refusal(await refusalOf(file, m.fileNotImage));
    const tooLarge = await sizeFault(file, type);
    if (tooLarge) return refusal(tooLarge);
    return (await isAnimated(file, type))
      ? { isTaken: true, told: { reason: animation, toCase } }
      : { isTaken: true };
  } catch {
    // A directory, or a file that was moved or deleted.
    return refusal(unreadable);
  }
}

/** The images among files given by hand, recognised by their first bytes; the others with the reason. */
export async function sortFiles(files: readonly File[], place: ImagePlace): Promise<SortedFiles> {
  const { tooMany, toCase } = PLACES[place];
  const sorted: SortedFiles = { images: [], refused: [] };
  for (const file of files) {
    const hasRoom = sorted.images.length < FILES_MAX;
    const { isTaken, told } = hasRoom ? await judge(file, place) : refusal(tooMany(FILES_MAX), toCase);
    if (isTaken) sorted.images.push(file);
    if (told) sorted.refused.push({ name: file.name, ...told });
  }
  return sorted;
}

/** The files of a drop; a directory counts as one file, which cannot be read. */
export function filesOf(items: readonly DataTransferItem[]): File[] {
  return items.flatMap((item) => item.getAsFile() ?? []);
}
