/** Bytes that are no UTF-8. */
const NO_UTF8 = [
  '80',
  'bf',
  'c0',
  'c1',
  'f5',
  'fe',
  'ff',
  'e9',
  'c0af',
  'c180',
  'e080af',
  'f08080af',
  'f8808080af',
  'fc80808080af',
  'eda080',
  'edb080',
  'edafbf',
  'eda080edb080',
  'f4908080',
  'f7bfbfbf',
  'c3',
  'e282',
  'f09f98',
  '8080',
  'c328',
  'a0a1',
  'e228a1',
  'e28228',
  'f0288cbc',
  'f09028bc',
  'f0288c28',
  'feff',
  'fffe',
];
const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part as string))));
const hex = (text: string) => [...Buffer.from(text, 'hex')];

/** Documents in other encodings, compressed ones, other binary formats. */
export function encodings(): Uint8Array[] {
  const document = '{"a":"é"}';
  const wide = Buffer.from(document, 'utf16le');
  return [
    ...NO_UTF8.flatMap((wrong) => [
      bytes(hex(wrong)),
      bytes('{"a":"', hex(wrong), '"}'),
      bytes('{"', hex(wrong), '":1}'),
    ]),
    bytes([...wide]),
    bytes([0xff, 0xfe], [...wide]),
    bytes([0xfe, 0xff], [...Buffer.from(wide).swap16()]),
    bytes([0, 0, 0xfe, 0xff, 0, 0, 0, 0x7b, 0, 0, 0, 0x7d]),
    bytes([...Buffer.from(document, 'latin1')]),
    bytes(hex('1f8b0800'), '{}'),
    bytes(hex('81a16101')),
    bytes(hex('a1616101')),
    bytes(hex('0c0000001061000100000000')),
  ];
}
