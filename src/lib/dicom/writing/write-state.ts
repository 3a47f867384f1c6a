import { PRESENTATION_TAGS as TAG } from '../attributes/presentation-tags.ts';
import {
  type OriginalImage,
  originalKey,
  type WrittenFinding,
  type WrittenView,
} from '../attributes/written-marks.ts';
import { WRITTEN } from '../attributes/written-tags.ts';
import { fromDisplay } from '../documents/presented-area.ts';
import { headerOf, imageReferences, seriesReferences, type WrittenExam } from './exam-header.ts';
import { annotationsOf } from './state-annotations.ts';
import { dateOf, decimal, newUid, oneLine, timeOf } from './values-of.ts';
import { type Attribute, numbers, sequence, text, writeFile } from './write-file.ts';

/** Presentation states of grey images (PS3.3 A.33.1), Grayscale Softcopy Presentation State Storage. */

const GREYSCALE = '1.2.840.10008.5.1.4.1.1.11.1';

/** Key of the properties that a state applies to all its images. */
const sharedKey = ({ rotation, flipped, inverted, image: { rescale } }: WrittenView): string =>
  JSON.stringify([rotation, flipped, inverted, rescale]);

/** Converts a flip before rotation, the stored form, to a flip after it, as states have it. */
const turnOf = ({ rotation, flipped }: WrittenView) => ({
  quarters: flipped ? (4 - rotation) % 4 : rotation,
  isFlipped: flipped,
});

/** The displayed pixel size: the spacing if known, else the aspect ratio. */
function pixelShape({ spacing, aspect }: OriginalImage): Attribute {
  if (spacing) return text(WRITTEN.PresentationPixelSpacing, 'DS', spacing.map(decimal).join('\\'));
  const wide = Math.max(1, Math.round(1000 / aspect));
  return text(WRITTEN.PresentationPixelAspectRatio, 'IS', aspect === 1 ? '1\\1' : `1000\\${wide}`);
}

/** The displayed area of an image: corners in image pixels, in the order of their positions after rotation. */
function areaItem(view: WrittenView, exam: WrittenExam): Attribute[] {
  const { columns, rows } = view.image;
  const { from, to } = view.area ?? { from: { x: 0, y: 0 }, to: { x: columns, y: rows } };
  const area = {
    from: { x: Math.round(from.x), y: Math.round(from.y) },
    to: { x: Math.round(to.x), y: Math.round(to.y) },
    mode: 'SCALE TO FIT',
  };
  const placed = fromDisplay(area, turnOf(view));
  const pixelAt = (x: number, y: number) => {
    const at = placed({ x, y });
    // The outer edge of the first pixel is 0, and its number 1.
    return [at.x === area.from.x ? at.x + 1 : at.x, at.y === area.from.y ? at.y + 1 : at.y];
  };
  return [
    sequence(TAG.ReferencedImageSequence, ...imageReferences([view.image], exam)),
    numbers(TAG.DisplayedAreaTopLeftHandCorner, 'SL', ...pixelAt(0, 0)),
    numbers(TAG.DisplayedAreaBottomRightHandCorner, 'SL', ...pixelAt(1, 1)),
    text(TAG.PresentationSizeMode, 'CS', area.mode),
    pixelShape(view.image),
  ];
}

const windowItem = ({ image, window }: WrittenView, exam: WrittenExam): Attribute[][] =>
  window
    ? [
        [
          sequence(TAG.ReferencedImageSequence, ...imageReferences([image], exam)),
          text(TAG.WindowCenter, 'DS', decimal(window.centre)),
          text(TAG.WindowWidth, 'DS', decimal(window.width)),
          ...(window.voiFunction ? [text(TAG.VOILUTFunction, 'CS', window.voiFunction)] : []),
        ],
      ]
    : [];

function stateOf(
  findings: readonly WrittenFinding[],
  views: readonly WrittenView[],
  exam: WrittenExam,
): Uint8Array<ArrayBuffer> {
  const first = views[0]!;
  const { rescale } = first.image;
  const { quarters, isFlipped } = turnOf(first);
  const windows = views.flatMap((view) => windowItem(view, exam));
  return writeFile(GREYSCALE, newUid(), [
    ...headerOf(exam, 'PR'),
    text(WRITTEN.ContentLabel, 'CS', 'SIGNES'),
    text(WRITTEN.ContentDescription, 'LO', oneLine(findings.map(({ name }) => name).join(', '), 64)),
    text(WRITTEN.PresentationCreationDate, 'DA', dateOf(exam.now)),
    text(WRITTEN.PresentationCreationTime, 'TM', timeOf(exam.now)),
    text(WRITTEN.ContentCreatorName, 'PN', ''),
    sequence(
      WRITTEN.ReferencedSeriesSequence,
      ...seriesReferences(
        views.map(({ image }) => image),
        TAG.ReferencedImageSequence,
        exam,
        true,
      ),
    ),
    sequence(TAG.DisplayedAreaSelectionSequence, ...views.map((view) => areaItem(view, exam))),
    text(TAG.ImageHorizontalFlip, 'CS', isFlipped ? 'Y' : 'N'),
    numbers(TAG.ImageRotation, 'US', quarters * 90),
    ...(rescale
      ? [
          text(TAG.RescaleIntercept, 'DS', decimal(rescale.intercept)),
          text(TAG.RescaleSlope, 'DS', decimal(rescale.slope)),
          text(WRITTEN.RescaleType, 'LO', rescale.unit),
        ]
      : []),
    ...(windows.length > 0 ? [sequence(TAG.SoftcopyVOILUTSequence, ...windows)] : []),
    text(TAG.PresentationLUTShape, 'CS', first.inverted ? 'INVERSE' : 'IDENTITY'),
    ...annotationsOf(findings, exam),
  ]);
}

/** The findings of one exam as presentation states: one for all images with the same rotation, flip and rescale. */
export function writeStates(
  findings: readonly WrittenFinding[],
  views: readonly WrittenView[],
  exam: WrittenExam,
): Uint8Array<ArrayBuffer>[] {
  return [...Map.groupBy(views, sharedKey).values()].map((own) => {
    const keys = new Set(own.map(({ image }) => originalKey(image)));
    const drawn = findings.flatMap((finding) => {
      const marks = finding.marks.filter(({ image }) => keys.has(originalKey(image)));
      return marks.length > 0 ? [{ ...finding, marks }] : [];
    });
    return stateOf(drawn, own, exam);
  });
}
