import type { DocumentItem } from '../attributes/document.ts';
import type { MarkedImage, MarksDocument } from '../attributes/proposed-marks.ts';
import type { DataSet } from '../data-set.ts';
import { Refusal } from '../refusal.ts';
import { readDocument } from './read-document.ts';

export const KEY_OBJECTS = '1.2.840.10008.5.1.4.1.1.88.59';

/** Titles of selections that reject images: for quality or safety, wrong worklist entry, expired (CID 7010, 7011). */
const REJECTING = new Set(['113001', '113037', '113038', '113039']);
/** Scheme of teaching exports, which are imported as drafts of their own. */
const TEACHING = 'IHERADTF';

const allOf = (items: readonly DocumentItem[]): DocumentItem[] =>
  items.flatMap((item) => [item, ...allOf(item.items)]);

/**
 * The images chosen by a key object selection, in its order. Its text is not read.
 * @throws Refusal `no_image` for a teaching export
 */
export function readKeyImages(dataSet: DataSet): MarksDocument {
  const { instance, title, items, evidence, identities } = readDocument(dataSet);
  if (title?.scheme === TEACHING) throw new Refusal('no_image');
  const nodes = allOf(items);
  const inContent = nodes.flatMap(({ cites }) => cites).filter(({ isImage }) => isImage);
  const cited = inContent.length > 0 ? inContent : evidence.filter(({ isImage }) => isImage);
  const isRejecting = title?.scheme === 'DCM' && REJECTING.has(title.value);
  const keyImages = cited.flatMap(({ instance: of, frames }): MarkedImage[] =>
    frames.length === 0 ? [{ instance: of, frame: 0 }] : frames.map((frame) => ({ instance: of, frame })),
  );
  const texts = nodes.filter(({ type, text }) => type === 'TEXT' && text !== '');
  return {
    source: 'selection',
    instance,
    findings: [],
    views: [],
    keyImages: isRejecting ? [] : keyImages,
    left: [
      ...(isRejecting ? [{ part: 'Key Object Selection', detail: title.meaning }] : []),
      ...texts.map(({ concept }) => ({ part: 'Text', detail: concept?.meaning ?? '' })),
    ],
    identities,
  };
}
