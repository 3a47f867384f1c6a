import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);

/** For a CT slice of 320²: quality 4 gives 96.5 KB, 6 gives 96.1 KB in 4 ms, 9 the same in 65 ms, 11 95 KB in 1 s. */
const QUALITY = 6;

/** Frames are stored compressed, in the form that most readers receive. */
export function compressFrame(frame: Uint8Array): Promise<Buffer> {
  return brotli(frame, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: frame.length,
    },
  });
}
