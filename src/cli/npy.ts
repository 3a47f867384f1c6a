import type { FramePlanes } from '#lib/images/frame-format.ts';

const MAGIC = '\x93NUMPY\x01\x00';
/** Alignment of the values in the file (bytes), required by the NPY format. */
const ALIGNED = 64;

function typeOf(pixels: FramePlanes['pixels']): { code: string; name: string } {
  if (pixels instanceof Int16Array) return { code: '<i2', name: 'int16' };
  if (pixels instanceof Uint16Array) return { code: '<u2', name: 'uint16' };
  return { code: '|u1', name: 'uint8' };
}

/** Values of a frame as NumPy reads them (`numpy.load`): rows × columns, × 3 for colours. */
export function npyOf({ rows, columns, samples, pixels }: FramePlanes): {
  bytes: Uint8Array;
  type: string;
  shape: number[];
} {
  const shape = samples === 1 ? [rows, columns] : [rows, columns, samples];
  const { code, name } = typeOf(pixels);
  const told = `{'descr': '${code}', 'fortran_order': False, 'shape': (${shape.join(', ')}), }`;
  const length = Math.ceil((MAGIC.length + 2 + told.length + 1) / ALIGNED) * ALIGNED - MAGIC.length - 2;
  const head = Buffer.alloc(MAGIC.length + 2 + length, ' ');
  head.write(MAGIC, 'latin1');
  head.writeUInt16LE(length, MAGIC.length);
  head.write(told, MAGIC.length + 2, 'latin1');
  head.write('\n', head.length - 1, 'latin1');
  const values = new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  return { bytes: Buffer.concat([head, values]), type: name, shape };
}
