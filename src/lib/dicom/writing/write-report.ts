import type { Point } from '#lib/imaging/measure.ts';
import {
  type OriginalImage,
  OWN_SCHEME,
  originalKey,
  type WrittenFinding,
  type WrittenMark,
} from '../attributes/written-marks.ts';
import { WRITTEN } from '../attributes/written-tags.ts';
import { headerOf, imageReferences, MAKER, seriesReferences, type WrittenExam } from './exam-header.ts';
import { ellipsePoints } from './mark-graphics.ts';
import { dateOf, decimal, newUid, oneLine, timeOf } from './values-of.ts';
import { type Attribute, numbers, sequence, text, writeFile } from './write-file.ts';

/** Measurement reports (PS3.16, TID 1500), as Comprehensive SR (PS3.3 A.35.3). */

const COMPREHENSIVE = '1.2.840.10008.5.1.4.1.1.88.33';
/** Device UID of this site as an observer, generated once. */
const DEVICE = '2.25.198213570445178612904473125570316682045';

type Code = readonly [value: string, scheme: string, meaning: string];

const codeItem = ([value, scheme, meaning]: Code): Attribute[] => [
  text(WRITTEN.CodeValue, 'SH', value),
  text(WRITTEN.CodingSchemeDesignator, 'SH', scheme),
  text(WRITTEN.CodeMeaning, 'LO', oneLine(meaning, 64)),
];

type Relation = 'CONTAINS' | 'HAS OBS CONTEXT' | 'HAS CONCEPT MOD' | 'INFERRED FROM' | 'SELECTED FROM';

/** A content item with its children. */
function node(
  relation: Relation,
  type: string,
  concept: Code | undefined,
  value: readonly Attribute[],
  below: readonly Attribute[][] = [],
): Attribute[] {
  return [
    text(WRITTEN.RelationshipType, 'CS', relation),
    text(WRITTEN.ValueType, 'CS', type),
    ...(concept ? [sequence(WRITTEN.ConceptNameCodeSequence, codeItem(concept))] : []),
    ...value,
    ...(below.length > 0 ? [sequence(WRITTEN.ContentSequence, ...below)] : []),
  ];
}

const containerParts = (template?: string): Attribute[] => [
  text(WRITTEN.ContinuityOfContent, 'CS', 'SEPARATE'),
  ...(template
    ? [
        sequence(WRITTEN.ContentTemplateSequence, [
          text(WRITTEN.MappingResource, 'CS', 'DCMR'),
          text(WRITTEN.TemplateIdentifier, 'CS', template),
        ]),
      ]
    : []),
];

const container = (concept: Code, below: readonly Attribute[][], template?: string) =>
  node('CONTAINS', 'CONTAINER', concept, containerParts(template), below);
const textNode = (relation: Relation, concept: Code, words: string) =>
  node(relation, 'TEXT', concept, [text(WRITTEN.TextValue, 'UT', words)]);
const uidNode = (concept: Code, uid: string) =>
  node('HAS OBS CONTEXT', 'UIDREF', concept, [text(WRITTEN.UID, 'UI', uid)]);
const codeNode = (relation: Relation, concept: Code, value: Code) =>
  node(relation, 'CODE', concept, [sequence(WRITTEN.ConceptCodeSequence, codeItem(value))]);

function coordinates(
  relation: Relation,
  concept: Code | undefined,
  { kind, points, image }: WrittenMark,
  exam: WrittenExam,
): Attribute[] {
  const [graphic, written] = shapeOf(kind, points, image);
  const cited = node('SELECTED FROM', 'IMAGE', undefined, [
    sequence(WRITTEN.ReferencedSOPSequence, ...imageReferences([image], exam)),
  ]);
  const value = [
    numbers(WRITTEN.GraphicData, 'FL', ...written.flatMap(({ x, y }) => [x, y])),
    text(WRITTEN.GraphicType, 'CS', graphic),
  ];
  return node(relation, 'SCOORD', concept, value, [cited]);
}

/** A mark as spatial coordinates; for an arrow, the point at its tip. */
function shapeOf(
  kind: WrittenMark['kind'],
  points: readonly Point[],
  image: OriginalImage,
): [graphic: string, points: readonly Point[]] {
  const first = points.slice(0, 1);
  if (kind === 'label') return ['POINT', first];
  if (kind === 'arrow') return ['POINT', points.slice(-1)];
  if (kind === 'length') return ['POLYLINE', points];
  if (kind === 'contour') return ['POLYLINE', [...points, ...first]];
  return ['ELLIPSE', ellipsePoints(points, image)];
}

/** Marks a group as a finding of this site: since a code has one meaning, the name is the tracking identifier. */
const FINDING: Code = ['SIGNE', OWN_SCHEME, 'Finding named by its tracking identifier'];

