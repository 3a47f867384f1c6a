import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** The identity planted in photographs: in every part of a file that is not a pixel. */
export const IDENTITY = 'LEFEVRE-Anais-1984';
/** The identity as Windows files write it. */
export const WIDE = Buffer.from(IDENTITY, 'utf16le');

const picture = () => sharp({ create: { width: 700, height: 40, channels: 3, background: '#357' } });
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:creator="${IDENTITY}"/></rdf:RDF></x:xmpmeta>`;
const exif = {
  IFD0: { Artist: IDENTITY, ImageDescription: IDENTITY, Copyright: IDENTITY },
  IFD2: { UserComment: IDENTITY, BodySerialNumber: IDENTITY },
  IFD3: { GPSAreaInformation: IDENTITY, GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 30/1' },
};

/** A segment of a JPEG file. */
function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** Metadata of Photoshop and agencies: IPTC's by-line and caption in an 8BIM block. */
function iptc(): Buffer {
  const field = (number: number) => {
    const head = Buffer.from([0x1c, 2, number, 0, IDENTITY.length]);
    return Buffer.concat([head, Buffer.from(IDENTITY)]);
  };
  const fields = Buffer.concat([field(80), field(120)]);
  const block = Buffer.concat([
    Buffer.from('8BIM\x04\x04\0\0\0\0', 'latin1'),
    Buffer.from([0, fields.length]),
    fields,
  ]);
  return Buffer.concat([Buffer.from('Photoshop 3.0\0', 'latin1'), block]);
}

/** A profile that names its maker: what sharp's own does not. */
async function profileOf(): Promise<Buffer> {
  const { icc } = await sharp(await picture().withIccProfile('p3').jpeg().toBuffer()).metadata();
  const profile = Buffer.from(icc ?? []);
  const words = profile.indexOf('mluc');
  Buffer.from(IDENTITY).copy(profile, words > 0 ? words + 28 : 128);
  return profile;
}

const namedProfile = async () =>
  Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'), await profileOf()]);

/** A small picture that shows what was cropped away. */
async function cropped(): Promise<Buffer> {
  const small = await sharp({ create: { width: 16, height: 8, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();
  return Buffer.concat([small.subarray(0, 2), segment(0xfe, Buffer.from(IDENTITY)), small.subarray(2)]);
}

/** A second folder of Exif with such a picture. */
async function thumbnail(): Promise<Buffer> {
  const hidden = await cropped();
  const tiff = Buffer.alloc(8 + 6 + 2 + 24 + 4);
  tiff.write('II*\0', 'latin1');
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt32LE(14, 10);
  tiff.writeUInt16LE(2, 14);
  const entry = (at: number, tag: number, value: number) => {
    tiff.writeUInt16LE(tag, at);
    tiff.writeUInt16LE(4, at + 2);
    tiff.writeUInt32LE(1, at + 4);
    tiff.writeUInt32LE(value, at + 8);
  };
  entry(16, 0x0201, tiff.length);
  entry(28, 0x0202, hidden.length);
  return Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, hidden]);
}

async function jpegWith(...segments: Buffer[]): Promise<Buffer> {
  const plain = await picture().jpeg().toBuffer();
  return Buffer.concat([plain.subarray(0, 2), ...segments, plain.subarray(2)]);
}

/** A chunk of a PNG file. */
function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([size, named, sum]);
}

async function pngWith(...chunks: Buffer[]): Promise<Buffer> {
  const plain = await picture().png().toBuffer();
  const header = 8 + 25;
  return Buffer.concat([plain.subarray(0, header), ...chunks, plain.subarray(header)]);
}

/** A WebP or AVIF file with something of nobody's at its end. */
function webpWith(plain: Buffer, type: string): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(IDENTITY.length);
  const whole = Buffer.concat([plain, Buffer.from(type), size, Buffer.from(IDENTITY)]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
}

function avifWith(plain: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(8 + IDENTITY.length);
  return Buffer.concat([plain, size, Buffer.from(`free${IDENTITY}`)]);
}

/** Photographs in which somebody is planted, by where. */
export const PLANTED: Readonly<Record<string, () => Promise<Buffer>>> = {
  'JPEG, Exif with place and serial number': () => picture().withExif(exif).jpeg().toBuffer(),
  'JPEG, XMP': () => picture().withXmp(xmp).jpeg().toBuffer(),
  'JPEG, IPTC': () => jpegWith(segment(0xed, iptc())),
  'JPEG, comment': () => jpegWith(segment(0xfe, Buffer.from(IDENTITY))),
  'JPEG, colour profile': async () => jpegWith(segment(0xe2, await namedProfile())),
  'JPEG, embedded thumbnail': async () => jpegWith(segment(0xe1, await thumbnail())),
  'JPEG, JFXX thumbnail': async () =>
    jpegWith(segment(0xe0, Buffer.concat([Buffer.from('JFXX\0\x10', 'latin1'), await cropped()]))),
  'JPEG, another picture behind it': async () =>
    Buffer.concat([await picture().jpeg().toBuffer(), await cropped()]),
  'JPEG, a maker’s own segment': () => jpegWith(segment(0xeb, WIDE)),
  'JPEG, bytes after its end': async () =>
    Buffer.concat([await picture().jpeg().toBuffer(), Buffer.from(IDENTITY)]),
  'PNG, texts': () =>
    pngWith(
      chunk('tEXt', Buffer.from(`Author\0${IDENTITY}`)),
      chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(IDENTITY)])),
      chunk('iTXt', Buffer.from(`Title\0\0\0fr\0\0${IDENTITY}`)),
    ),
  'PNG, colour profile': async () => {
    const head = Buffer.from(`${IDENTITY}\0\0`, 'latin1');
    return pngWith(chunk('iCCP', Buffer.concat([head, deflateSync(await profileOf())])));
  },
  'PNG, a maker’s own chunk': () => pngWith(chunk('prVt', Buffer.from(IDENTITY))),
  'PNG, bytes after its end': async () =>
    Buffer.concat([await picture().png().toBuffer(), Buffer.from(IDENTITY)]),
  'PNG, Exif and XMP': () => picture().withExif(exif).withXmp(xmp).png().toBuffer(),
  'WebP, Exif and XMP': () => picture().withExif(exif).withXmp(xmp).webp().toBuffer(),
  'WebP, a maker’s own chunk': async () => webpWith(await picture().webp().toBuffer(), 'NAME'),
  'WebP, bytes after its end': async () =>
    Buffer.concat([await picture().webp().toBuffer(), Buffer.from(IDENTITY)]),
  'AVIF, a free box': async () => avifWith(await picture().avif({ effort: 0 }).toBuffer()),
  'AVIF, Exif and XMP': () => picture().withExif(exif).withXmp(xmp).avif({ effort: 0 }).toBuffer(),
  'GIF, comment': async () => {
    const plain = await picture().gif().toBuffer();
    const comment = Buffer.concat([
      Buffer.from([0x21, 0xfe, IDENTITY.length]),
      Buffer.from(IDENTITY),
      Buffer.of(0),
    ]);
    return Buffer.concat([plain.subarray(0, -1), comment, plain.subarray(-1)]);
  },
};
