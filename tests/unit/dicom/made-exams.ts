import { cs, ds, fd, image, sq, us } from './exams.ts';
import { type Attribute, text, writeDicom } from './write-dicom.ts';

/** Planted in the files; none may be found in anything the browser sends. */
export const IDENTITY = [
  'Lefèvre',
  'LEFEVRE',
  'Anaïs',
  '284057512345678',
  '19840517',
  'Clinique des Tilleuls',
  '1.2.826.0.1.3680043.9',
];

const who = [
  text(0x00080080, 'LO', 'Clinique des Tilleuls'),
  text(0x00100010, 'PN', 'LEFEVRE^Anaïs'),
  text(0x00100020, 'LO', '284057512345678'),
  text(0x00100030, 'DA', '19840517'),
  text(0x0020000d, 'UI', '1.2.826.0.1.3680043.9.1'),
];

const series = (number: number, label: string) => [
  text(0x0020000e, 'UI', `1.2.826.0.1.3680043.9.2.${number}`),
  text(0x00200011, 'IS', String(number)),
  text(0x0008103e, 'LO', label),
];

const AXIAL = ds(0x00200037, '1\\0\\0\\0\\1\\0');
const SAGITTAL = ds(0x00200037, '0\\1\\0\\0\\0\\-1');

/** An MRI of a knee as a scanner exports it: a localizer, two sequences, and a name that somebody typed into one. */
export function kneeExam(): { name: string; buffer: Buffer }[] {
  const slices = (count: number, make: (at: number) => Uint8Array) =>
    Array.from({ length: count }, (_, at) => make(at));
  const files = [
    ...slices(3, (at) =>
      image('MR', [
        ...who,
        ...series(1, 'Repérage'),
        cs(0x00080008, 'ORIGINAL\\PRIMARY\\LOCALIZER'),
        AXIAL,
        ds(0x00200032, `0\\0\\${at * 10}`),
        ds(0x00180080, '8.6'),
      ]),
    ),
    ...slices(4, (at) =>
      image('MR', [
        ...who,
        ...series(2, 'DP FS sag de Mme Lefèvre'),
        cs(0x00080008, 'ORIGINAL\\PRIMARY\\M'),
        cs(0x00180020, 'SE'),
        cs(0x00180022, 'FS'),
        SAGITTAL,
        ds(0x00200032, `${at * 3.3}\\0\\0`),
        ds(0x00180050, '3'),
        ds(0x00180088, '3.3'),
        ds(0x00180080, '2800'),
        ds(0x00180081, '30'),
        ds(0x00180083, '1'),
        ds(0x00180095, '195'),
        ds(0x00181100, '160'),
        us(0x00181310, 384, 0, 0, 307),
        ds(0x00181314, '150'),
      ]),
    ),
    ...slices(4, (at) =>
      image('MR', [
        ...who,
        ...series(3, 'T2 axial'),
        cs(0x00080008, 'ORIGINAL\\PRIMARY\\M'),
        AXIAL,
        ds(0x00200032, `0\\0\\${at * 4}`),
        ds(0x00180050, '4'),
        ds(0x00180080, '3500'),
        ds(0x00180081, '80'),
        ds(0x00280030, '0.5\\0.5'),
        fd(0x00189073, 178),
      ]),
    ),
  ];
  return files.map((bytes, at) => ({ name: `Lefèvre-${at}`, buffer: Buffer.from(bytes) }));
}

const code = (value: string) =>
  sq(0x0040a043, [text(0x00080100, 'SH', value), text(0x00080102, 'SH', 'DCM')]);
const measured = (concept: string, value: number) => [
  cs(0x0040a040, 'NUM'),
  code(concept),
  sq(0x0040a300, [ds(0x0040a30a, String(value))]),
];
const container = (concept: string, ...items: Attribute[][]) => [
  cs(0x0040a040, 'CONTAINER'),
  code(concept),
  sq(0x0040a730, ...items),
];

export interface MadeEvent {
  uid: string;
  kv: number;
  ctdiVol: number;
  dlp: number;
  pitch?: number;
  /** A constant angle is a localizer's. */
  localizer?: boolean;
  /** Code of the phantom that the index is of. */
  phantom?: string;
}

/** A CT dose report (PS3.16 TID 10011) with its irradiations. */
export function doseReport(events: readonly MadeEvent[], study = '1.2.826.1'): Uint8Array<ArrayBuffer> {
  const acquisitions = events.map(({ uid, kv, ctdiVol, dlp, pitch, localizer, phantom }) =>
    container(
      '113819',
      [
        cs(0x0040a040, 'CODE'),
        code('113820'),
        sq(0x0040a168, [text(0x00080100, 'SH', localizer ? '113805' : 'P5-08001')]),
      ],
      [cs(0x0040a040, 'UIDREF'), code('113769'), text(0x0040a124, 'UI', uid)],
      container(
        '113822',
        measured('113826', 0.6),
        measured('113827', 38.4),
        ...(pitch === undefined ? [] : [measured('113828', pitch)]),
        container('113831', measured('113733', kv)),
      ),
      container(
        '113829',
        measured('113830', ctdiVol),
        ...(phantom === undefined
          ? []
          : [[cs(0x0040a040, 'CODE'), code('113835'), sq(0x0040a168, [text(0x00080100, 'SH', phantom)])]]),
        measured('113838', dlp),
      ),
    ),
  );
  return writeDicom([
    text(0x00080016, 'UI', '1.2.840.10008.5.1.4.1.1.88.67'),
    cs(0x00080060, 'SR'),
    text(0x00080018, 'UI', '1.2.826.0.1.3680043.9.77'),
    ...who.filter(({ tag }) => tag !== 0x0020000d),
    text(0x0020000d, 'UI', study),
    cs(0x0040a040, 'CONTAINER'),
    code('113701'),
    sq(0x0040a730, container('113811', measured('113813', 999)), ...acquisitions),
  ]);
}
