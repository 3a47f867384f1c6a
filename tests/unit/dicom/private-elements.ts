import { type Attribute, text } from './write-dicom.ts';

/** Private elements as makers write them, in a freely chosen block. */

/** Elements of a maker, and the element that reserves their block. @param elements by their low byte */
export function privateBlock(
  group: number,
  creator: string,
  elements: readonly [number, string, Attribute['value']][],
  block = 0x10,
): Attribute[] {
  const at = (element: number) => group * 0x10000 + element;
  return [
    text(at(block), 'LO', creator),
    ...elements.map(([low, vr, value]) => ({ tag: at(block * 0x100 + low), vr, value })),
  ];
}

export const siemens = (group: number, low: number, vr: string, value: string, block?: number) =>
  privateBlock(group, 'SIEMENS MR HEADER', [[low, vr, value]], block);

const ascii = (value: string, size: number) =>
  Buffer.concat([Buffer.from(value, 'latin1'), Buffer.alloc(size)]).subarray(0, size);
const uint = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries()) bytes.writeUInt32LE(value, at * 4);
  return bytes;
};

/** A CSA header in its second form: entries of texts, each with an empty item behind it as Siemens writes them. */
export function csaHeader(entries: Readonly<Record<string, readonly string[]>>): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [Buffer.from('SV10'), uint(0x01020304, Object.keys(entries).length, 77)];
  for (const [name, values] of Object.entries(entries)) {
    parts.push(ascii(name, 64), uint(1), ascii('UN', 4), uint(0, values.length + 1, 77));
    for (const value of [...values, '']) {
      const length = value === '' ? 0 : Buffer.byteLength(value, 'latin1') + 1;
      parts.push(uint(length, length, 77, length), ascii(value, Math.ceil(length / 4) * 4));
    }
  }
  return new Uint8Array(Buffer.concat(parts));
}

/** The protocol of a series: the description of its fields, then the values that are assigned. */
export const csaProtocol = (assigned: Readonly<Record<string, number | string>>): string =>
  [
    '<XProtocol> { <ParamLong."lTotalScanTimeSec"> { } <ParamLong."sPat.lAccelFactPE"> { 7 } }',
    '### ASCCONV BEGIN object=MrProtDataImpl@MrProtocolData version=41310008 ###',
    'ulVersion\t = \t0x276a0c6',
    ...Object.entries(assigned).map(([name, value]) => `${name}\t = \t${value}`),
    '### ASCCONV END ###',
    '',
  ].join('\n');

interface Csa {
  b?: string;
  protocol?: Readonly<Record<string, number | string>>;
  block?: number;
}

/** The two CSA elements of a Siemens file. */
export const csa = ({ b, protocol, block }: Csa): Attribute[] =>
  privateBlock(
    0x0029,
    'SIEMENS CSA HEADER',
    [
      [0x10, 'OB', csaHeader({ EchoLinePosition: ['64'], B_value: b === undefined ? [] : [b] })],
      [
        0x20,
        'OB',
        csaHeader(protocol ? { UsedPatientWeight: ['70'], MrPhoenixProtocol: [csaProtocol(protocol)] } : {}),
      ],
    ],
    block,
  );

export const ge = {
  parameters: (elements: readonly [number, string, Attribute['value']][], block?: number) =>
    privateBlock(0x0043, 'GEMS_PARM_01', elements, block),
  acquisition: (microseconds: number, block?: number) =>
    privateBlock(0x0019, 'GEMS_ACQU_01', [[0x5a, 'FL', [microseconds]]], block),
};

export const philips = {
  bValue: (value: number, block?: number) =>
    privateBlock(0x2001, 'Philips Imaging DD 001', [[0x03, 'FL', [value]]], block),
  /** The duration, and the standard's attributes in a sequence of Philips' own. */
  image: (seconds: number, own: Attribute[]) => [
    ...privateBlock(0x2005, 'Philips MR Imaging DD 001', [[0x33, 'FL', [seconds]]], 0x10),
    ...privateBlock(0x2005, 'Philips MR Imaging DD 005', [[0x0f, 'SQ', [own]]], 0x14),
  ],
};