/** The group of one mark: a length in millimetres is a measurement (TID 1501), other marks are regions (TID 1410). */
function groupOf(
  { name, comment }: WrittenFinding,
  mark: WrittenMark,
  tracking: string,
  exam: WrittenExam,
): Attribute[] {
  const { millimetres } = mark;
  const measured = node(
    'CONTAINS',
    'NUM',
    ['410668003', 'SCT', 'Length'],
    millimetres === undefined
      ? []
      : [
          sequence(WRITTEN.MeasuredValueSequence, [
            text(WRITTEN.NumericValue, 'DS', decimal(millimetres)),
            sequence(WRITTEN.MeasurementUnitsCodeSequence, codeItem(['mm', 'UCUM', 'millimeter'])),
          ]),
        ],
    [coordinates('INFERRED FROM', undefined, mark, exam)],
  );
  return container(
    ['125007', 'DCM', 'Measurement Group'],
    [
      textNode('HAS OBS CONTEXT', ['112039', 'DCM', 'Tracking Identifier'], name),
      uidNode(['112040', 'DCM', 'Tracking Unique Identifier'], tracking),
      codeNode('CONTAINS', ['121071', 'DCM', 'Finding'], FINDING),
      millimetres === undefined
        ? coordinates('CONTAINS', ['111030', 'DCM', 'Image Region'], mark, exam)
        : measured,
      ...(mark.text ? [textNode('CONTAINS', ['REPERE', OWN_SCHEME, 'Label'], mark.text)] : []),
      ...(comment ? [textNode('CONTAINS', ['121106', 'DCM', 'Comment'], comment)] : []),
    ],
    millimetres === undefined ? '1410' : '1501',
  );
}

/** The groups of a finding's marks, which share a name. The comment is written only in the first. */
function groupsOf(finding: WrittenFinding, exam: WrittenExam): Attribute[][] {
  const tracking = newUid();
  return finding.marks.map((mark, at) =>
    groupOf(at === 0 ? finding : { ...finding, comment: '' }, mark, tracking, exam),
  );
}

function contentOf(findings: readonly WrittenFinding[], images: readonly OriginalImage[], exam: WrittenExam) {
  const library = images.map((image) =>
    node('CONTAINS', 'IMAGE', undefined, [
      sequence(WRITTEN.ReferencedSOPSequence, ...imageReferences([image], exam)),
    ]),
  );
  return [
    codeNode(
      'HAS CONCEPT MOD',
      ['121049', 'DCM', 'Language of Content Item and Descendants'],
      ['fr', 'RFC5646', 'French'],
    ),
    codeNode('HAS OBS CONTEXT', ['121005', 'DCM', 'Observer Type'], ['121007', 'DCM', 'Device']),
    uidNode(['121012', 'DCM', 'Device Observer UID'], DEVICE),
    textNode('HAS OBS CONTEXT', ['121013', 'DCM', 'Device Observer Name'], MAKER),
    codeNode(
      'HAS CONCEPT MOD',
      ['121058', 'DCM', 'Procedure reported'],
      ['363679005', 'SCT', 'Imaging procedure'],
    ),
    container(
      ['111028', 'DCM', 'Image Library'],
      [container(['126200', 'DCM', 'Image Library Group'], library)],
    ),
    container(
      ['126010', 'DCM', 'Imaging Measurements'],
      findings.flatMap((finding) => groupsOf(finding, exam)),
    ),
  ];
}

/** The findings of one exam as a measurement report. */
export function writeReport(findings: readonly WrittenFinding[], exam: WrittenExam): Uint8Array<ArrayBuffer> {
  const marked = findings.flatMap(({ marks }) => marks.map(({ image }) => image));
  const images = [...new Map(marked.map((image) => [originalKey(image), image])).values()];
  const { now } = exam;
  return writeFile(COMPREHENSIVE, newUid(), [
    ...headerOf(exam, 'SR'),
    sequence(WRITTEN.ReferencedPerformedProcedureStepSequence),
    text(WRITTEN.ContentDate, 'DA', dateOf(now)),
    text(WRITTEN.ContentTime, 'TM', timeOf(now)),
    text(WRITTEN.CompletionFlag, 'CS', 'COMPLETE'),
    text(WRITTEN.VerificationFlag, 'CS', 'UNVERIFIED'),
    sequence(WRITTEN.PerformedProcedureCodeSequence),
    sequence(WRITTEN.CurrentRequestedProcedureEvidenceSequence, [
      text(WRITTEN.StudyInstanceUID, 'UI', exam.study),
      sequence(
        WRITTEN.ReferencedSeriesSequence,
        ...seriesReferences(images, WRITTEN.ReferencedSOPSequence, exam, false),
      ),
    ]),
    text(WRITTEN.ValueType, 'CS', 'CONTAINER'),
    sequence(WRITTEN.ConceptNameCodeSequence, codeItem(['126000', 'DCM', 'Imaging Measurement Report'])),
    ...containerParts('1500'),
    sequence(WRITTEN.ContentSequence, ...contentOf(findings, images, exam)),
  ]);
}
