import type { Point } from '#lib/imaging/measure.ts';
import { isWithin } from '../attributes/marks-limits.ts';
import { PRESENTATION_TAGS as TAG } from '../attributes/presentation-tags.ts';
import type { LeftPart, MarkedImage, ProposedFinding, ProposedMark } from '../attributes/proposed-marks.ts';
import type { DataSet } from '../data-set.ts';
import { codesOf, itemsOf, numberOf, numbersOf } from '../values.ts';
import { type Decode, decodedText } from './decoded-text.ts';
import { isHeadOf, type Shape, shapeOf } from './graphic-shape.ts';
import { type DisplayedArea, fromDisplay, pointOf, type Turn } from './presented-area.ts';
import { type PresentedImages, partsOf } from './presented-images.ts';

/** Maximum number of annotations in a state, and of graphics and texts in one annotation. */
const ANNOTATIONS_MAX = 500;
const OBJECTS_MAX = 100;
const TEXT_BYTES = 4096;
/** Maximum number of coordinates in one graphic. */
const NUMBERS_MAX = 40_000;

/** The context for reading graphics. */
interface Drawing {
  /** Undefined when the rotation is unknown: graphics in fractions of the displayed area then have no position. */
  turn: Turn | undefined;
  areaFor(image: MarkedImage): DisplayedArea | undefined;
  decode: Decode;
  left: LeftPart[];
}

/** Converts a unit of the state to image pixels; undefined if the unit is unknown or the displayed area missing. */
function toPixels(unit: string | undefined, image: MarkedImage, { turn, areaFor }: Drawing) {
  if (unit === 'PIXEL') return (point: Point) => point;
  const area = unit === 'DISPLAY' ? areaFor(image) : undefined;
  return area && turn && fromDisplay(area, turn);
}

/** The points of a graphic; undefined when their number does not match, or coordinates are invalid. */
function pointsOf(item: DataSet): Point[] | undefined {
  const data = numbersOf(item, TAG.GraphicData, 'FL', NUMBERS_MAX);
  const count = numberOf(item, TAG.NumberOfGraphicPoints, 'US');
  if (data.length % 2 !== 0 || count !== data.length / 2 || !data.every(Number.isFinite)) return undefined;
  return Array.from({ length: count }, (_, at) => ({ x: data[2 * at]!, y: data[2 * at + 1]! }));
}

/** A graphic, in pixels of its image. */
interface Drawn {
  type: string;
  unit: string;
  isFilled: boolean;
  points: Point[] | undefined;
}

function drawnBy(item: DataSet, image: MarkedImage, drawing: Drawing): Drawn {
  const [type = ''] = codesOf(item, TAG.GraphicType);
  const [unit = ''] = codesOf(item, TAG.GraphicAnnotationUnits);
  const place = toPixels(unit, image, drawing);
  const isFilled = codesOf(item, TAG.GraphicFilled)[0] === 'Y';
  return { type, unit, isFilled, points: place && pointsOf(item)?.map(place) };
}

/** Converts graphics to marks. A line with a head drawn at its end is an arrow. */
function shapesOf(graphics: readonly Drawn[], left: LeftPart[]): Shape[] {
  const shapes: Shape[] = [];
  for (let at = 0; at < graphics.length; at++) {
    const { type, unit, isFilled, points } = graphics[at]!;
    const drawn = points && shapeOf(type, points, isFilled);
    const shape = drawn && isWithin(drawn.points) ? drawn : undefined;
    const next = graphics[at + 1];
    if (!shape) left.push({ part: 'Graphic Type', detail: `${type} (${unit})`.slice(0, 40) });
    else if (type === 'POLYLINE' && next?.type === type && isHeadOf(points!, next.points)) {
      shapes.push({ kind: 'arrow', points: shape.points });
      at += 1;
    } else shapes.push(shape);
  }
  return shapes;
}

interface PlacedText {
  text: string;
  at: Point | undefined;
  /** Whether no line connects the text with its point: it is only placed near its subject. */
  isLoose: boolean;
  /** Number of the graphic group to which it belongs. */
  group: number | undefined;
}

