import {
  type CitedHeader,
  IDENTITY,
  type IdentityKeyword,
  type OriginalImage,
} from '../attributes/written-marks.ts';
import { WRITTEN } from '../attributes/written-tags.ts';
import { dateOf, newUid, timeOf } from './values-of.ts';
import { type Attribute, sequence, text } from './write-file.ts';

/** Manufacturer of the documents. */
export const MAKER = 'NEGATOSCOPE';

/** The exam to which a document belongs, with the header data repeated from its files, which are the author's own. */
export interface WrittenExam {
  study: string;
  /** Without the patient's names and numbers if the author chose to leave them out. */
  header: CitedHeader;
  /** SOP classes of the images, by SOP Instance UID. */
  classes: ReadonlyMap<string, string>;
  /** Description of the document's series. */
  described: string;
  now: Date;
}

/** Patient, study, series and equipment of a document, which forms a new series in the study of its images. */
export function headerOf({ study, header, described, now }: WrittenExam, modality: string): Attribute[] {
  return [
    ...(Object.entries(IDENTITY) as [IdentityKeyword, (typeof IDENTITY)[IdentityKeyword]][]).map(
      ([keyword, { tag, vr }]) => text(tag, vr, header.values[keyword]),
    ),
    text(WRITTEN.InstanceCreationDate, 'DA', dateOf(now)),
    text(WRITTEN.InstanceCreationTime, 'TM', timeOf(now)),
    text(WRITTEN.StudyInstanceUID, 'UI', study),
    text(WRITTEN.SeriesInstanceUID, 'UI', newUid()),
    text(WRITTEN.SeriesNumber, 'IS', '1'),
    text(WRITTEN.InstanceNumber, 'IS', '1'),
    text(WRITTEN.Modality, 'CS', modality),
    text(WRITTEN.SeriesDescription, 'LO', described),
    text(WRITTEN.Manufacturer, 'LO', MAKER),
  ];
}

/** Groups images by instance, with all frames of each. */
const byInstance = (images: readonly OriginalImage[]): OriginalImage[][] => [
  ...Map.groupBy(images, ({ instance }) => instance).values(),
];

/** References to images; `withFrames`: whether to include frame numbers. */
export function imageReferences(
  images: readonly OriginalImage[],
  { classes }: Pick<WrittenExam, 'classes'>,
  withFrames = true,
): Attribute[][] {
  return byInstance(images).map((own) => {
    const { instance } = own[0]!;
    const frames = [...new Set(own.map(({ frame }) => frame))].filter((frame) => frame > 0);
    return [
      text(WRITTEN.ReferencedSOPClassUID, 'UI', classes.get(instance) ?? ''),
      text(WRITTEN.ReferencedSOPInstanceUID, 'UI', instance),
      ...(withFrames && frames.length > 0
        ? [text(WRITTEN.ReferencedFrameNumber, 'IS', frames.join('\\'))]
        : []),
    ];
  });
}

/** References to images, grouped by series. */
export function seriesReferences(
  images: readonly OriginalImage[],
  tag: number,
  exam: WrittenExam,
  withFrames: boolean,
): Attribute[][] {
  return [...Map.groupBy(images, ({ series }) => series)].map(([series, own]) => [
    text(WRITTEN.SeriesInstanceUID, 'UI', series),
    sequence(tag, ...imageReferences(own, exam, withFrames)),
  ]);
}
