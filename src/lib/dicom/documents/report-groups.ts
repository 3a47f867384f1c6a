import type { Point } from '#lib/imaging/measure.ts';
import type { DocumentCode } from '../attributes/document.ts';
import { REPORT_TAGS } from '../attributes/measurement-tags.ts';
import { OWN_SCHEME } from '../attributes/written-marks.ts';
import type { DataSet } from '../data-set.ts';
import { codesOf, numbersOf } from '../values.ts';
import type { ReportItem, ReportReader } from './report-items.ts';
import type { ReportShape } from './report-shapes.ts';

/** Maximum number of coordinates of one shape. */
const COORDINATES_MAX = 40_000;
/** Tracking identifiers of Cornerstone and OHIF tools: `Cornerstone3DTools@^0.1.0:Length`, `…:Probe:KeyImage`. */
const CORNERSTONE = /^cornerstone\w*@[^:]*:(?:\w+:)?(\w+)$/i;
/** Matches items with the position of a displayed text, which is not a position of the finding. */
const PLACE_OF_TEXT = /text\s?(annotation|box)/i;

export const isConcept = (concept: DocumentCode | undefined, ...codes: string[]): boolean =>
  concept !== undefined && codes.includes(`${concept.value} ${concept.scheme}`);

const TRACKING = '112039 DCM';
const TRACKING_UID = '112040 DCM';
/** Concepts used only in reports of this site: a group belongs to a finding, and a label stands beside a point. */
const OWN_FINDING = `SIGNE ${OWN_SCHEME}`;
const OWN_LABEL = `REPERE ${OWN_SCHEME}`;
const FINDING = '121071 DCM';
const COMMENT = '121106 DCM';
const SITE = ['363698007 SCT', 'G-C0E3 SRT'];
const LATERALITY = ['272741003 SCT', 'G-C171 SRT'];

/** Coordinates, with the content item that contains them. */
export interface GroupShape extends Omit<ReportShape, 'label' | 'tool'> {
  item: ReportItem;
  /** Concept of the number that was measured with them. */
  measured: DocumentCode | undefined;
  /** Text beside a point, if it is not the group's name. */
  label?: string;
  /** Points in patient coordinates, used instead of image points. */
  inSpace?: number[][];
}

/** The content of a group of measurements (PS3.16, TID 1410, 1411 and 1501). */
export interface ReportGroup {
  tool: string;
  codes: DocumentCode[];
  texts: string[];
  /** Tracking UID, or the name if it has none. */
  tracking: string;
  shapes: GroupShape[];
  /** In a report of this site: the finding to which this group's mark belongs. */
  own?: string;
  /** Whether it contains an explanatory text, which is not read. */
  isExplained?: boolean;
}

/** Coordinates in pairs or triples; none if their number does not match, or some are not numbers. */
function coordinatesOf(dataSet: DataSet, size: 2 | 3): number[][] {
  const numbers = numbersOf(dataSet, REPORT_TAGS.GraphicData, 'FL', COORDINATES_MAX + 2);
  if (numbers.length > COORDINATES_MAX || numbers.length % size !== 0) return [];
  if (!numbers.every(Number.isFinite)) return [];
  return Array.from({ length: numbers.length / size }, (_, i) => numbers.slice(size * i, size * (i + 1)));
}

/** The coordinates below an item, each with the concept of the number measured with them. */
export function shapesIn(
  reader: ReportReader,
  item: ReportItem,
  number?: { unit: string | undefined; measured: DocumentCode | undefined },
): GroupShape[] {
  const { dataSet, type, concept } = item;
  if (type === 'SCOORD' || type === 'SCOORD3D') {
    if (PLACE_OF_TEXT.test(`${concept?.value} ${concept?.meaning}`)) return [];
    const graphic = codesOf(dataSet, REPORT_TAGS.GraphicType)[0] ?? '';
    const { unit, measured } = number ?? {};
    if (type === 'SCOORD3D')
      return [{ item, graphic, points: [], inSpace: coordinatesOf(dataSet, 3), unit, measured }];
    const points = coordinatesOf(dataSet, 2).map(([x, y]): Point => ({ x: x!, y: y! }));
    return [{ item, graphic, points, unit, measured }];
  }
  const own = type === 'NUM' ? { unit: reader.unit(item), measured: concept } : number;
  return reader.items(dataSet).flatMap((each) => shapesIn(reader, each, own));
}

/** Codes of an anatomical site and its laterality. */
function siteCodes(reader: ReportReader, item: ReportItem): DocumentCode[] {
  const sides = reader
    .items(item.dataSet)
    .filter(({ concept }) => isConcept(concept, ...LATERALITY))
    .map((side) => reader.code(side));
  return [reader.code(item), ...sides].flatMap((code) => code ?? []);
}

/** A group in a report of this site: one mark of a finding, named by its tracking identifier. */
function ownGroup(reader: ReportReader, items: readonly ReportItem[]): ReportGroup {
  const of = (concept: string) => items.find((item) => isConcept(item.concept, concept));
  const textOf = (concept: string) => {
    const item = of(concept);
    return item ? reader.text(item) : '';
  };
  const uid = of(TRACKING_UID);
  const label = textOf(OWN_LABEL);
  return {
    tool: '',
    codes: [],
    texts: [],
    tracking: textOf(TRACKING),
    shapes: items.flatMap((item) => shapesIn(reader, item)).map((shape) => ({ ...shape, label })),
    isExplained: textOf(COMMENT) !== '',
    own: uid ? (codesOf(uid.dataSet, REPORT_TAGS.UID)[0] ?? '') : '',
  };
}

/** The content of a container of measurements. */
export function groupOf(reader: ReportReader, container: ReportItem): ReportGroup {
  const items = reader.items(container.dataSet);
  const isOwn = items.some(
    (item) => isConcept(item.concept, FINDING) && isConcept(reader.code(item), OWN_FINDING),
  );
  if (isOwn) return ownGroup(reader, items);
  const group: ReportGroup = { tool: '', codes: [], texts: [], tracking: '', shapes: [] };
  const sites: DocumentCode[] = [];
  for (const item of items) {
    if (isConcept(item.concept, TRACKING)) {
      const text = reader.text(item);
      const tool = CORNERSTONE.exec(text)?.[1];
      if (tool) group.tool = tool.toLowerCase();
      else group.tracking = text;
    } else if (isConcept(item.concept, FINDING)) {
      const code = reader.code(item);
      if (code) group.codes.push(code);
      else group.texts.push(reader.text(item));
    } else if (isConcept(item.concept, ...SITE)) sites.push(...siteCodes(reader, item));
    else if (isConcept(item.concept, COMMENT)) group.texts.push(reader.text(item));
    group.shapes.push(...shapesIn(reader, item));
  }
  group.codes.push(...sites);
  return group;
}

/** Merges the groups that belong to one finding, since reports of this site have one group per mark. */
export function joinedGroups(groups: readonly ReportGroup[]): ReportGroup[] {
  const joined = new Map<string | ReportGroup, ReportGroup>();
  for (const group of groups) {
    const key = group.own || group;
    const known = joined.get(key);
    joined.set(key, known ? { ...known, shapes: [...known.shapes, ...group.shapes] } : group);
  }
  return [...joined.values()];
}
