import type { Point } from '#lib/imaging/measure.ts';
import { PRESENTATION_TAGS as TAG } from '../attributes/presentation-tags.ts';
import { originalKey, type WrittenFinding, type WrittenMark } from '../attributes/written-marks.ts';
import { WRITTEN } from '../attributes/written-tags.ts';
import { imageReferences, type WrittenExam } from './exam-header.ts';
import { type Graphic, graphicsOf } from './mark-graphics.ts';
import { oneLine } from './values-of.ts';
import { type Attribute, numbers, sequence, text } from './write-file.ts';

/** The graphic layer of all annotations. */
const LAYER = 'SIGNES';
/** Maximum length of a short text. */
const TEXT_MAX = 1024;

/** Whether a graphic is closed: only then may a file state whether it is filled (PS3.3 C.10.5.1.2). */
const isClosed = ({ type, points }: Graphic): boolean => {
  const [first, last] = [points[0], points.at(-1)];
  return type === 'ELLIPSE' || (type === 'POLYLINE' && first?.x === last?.x && first?.y === last?.y);
};

const graphicItem = (graphic: Graphic, group: number): Attribute[] => [
  numbers(TAG.GraphicGroupID, 'UL', group),
  text(TAG.GraphicAnnotationUnits, 'CS', 'PIXEL'),
  numbers(WRITTEN.GraphicDimensions, 'US', 2),
  numbers(TAG.NumberOfGraphicPoints, 'US', graphic.points.length),
  numbers(TAG.GraphicData, 'FL', ...graphic.points.flatMap(({ x, y }) => [x, y])),
  text(TAG.GraphicType, 'CS', graphic.type),
  ...(isClosed(graphic) ? [text(TAG.GraphicFilled, 'CS', 'N')] : []),
];

/** A text at a point: a label is anchored to it, a name stands beside the named shape. */
const textItem = (words: string, { x, y }: Point, isLabel: boolean, group: number): Attribute[] => [
  numbers(TAG.GraphicGroupID, 'UL', group),
  text(TAG.AnchorPointAnnotationUnits, 'CS', 'PIXEL'),
  text(TAG.UnformattedTextValue, 'ST', words.slice(0, TEXT_MAX)),
  numbers(TAG.AnchorPoint, 'FL', x, y),
  text(TAG.AnchorPointVisibility, 'CS', isLabel ? 'Y' : 'N'),
];

/** The marks of a finding on one image; its name is written at the first mark. */
function annotationOf(
  { name }: WrittenFinding,
  marks: readonly WrittenMark[],
  group: number,
  exam: WrittenExam,
): Attribute[] {
  const graphics = marks.flatMap(graphicsOf).map((graphic) => graphicItem(graphic, group));
  const labels = marks.flatMap(({ kind, text: words, points: [at] }) =>
    kind === 'label' && words && at ? [textItem(words, at, true, group)] : [],
  );
  const at = marks[0]?.points.at(-1);
  const texts = [...(at ? [textItem(name, at, false, group)] : []), ...labels];
  return [
    sequence(TAG.ReferencedImageSequence, ...imageReferences([marks[0]!.image], exam)),
    text(TAG.GraphicLayer, 'CS', LAYER),
    sequence(TAG.TextObjectSequence, ...texts),
    ...(graphics.length > 0 ? [sequence(TAG.GraphicObjectSequence, ...graphics)] : []),
  ];
}

/** The annotations of findings, image by image; those of one finding form one group. */
export function annotationsOf(findings: readonly WrittenFinding[], exam: WrittenExam): Attribute[] {
  if (findings.length === 0) return [];
  const annotations = findings.flatMap((finding, at) =>
    [...Map.groupBy(finding.marks, ({ image }) => originalKey(image)).values()].map((marks) =>
      annotationOf(finding, marks, at + 1, exam),
    ),
  );
  const groups = findings.map(({ name }, at) => [
    text(WRITTEN.GraphicGroupLabel, 'LO', oneLine(name, 64)),
    numbers(TAG.GraphicGroupID, 'UL', at + 1),
  ]);
  return [
    sequence(TAG.GraphicAnnotationSequence, ...annotations),
    sequence(WRITTEN.GraphicLayerSequence, [
      text(TAG.GraphicLayer, 'CS', LAYER),
      text(WRITTEN.GraphicLayerOrder, 'IS', '1'),
    ]),
    sequence(WRITTEN.GraphicGroupSequence, ...groups),
  ];
}
