import type { DataSet, Element } from '#lib/dicom/data-set.ts';
import type { DicomFile } from '#lib/dicom/read-file.ts';
import { ENCODINGS, type Identity, identity } from './identities.ts';
import { type Attribute, writeDicom } from './write-dicom.ts';

/** A real file, planted with people. */
export interface Planted {
  bytes: Uint8Array<ArrayBuffer>;
  identities: Identity[];
  /** Number of attributes or places that contain one of them. */
  places: number;
}

/** The attributes read, in the form that the writer needs. */
function attributesOf(dataSet: DataSet, explicit: boolean): Attribute[] {
  return [...dataSet.elements.values()]
    .filter(({ tag }) => (tag & 0xffff) !== 0)
    .map((element) => ({
      tag: element.tag,
      vr: vrOf(element, explicit),
      value: readValue(dataSet, element, explicit),
    }));
}

function vrOf({ vr, items, fragments }: Element, explicit: boolean): string {
  if (items) return 'SQ';
  if (fragments) return 'OB';
  return vr === '' && explicit ? 'UN' : vr;
}

function readValue(dataSet: DataSet, element: Element, explicit: boolean): Attribute['value'] {
  if (element.items) return element.items.map((item) => attributesOf(item, explicit));
  const cut = (at: number, length: number) => dataSet.bytes.slice(at, at + length);
  if (!element.fragments) return cut(element.at, element.length);
  return { frames: element.fragments.slice(1).map(({ at, length }) => withComment(cut(at, length))) };
}

const COMMENT = identity(999_983);

/** Codestreams may carry comments: COM segments of JPEG and of JPEG 2000. */
function withComment(stream: Uint8Array): Uint8Array {
  const isJpeg = stream[0] === 0xff && stream[1] === 0xd8;
  if (!isJpeg) return stream;
  const text = Buffer.from(COMMENT.sentence, 'utf8');
  const segment = Buffer.concat([
    Buffer.of(0xff, 0xfe, (text.length + 2) >> 8, (text.length + 2) & 255),
    text,
  ]);
  return new Uint8Array(Buffer.concat([stream.subarray(0, 2), segment, stream.subarray(2)]));
}

/** Standard attributes that name people, or are free text, or are on the allow-list and should hold something else. */
const TEXTS: [number, string, (who: Identity) => string][] = [
  [0x00100010, 'PN', (who) => who.personName],
  [0x00100020, 'LO', (who) => who.ipp],
  [0x00100030, 'DA', (who) => who.birthDate],
  [0x00101000, 'LO', (who) => who.nir],
  [0x00101040, 'LO', (who) => who.address],
  [0x00102154, 'SH', (who) => who.phone],
  [0x00104000, 'LT', (who) => who.sentence],
  [0x00080050, 'SH', (who) => who.ipp],
  [0x00080080, 'LO', (who) => who.address],
  [0x00080090, 'PN', (who) => who.personName],
  [0x00081030, 'LO', (who) => who.sentence],
  [0x0008103e, 'LO', (who) => who.sentence],
  [0x00081070, 'PN', (who) => who.personName],
  [0x00181030, 'LO', (who) => who.sentence],
  [0x00180024, 'SH', (who) => who.sentence],
  [0x00181210, 'SH', (who) => who.personName],
  [0x00180010, 'LO', (who) => who.personName],
  [0x00180015, 'CS', (who) => `KNEE\\${who.personName}`],
  [0x00080008, 'CS', (who) => `ORIGINAL\\${who.personName}\\${who.nir}`],
  [0x00281054, 'LO', (who) => who.personName],
  [0x00281056, 'CS', (who) => who.nir],
  [0x00185101, 'CS', (who) => who.personName],
  [0x00200060, 'CS', (who) => who.sentence],
  [0x00180050, 'DS', (who) => who.nir],
  [0x00180060, 'DS', (who) => who.ipp],
  [0x00281050, 'DS', (who) => `${who.ipp}\\${who.nir}`],
  [0x00181314, 'DS', (who) => who.phone],
  [0x00200013, 'IS', (who) => who.ipp],
  [0x0020000d, 'UI', (who) => `1.2.250.1.${who.nir}`],
  [0x0020000e, 'UI', (who) => `1.2.250.1.${who.nir}`],
  [0x00200052, 'UI', (who) => `1.2.250.1.${who.ipp}`],
  [0x00080018, 'UI', (who) => `1.2.250.1.${who.ipp}`],
  [0x00204000, 'LT', (who) => who.sentence],
  [0x00321032, 'PN', (who) => who.personName],
  [0x00400254, 'LO', (who) => who.sentence],
  [0x00091010, 'LO', (who) => who.sentence],
  [0x00291020, 'UN', (who) => who.personName],
  [0x60003000, 'OB', (who) => who.sentence],
];

/** Rewrites a file with people in all these attributes, nested ones and private ones, in one of the encodings. */
export function plant({ dataSet, transferSyntax }: DicomFile, seed: number): Planted {
  const explicit = [...dataSet.elements.values()].some(({ vr }) => vr !== '');
  const encode = ENCODINGS[seed % 3]!;
  const identities: Identity[] = [];
  const someone = () => {
    const who = identity(seed * 64 + identities.length);
    identities.push(who);
    return who;
  };
  const text = ([tag, vr, say]: (typeof TEXTS)[number]): Attribute => ({
    tag,
    vr,
    value: new Uint8Array(encode(say(someone()))),
  });
  const planted = TEXTS.map(text);
  const inner = [0x00100010, 0x00101000, 0x00104000].map((tag) =>
    text(TEXTS.find(([each]) => each === tag)!),
  );
  const nested: Attribute[] = [
    {
      tag: 0x00081140,
      vr: 'SQ',
      value: [[...inner, { tag: 0x00400275, vr: 'SQ', value: [[text(TEXTS[0]!)]] }]],
    },
    { tag: 0x00111001, vr: 'SQ', value: [[text(TEXTS[6]!)]] },
  ];
  const fresh = new Map([...planted, ...nested].map((attribute) => [attribute.tag, attribute]));
  const own = attributesOf(dataSet, explicit).filter(({ tag }) => !fresh.has(tag));
  const bytes = writeDicom([...own, ...fresh.values()], {
    syntax: transferSyntax,
    explicit,
    littleEndian: dataSet.littleEndian,
  });
  bytes.set(encode(someone().personName).subarray(0, 127), 0);
  const after = new Uint8Array(encode(someone().sentence));
  return {
    bytes: new Uint8Array(Buffer.concat([bytes, after])),
    identities: [...identities, COMMENT],
    places: identities.length,
  };
}
