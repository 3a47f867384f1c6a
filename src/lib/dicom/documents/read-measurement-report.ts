import { DOCUMENT_TAGS as TAG } from '../attributes/document-tags.ts';
import type { LeftMark } from '../attributes/left-marks.ts';
import { isWithin, type Leave, MARKS_MAX, withinCase } from '../attributes/marks-limits.ts';
import { REPORT_TAGS } from '../attributes/measurement-tags.ts';
import type {
  MarkedImage,
  MarksDocument,
  ProposedFinding,
  ProposedMark,
  SpatialShape,
} from '../attributes/proposed-marks.ts';
import { decoderFor } from '../charset.ts';
import type { DataSet } from '../data-set.ts';
import { Refusal } from '../refusal.ts';
import { codesOf } from '../values.ts';
import { identitiesOf } from './identities-of.ts';
import { nameOf } from './mark-names.ts';
import { codeIn } from './read-document.ts';
import {
  type GroupShape,
  groupOf,
  isConcept,
  joinedGroups,
  type ReportGroup,
  shapesIn,
} from './report-groups.ts';
import { type ReportItem, ReportReader } from './report-items.ts';
import { marksOf } from './report-shapes.ts';

/** Measurement reports (PS3.16, TID 1500) and other structured reports with positions in images. */

const GROUP = '125007 DCM';
/** Maximum number of shapes in patient coordinates per finding: each is compared with every image. */
const SPATIAL_MAX = 100;

/** The groups of a report, and items with coordinates outside any group. */
function groupsIn(reader: ReportReader, items: readonly ReportItem[]): ReportGroup[] {
  return items.flatMap((item) => {
    if (isConcept(item.concept, GROUP)) return [groupOf(reader, item)];
    if (item.type === 'CONTAINER') return groupsIn(reader, reader.items(item.dataSet));
    const shapes = shapesIn(reader, item);
    if (shapes.length === 0) return [];
    const [code, text] = [reader.code(item), reader.text(item)];
    const codes = [code ?? item.concept].flatMap((each) => each ?? []);
    return [{ tool: '', codes: text === '' ? codes : [], texts: [text], tracking: '', shapes }];
  });
}

/** UID of the frame of reference of a shape's points, if they are in patient coordinates. */
function spaceOf({ item, inSpace = [] }: GroupShape): string | undefined {
  const [space] = codesOf(item.dataSet, REPORT_TAGS.ReferencedFrameOfReferenceUID);
  return inSpace.length > 0 && space ? space : undefined;
}

/** A shape in patient coordinates, whose image is looked up among the given files. */
function spatialOf(reader: ReportReader, shape: GroupShape, tool: string, name: string): SpatialShape[] {
  const { item, graphic, inSpace = [], unit, label = name } = shape;
  const space = spaceOf(shape);
  return space ? [{ space, graphic, points: inSpace, tool, unit, label, cited: reader.images(item) }] : [];
}

/** The marks of one shape on each image from which it was selected. */
function shapeMarks(reader: ReportReader, shape: GroupShape, tool: string, name: string, left: Leave) {
  const { item, graphic } = shape;
  const detail = [name, shape.measured?.meaning, graphic].filter(Boolean).join(', ');
  const leave = (part: LeftMark): ProposedMark[] => {
    left(part, detail);
    return [];
  };
  if (shape.inSpace) return spaceOf(shape) ? [] : leave('volume-coordinates');
  if (codesOf(item.dataSet, REPORT_TAGS.PixelOriginInterpretation)[0] === 'VOLUME')
    return leave('slide-coordinates');
  const images = reader.images(item);
  if (images.length === 0) return leave('no-image');
  const marks = marksOf({ ...shape, tool, label: shape.label ?? name });
  if (typeof marks === 'string') return leave(marks);
  if (!marks.every(({ points }) => isWithin(points))) return leave('shape');
  return images.flatMap((image) => marks.map((mark) => ({ ...mark, image })));
}

/** Removes duplicates: the same shape is often repeated for each number measured on it. */
function withoutRepeats(marks: readonly ProposedMark[]): ProposedMark[] {
  return [...new Map(marks.map((mark) => [JSON.stringify(mark), mark])).values()];
}

function findingOf(
  reader: ReportReader,
  { tool, codes, texts, tracking, shapes, isExplained }: ReportGroup,
  identities: readonly string[],
  left: Leave,
): ProposedFinding | undefined {
  const said = nameOf(codes, texts, identities);
  const measured = shapes.map((shape) => shape.measured);
  const named = said.name === '' ? nameOf(tracking === '' ? measured : [], [tracking], identities) : said;
  if (shapes.length === 0) left('no-position', named.name);
  if (isExplained) left('explanation', named.name);
  const notes: [LeftMark, string][] = [];
  const all = shapes.flatMap((shape) =>
    shapeMarks(reader, shape, tool, named.name, (part, detail) => notes.push([part, detail])),
  );
  for (const [part, detail] of new Map(notes.map((note) => [note.join(), note])).values()) left(part, detail);
  const marks = withoutRepeats(all);
  const spatial = shapes.flatMap((shape) => spatialOf(reader, shape, tool, named.name)).slice(0, SPATIAL_MAX);
  if (marks.length + spatial.length === 0) return undefined;
  if (marks.length > MARKS_MAX) left('more-marks', `${named.name}: ${marks.length - MARKS_MAX}`);
  return { ...named, marks: marks.slice(0, MARKS_MAX), ...(spatial.length > 0 && { spatial }) };
}

const imagesOf = (reader: ReportReader, { shapes }: ReportGroup): MarkedImage[] =>
  shapes.flatMap(({ item }) => reader.images(item));

/**
 * The content of a measurement report as proposals. Its numbers are ignored: lengths are measured anew.
 * @throws Refusal `no_image` if it contains no measurement and no coordinates
 */
export function readMeasurementReport(dataSet: DataSet): MarksDocument {
  const decode = decoderFor(dataSet);
  const reader = new ReportReader(dataSet, decode);
  const identities = identitiesOf(dataSet, decode);
  const left: MarksDocument['left'] = [];
  const leave: Leave = (part, detail) => left.push({ part, detail });
  const groups = joinedGroups(groupsIn(reader, reader.items(dataSet)));
  if (groups.length === 0) throw new Refusal('no_image');
  const isKey = ({ tool }: ReportGroup) => tool === 'keyimage';
  const findings = groups
    .filter((group) => !isKey(group))
    .flatMap((group) => findingOf(reader, group, identities, leave) ?? []);
  return {
    source: 'report',
    instance: codeIn(dataSet, TAG.SOPInstanceUID),
    findings: withinCase(findings, leave),
    views: [],
    keyImages: groups.filter(isKey).flatMap((group) => imagesOf(reader, group)),
    left,
    identities,
  };
}
