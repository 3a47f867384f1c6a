import {
  type CitedHeader,
  IDENTITY,
  type IdentityKeyword,
  type OriginalImage,
} from '../attributes/written-marks.ts';
import { WRITTEN } from '../attributes/written-tags.ts';
import { dateOf, newUid, timeOf } from './values-of.ts';
import { type Attribute, sequence, text } from './write-file.ts';

/** Who made a document. */
export const MAKER = 'NEGATOSCOPE';

/** The exam that a document is filed with: what it repeats of its files, which are the author's own. */
export interface WrittenExam {
  study: string;
  /** Without the patient's names and numbers where the author left them out. */
  header: CitedHeader;
  /** Classes of the images, by their instances. */
  classes: ReadonlyMap<string, string>;
  /** What the document's series is called. */
  described: string;
  now: Date;
}

/** Patient, study, series and equipment of a document: a series of its own, in the study of its images. */
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

/** Each instance once, with all its frames that are meant. */
const byInstance = (images: readonly OriginalImage[]): OriginalImage[][] => [
  ...Map.groupBy(images, ({ instance }) => instance).values(),
];

/** References to images; `withFrames`: which frames of their files are meant. */
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

/** References to images, series by series. */
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
