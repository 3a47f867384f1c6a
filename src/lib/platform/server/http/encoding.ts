import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { BoundedCache } from '../../bounded-cache.ts';
import { type Answer, addVary } from './answer.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Minimum size (bytes) for compression: for smaller bodies, it hardly saves anything. */
const WORTH_IT = 512;
const COMPRESSIBLE =
  /^(text\/|image\/svg\+xml|application\/(json|ld\+json|problem\+json|javascript|xml|manifest\+json))/;
const REFUSED = /;\s*q=0(\.0{0,3})?\s*$/;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Cached, because all browsers together send only a few different headers. */
const chosen = new BoundedCache<Encoding>(50);

/** The best supported encoding that an `Accept-Encoding` header allows. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  const known = chosen.get(header);
  if (known) return known;
  const encoding = bestOf(header);
  chosen.set(header, encoding);
  return encoding;
}

function bestOf(header: string): Encoding {
  const accepted = header
    .toLowerCase()
    .split(',')
    .filter((each) => !REFUSED.test(each))
    .map((each) => each.split(';')[0]!.trim());
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}

/** Whether a body of this type and size is worth compressing. */
function isCompressible(type: string, bytes: number): boolean {
  return bytes >= WORTH_IT && COMPRESSIBLE.test(type);
}

/**
 * `once`: compressed quickly; `kept`: a cached response is sent many times, and may take twenty milliseconds, or forty
 * at the highest level.
 */
type Keeping = 'once' | 'kept';
/**
 * Maximum size (bytes) for the highest compression level: its time grows with the length, and a list must fit in ten
 * segments.
 */
const LAST_LEVEL_MAX = 100 * 1024;

function brotliLevel(keeping: Keeping, bytes: number): number {
  if (keeping === 'once') return 5;
  return bytes <= LAST_LEVEL_MAX ? 11 : 10;
}

/** Blocks of 64 KB, not 256: a list's styles and its cards are told apart, which saves up to fifty bytes. */
const BROTLI_BLOCK = 16;

/** Compresses a body, off the main thread. */
async function compress(body: Buffer, encoding: Encoding, keeping: Keeping): Promise<Buffer> {
  if (encoding === 'br') {
    return brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliLevel(keeping, body.length),
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_LGBLOCK]: BROTLI_BLOCK,
      },
    });
  }
  return encoding === 'gzip' ? gzipped(body, { level: 6 }) : body;
}

/** A response in the encoding that the client accepts, if compression is worthwhile. */
export async function encodeAnswer(answer: Answer, encoding: Encoding, keeping: Keeping): Promise<Answer> {
  const { headers, body } = answer;
  if (!isCompressible(String(headers['content-type'] ?? ''), body.length)) return answer;
  addVary(headers, 'Accept-Encoding');
  if (encoding === 'identity' || headers['content-encoding']) return answer;
  headers['content-encoding'] = encoding;
  return { ...answer, body: await compress(body, encoding, keeping) };
}
