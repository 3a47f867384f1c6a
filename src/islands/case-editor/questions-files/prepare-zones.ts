import { type Staying, stayingReasons } from '#lib/cases/leaving-image.ts';
import { nameOfPicture, stateOfDrawing } from '#lib/questions/browser/picture-file.ts';
import { drawnOf } from '#lib/questions/exchange/drawn-state.ts';
import type { MaskedZone } from '#lib/questions/exchange/exportable.ts';
import { maskedStructures } from '#lib/questions/exchange/occlusion-notes.ts';
import { pictureWords } from '#lib/questions/picture-texts.ts';
import type { CaseEditor } from '../editor.ts';
import { drawCaseImage } from './draw-case-image.ts';
import { savedCase } from './saved-case.ts';

/** Maximum length of a picture's longer side (pixels); a package of cards contains each picture only once. */
const LONGEST = 1024;

/** The picture of a finding that a card will mask. */
export interface ReadyZone extends MaskedZone {
  /** Name of the picture's file. */
  name: string;
  /** Digest of the image and mask it was drawn from: the server refuses the picture if they have changed. */
  state: string;
  blob: Blob;
  bytes: Uint8Array<ArrayBuffer>;
}

/** The result of preparing the pictures of a case's zones. */
export type PreparedZones =
  | {
      state: 'ready';
      zones: ReadyZone[];
      /** Why some images are not exported, each reason once, and the licence as the case's author wrote it. */
      reasons: Staying[];
      licence: string;
      credit: string;
    }
  | { state: 'none' | 'unsaved' };

/**
 * Saves the case, then draws the pictures of the structures that cards will mask.
 * @throws CallFailed, ConnectionError, and any error of reading an image
 */
export async function prepareZones(editor: CaseEditor, signal: AbortSignal): Promise<PreparedZones> {
  const saved = await savedCase(editor);
  if (!saved) return { state: 'unsaved' };
  const { body, kept } = saved;
  const structures = maskedStructures(body);
  if (structures.length === 0) return { state: 'none' };
  const zones: ReadyZone[] = [];
  const reasons = new Set<Staying>();
  for (const { question, marked, occlusion, isNamedBefore } of structures) {
    const staying = stayingReasons(marked.image, body.credit, kept);
    for (const reason of staying) reasons.add(reason);
    if (staying.length > 0) continue;
    const draw = await drawCaseImage(editor.id, marked, signal);
    const { blob } = await draw(LONGEST);
    const bytes = new Uint8Array(await blob.arrayBuffer());
    const { id: finding, name: title } = marked.finding;
    const state = stateOfDrawing(drawnOf(marked.image, occlusion));
    const masked = { finding, question: question.id, title, isNamedBefore };
    zones.push({ ...masked, name: nameOfPicture(bytes), state, blob, bytes });
  }
  const { credit } = pictureWords({ count: 1 }, body.credit);
  return { state: 'ready', zones, reasons: [...reasons], licence: body.credit?.licence ?? '', credit };
}
