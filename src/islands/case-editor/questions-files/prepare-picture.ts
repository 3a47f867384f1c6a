import type { EditedCase } from '#lib/cases/body-schema.ts';
import { firstImage } from '#lib/cases/first-image.ts';
import { type Staying, stayingReasons } from '#lib/cases/leaving-image.ts';
import { base64Of, nameOfPicture, stateOfDrawing } from '#lib/questions/browser/picture-file.ts';
import { drawnOf } from '#lib/questions/exchange/drawn-state.ts';
import { type FileFormat, questionsOnFirstImages } from '#lib/questions/exchange/exportable.ts';
import type { EmbeddedPicture } from '#lib/questions/exchange/question-picture.ts';
import { pictureWords } from '#lib/questions/picture-texts.ts';
import type { CaseEditor } from '../editor.ts';
import { drawCaseImage } from './draw-case-image.ts';
import { savedCase } from './saved-case.ts';

/** Sizes that are tried in turn, longer side first (pixels): a picture repeated in many questions has to be small. */
const SIZES = [1024, 768, 512, 384];
/** Maximum number of characters of all copies of the picture in a file, which can be imported again up to 16 MB. */
export const PICTURES_MAX = 10_000_000;

/** A picture that is ready to be exported. */
export interface ReadyPicture extends EmbeddedPicture {
  /** Of what it was drawn of. */
  state: string;
  blob: Blob;
  bytes: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
  /** How many copies of the picture the file contains. */
  copies: number;
}

/** The outcome of preparing the picture of a case. */
export type PreparedPicture =
  | { state: 'ready'; picture: ReadyPicture }
  /** `licence`: as the author wrote it. */
  | { state: 'stays'; reasons: Staying[]; licence: string }
  | { state: 'none' | 'unsaved' | 'too-heavy' };

/** Number of copies in a file: an Anki package holds one, other files repeat the picture with each question. */
const copiesIn = ({ questions = null }: EditedCase, format: FileFormat): number =>
  format === 'anki' ? 1 : questionsOnFirstImages(questions).size;

/**
 * Prepares the picture of a case for export with its questions, once the case is saved.
 * @throws CallFailed, ConnectionError, and whatever keeps the image from being read
 */
export async function preparePicture(
  editor: CaseEditor,
  format: FileFormat,
  signal: AbortSignal,
): Promise<PreparedPicture> {
  const saved = await savedCase(editor);
  if (!saved) return { state: 'unsaved' };
  const { body, kept } = saved;
  const first = firstImage(body);
  if (!first) return { state: 'none' };
  const reasons = stayingReasons(first.image, body.credit, kept);
  if (reasons.length > 0) return { state: 'stays', reasons, licence: body.credit?.licence ?? '' };
  const draw = await drawCaseImage(editor.id, first, signal);
  const copies = copiesIn(body, format);
  for (const size of SIZES) {
    const { blob, width, height } = await draw(size);
    const bytes = new Uint8Array(await blob.arrayBuffer());
    const base64 = base64Of(bytes);
    if (base64.length * copies > PICTURES_MAX) continue;
    const words = pictureWords(first, body.credit);
    const named = { name: nameOfPicture(bytes), state: stateOfDrawing(drawnOf(first.image)) };
    return { state: 'ready', picture: { ...words, ...named, base64, blob, bytes, width, height, copies } };
  }
  return { state: 'too-heavy' };
}
