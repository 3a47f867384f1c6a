import { DOCUMENT_TAGS } from '../attributes/document-tags.ts';
import { UNLIKE_OURS } from '../attributes/presentation-tags.ts';
import type { LeftPart, MarksDocument } from '../attributes/proposed-marks.ts';
import { decoderFor } from '../charset.ts';
import type { DataSet } from '../data-set.ts';
import { codesOf } from '../values.ts';
import { identitiesOf } from './identities-of.ts';
import { turnOf } from './presented-area.ts';
import { presentedFindings } from './presented-graphics.ts';
import { partFor, presentedImages } from './presented-images.ts';
import { areasOf, presentedViews } from './presented-views.ts';

/** Grayscale and color softcopy presentation states (PS3.3 A.33). */
export const PRESENTATION_STATES = ['1.2.840.10008.5.1.4.1.1.11.1', '1.2.840.10008.5.1.4.1.1.11.2'] as const;

const UPRIGHT = { quarters: 0, isFlipped: false };

/** The content of a presentation state: the views of images, and the findings drawn on them. */
export function readPresentationState(dataSet: DataSet): MarksDocument {
  const decode = decoderFor(dataSet);
  const images = presentedImages(dataSet);
  const left: LeftPart[] = [...UNLIKE_OURS].flatMap(([tag, part]) =>
    dataSet.elements.has(tag) ? { part, detail: '' } : [],
  );
  const turn = turnOf(dataSet);
  if (!turn) left.push({ part: 'Image Rotation', detail: '' });
  const areas = areasOf(dataSet);
  const drawing = { turn, areaFor: partFor(areas), decode, left };
  return {
    source: 'presentation',
    instance: codesOf(dataSet, DOCUMENT_TAGS.SOPInstanceUID)[0] ?? '',
    findings: presentedFindings(dataSet, images, drawing),
    views: presentedViews(dataSet, images, areas, turn ?? UPRIGHT, left),
    keyImages: [],
    left,
    identities: identitiesOf(dataSet, decode),
  };
}