/** A text with the point that it refers to: its anchor, else the centre of its box. */
function textOf(item: DataSet, image: MarkedImage, drawing: Drawing): PlacedText | undefined {
  const text = decodedText(item, TAG.UnformattedTextValue, drawing.decode, TEXT_BYTES);
  if (text === '') return undefined;
  const unit = (tag: number) => toPixels(codesOf(item, tag)[0], image, drawing);
  const anchor = pointOf(item, TAG.AnchorPoint, 'FL');
  const anchored = unit(TAG.AnchorPointAnnotationUnits);
  const [a, b] = [
    pointOf(item, TAG.BoundingBoxTopLeftHandCorner, 'FL'),
    pointOf(item, TAG.BoundingBoxBottomRightHandCorner, 'FL'),
  ];
  const boxed = unit(TAG.BoundingBoxAnnotationUnits);
  const middle = a && b && { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const told = anchor && anchored ? anchored(anchor) : middle && boxed?.(middle);
  const at = told && isWithin([told]) ? told : undefined;
  if (!at) drawing.left.push({ part: 'Text Object', detail: codesOf(item, TAG.GraphicLayer)[0] ?? '' });
  const isLoose = codesOf(item, TAG.AnchorPointVisibility)[0] === 'N';
  return { text, at, isLoose, group: numberOf(item, TAG.GraphicGroupID, 'UL') };
}

/**
 * The text that names the shapes: the only text beside them, or the only loose one of a group. A group's name
 * describes none of its points.
 */
function namingText(texts: readonly PlacedText[], hasShapes: boolean): PlacedText | undefined {
  const [first] = texts;
  if (texts.length === 1 && hasShapes) return first;
  const loose = texts.filter(({ isLoose }) => isLoose);
  return loose.length === 1 && texts.length > 1 && loose[0]!.group !== undefined ? loose[0] : undefined;
}

interface GroupedFinding {
  group: number | undefined;
  finding: ProposedFinding;
}

/** Converts one annotation to a finding: its shapes, named by its text. */
function findingOf(
  item: DataSet,
  images: readonly MarkedImage[],
  drawing: Drawing,
): GroupedFinding | undefined {
  const [image] = images;
  const { left } = drawing;
  for (const compound of itemsOf(item, TAG.CompoundGraphicSequence).slice(0, OBJECTS_MAX))
    left.push({
      part: 'Compound Graphic',
      detail: (codesOf(compound, TAG.CompoundGraphicType)[0] ?? '').slice(0, 16),
    });
  if (!image) {
    left.push({ part: 'Graphic Annotation', detail: codesOf(item, TAG.GraphicLayer)[0]?.slice(0, 16) ?? '' });
    return undefined;
  }
  const objects = (tag: number) => itemsOf(item, tag).slice(0, OBJECTS_MAX);
  const graphics = objects(TAG.GraphicObjectSequence).map((each) => drawnBy(each, image, drawing));
  const shapes = shapesOf(graphics, left);
  const texts = objects(TAG.TextObjectSequence).flatMap((each) => textOf(each, image, drawing) ?? []);
  const naming = namingText(texts, shapes.length > 0);
  // Other texts, and all texts without shapes, become labels at their positions.
  const labels = texts.flatMap((each): ProposedMark[] =>
    each !== naming && each.at ? [{ kind: 'label', image, points: [each.at], text: each.text }] : [],
  );
  const words = naming?.group === undefined ? naming?.text : undefined;
  const marks = [
    ...shapes.map(
      (shape): ProposedMark => ({
        ...shape,
        image,
        ...(words !== undefined && shape.kind === 'label' && { text: words }),
      }),
    ),
    ...labels,
  ];
  if (marks.length === 0) return undefined;
  const others = images.length - 1;
  const { text: name = '', group } = naming ?? texts[0] ?? {};
  return { group, finding: { name, isCoded: false, marks, ...(others > 0 && { others }) } };
}

/** Merges annotations of one group on several images into one finding. */
function joined(found: readonly GroupedFinding[]): ProposedFinding[] {
  const groups = new Map<unknown, ProposedFinding>();
  for (const { group, finding } of found) {
    const key = group === undefined ? finding : `${group} ${finding.name}`;
    const known = groups.get(key);
    groups.set(key, known ? { ...known, marks: [...known.marks, ...finding.marks] } : finding);
  }
  return [...groups.values()];
}

/** The findings drawn on the images of a presentation state. */
export function presentedFindings(
  dataSet: DataSet,
  { images }: PresentedImages,
  drawing: Drawing,
): ProposedFinding[] {
  const annotations = partsOf(dataSet, TAG.GraphicAnnotationSequence, (item) => item);
  const over = annotations.length - ANNOTATIONS_MAX;
  if (over > 0) drawing.left.push({ part: 'Graphic Annotation', detail: String(over) });
  return joined(
    annotations
      .slice(0, ANNOTATIONS_MAX)
      .flatMap(({ images: own, value }) => findingOf(value, own ?? images, drawing) ?? []),
  );
}
