import { imageAttributes, text, writeDicom } from '../unit/dicom/write-dicom.ts';

const SIDE = 64;
const CT_STORAGE = '1.2.840.10008.5.1.4.1.1.2';

/** An exam of a made-up patient, whose identity no test may find where it must not be. */
export interface PlantedExam {
  number: number;
  patientName: string;
  patientId: string;
  birthDate: string;
  accession: string;
  description: string;
  date: string;
  uid: string;
}

/** Identities that are found nowhere by chance. */
export function plantedExam(number: number): PlantedExam {
  const two = String(number).padStart(2, '0');
  return {
    number,
    patientName: `ZWOLFRAM${two}^QUENTINE${two}`,
    patientId: `PLANTE${two}7734`,
    birthDate: `19${30 + number}1123`,
    accession: `ACCPL${two}88`,
    description: `Bilan vrombissant ${two}`,
    date: `202601${two}`,
    uid: `1.2.826.0.1.3680043.9.77.${number}`,
  };
}

/** What of an exam must not reach our server. */
export const plantedWords = (exam: PlantedExam): string[] => [
  exam.patientName,
  ...exam.patientName.split('^'),
  exam.patientId,
  exam.birthDate,
  exam.accession,
  exam.description,
  exam.uid,
];

export const seriesUid = ({ uid }: PlantedExam, series: number): string => `${uid}.${series}`;
export const objectUid = (exam: PlantedExam, series: number, instance: number): string =>
  `${seriesUid(exam, series)}.${instance}`;

/** A slice of a series: a square whose brightness tells it from the others. */
export function plantedSlice(
  exam: PlantedExam,
  series: number,
  instance: number,
  side = SIDE,
): Uint8Array<ArrayBuffer> {
  const pixels = Uint16Array.from({ length: side * side }, (_, at) => {
    const [x, y] = [at % side, Math.floor(at / side)];
    const isInside = Math.hypot(x - side / 2, y - side / 2) < side / 3;
    return isInside ? 1000 + exam.number * 31 + series * 7 + ((x * y + instance * 13) % 97) : at % 24;
  });
  return writeDicom(
    imageAttributes(side, side, new Uint8Array(pixels.buffer), [
      text(0x00080005, 'CS', 'ISO_IR 192'),
      text(0x00080016, 'UI', CT_STORAGE),
      text(0x00080018, 'UI', objectUid(exam, series, instance)),
      text(0x00080020, 'DA', exam.date),
      text(0x00080050, 'SH', exam.accession),
      text(0x00080060, 'CS', 'CT'),
      text(0x00081030, 'LO', exam.description),
      text(0x0008103e, 'LO', `Axial ${series}`),
      text(0x00100010, 'PN', exam.patientName),
      text(0x00100020, 'LO', exam.patientId),
      text(0x00100030, 'DA', exam.birthDate),
      text(0x0020000d, 'UI', exam.uid),
      text(0x0020000e, 'UI', seriesUid(exam, series)),
      text(0x00200011, 'IS', String(series)),
      text(0x00200013, 'IS', String(instance)),
      text(0x00200032, 'DS', `-100\\-100\\${100 - instance * 2}`),
      text(0x00200037, 'DS', '1\\0\\0\\0\\1\\0'),
      text(0x00280030, 'DS', '0.7\\0.7'),
      text(0x00281050, 'DS', '40'),
      text(0x00281051, 'DS', '400'),
      text(0x00281052, 'DS', '-1024'),
      text(0x00281053, 'DS', '1'),
    ]),
  );
}

/** Slices of some series of an exam. */
export const plantedFiles = (exam: PlantedExam, series: number, slices: number): Uint8Array<ArrayBuffer>[] =>
  Array.from({ length: series * slices }, (_, at) =>
    plantedSlice(exam, Math.floor(at / slices) + 1, (at % slices) + 1),
  );
