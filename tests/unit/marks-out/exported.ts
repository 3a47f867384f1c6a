import type { CitedHeader, OriginalImage, WrittenFinding } from '#lib/dicom/attributes/written-marks.ts';
import { readMarks } from '#lib/dicom/documents/read-marks.ts';
import type { WrittenExam } from '#lib/dicom/writing/exam-header.ts';

/** An image of a CT, as its author's file says it is. */
export const original = (changes: Partial<OriginalImage> = {}): OriginalImage => ({
  instance: '1.2.826.0.1.3680043.9.1.1',
  series: '1.2.826.0.1.3680043.9.1',
  study: '1.2.826.0.1.3680043.9',
  patient: '284057512345678|planté zoé',
  frame: 0,
  columns: 512,
  rows: 400,
  spacing: [0.7, 0.7],
  aspect: 1,
  isGrey: true,
  isInverted: false,
  rescale: { slope: 1, intercept: -1024, unit: 'HU' },
  isTabled: false,
  window: null,
  isLocalizer: false,
  ...changes,
});

export const header: CitedHeader = {
  sopClass: '1.2.840.10008.5.1.4.1.1.2',
  values: {
    PatientName: 'PLANTÉ^Zoé',
    PatientID: '284057512345678',
    PatientBirthDate: '19840517',
    PatientSex: 'F',
    ReferringPhysicianName: 'Martin^Luc',
    AccessionNumber: 'QQ12',
    StudyID: '1',
    StudyDate: '20260102',
    StudyTime: '101112',
  },
  blank: [],
};

/** The exam of some images. */
export const examOf = (images: readonly OriginalImage[]): WrittenExam => ({
  study: images[0]!.study,
  header,
  classes: new Map(images.map(({ instance }) => [instance, header.sopClass])),
  described: 'Signes (Négatoscope)',
  now: new Date(2026, 10, 30, 8, 9, 10),
});

/** A finding of every kind of mark on two images, drawn on parts of a pixel. */
export function findingsOn(first: OriginalImage, second: OriginalImage): WrittenFinding[] {
  return [
    {
      name: 'Nodule supérieur gauche',
      comment: 'Bords spiculés.',
      marks: [
        {
          kind: 'length',
          image: first,
          points: [
            { x: 100.25, y: 80.5 },
            { x: 131.125, y: 99.75 },
          ],
          millimetres: 25.47,
        },
        {
          kind: 'ellipse',
          image: first,
          points: [
            { x: 90.5, y: 70.125 },
            { x: 140.75, y: 110.875 },
          ],
        },
        { kind: 'label', image: second, points: [{ x: 12.5, y: 13.5 }], text: 'Ici' },
      ],
    },
    {
      name: 'Épanchement',
      comment: '',
      marks: [
        {
          kind: 'contour',
          image: second,
          points: Array.from({ length: 200 }, (_, at) => ({
            x: 200 + (60 + (at % 3)) * Math.cos((at * Math.PI) / 100),
            y: 150 + 40 * Math.sin((at * Math.PI) / 100),
          })),
        },
        {
          kind: 'arrow',
          image: first,
          points: [
            { x: 300.5, y: 20.25 },
            { x: 250.125, y: 60.75 },
          ],
        },
        { kind: 'label', image: first, points: [{ x: 5.25, y: 6.75 }] },
      ],
    },
  ];
}

/** A file as it is read again. */
export const read = (bytes: Uint8Array<ArrayBuffer>) => readMarks(new Blob([bytes]));
