import { personLimits } from '../base/person-limits.ts';

const CALLS = '/api/';
const UPLOADS = /^\/api\/uploads(\/|$)/;
/** Uploads of file bytes are not limited: they only use the disk, where their size is limited. */
const BYTES = /^\/api\/uploads\/[^/]+$/;

/** The share of a person: a hundred small writes or two megabytes per second, with fifteen seconds saved up. */
const SHARE = { perRequest: 10, perMegabyte: 500, saved: 15_000, waiting: 64 };
/** Limits for saves, copies, ratings and other writes. */
const saves = personLimits({ ...SHARE, atOnce: 2 });
/** Uploads have separate limits, because they last until their images are processed. */
const uploads = personLimits({ ...SHARE, atOnce: 8 });
/** Limits for reading cases with thousands of images: one at a time, and one of the largest per second. */
const largeReads = personLimits({ ...SHARE, perMegabyte: 400, saved: 2_000, atOnce: 1 });

/** Number of images above which reading an item takes more than a few milliseconds. */
const LARGE_ITEM = 500;
/** Approximate bytes of an image in the body of its item; a copy also writes rows for it. */
const IMAGE_BYTES = 250;
const COPIED_IMAGE_BYTES = 2_000;
const IMAGE_FILES = /^\/images\/[^/]+\/[^/]+$/;
const COPIES = /\/copy$/;

interface Asked {
  method: string;
  pathname: string;
  /** Size of the request body, from its Content-Length. */
  bytes: number;
  /** Number of images of the item concerned. */
  images: number;
}

/** The limits that apply to a request, and its cost; undefined when there are none. */
function limitsOf({ method, pathname, bytes, images }: Asked) {
  if (method === 'GET' || method === 'HEAD') {
    if (images < LARGE_ITEM || IMAGE_FILES.test(pathname)) return undefined;
    return { limits: largeReads, cost: images * IMAGE_BYTES };
  }
  if (!pathname.startsWith(CALLS) || (method === 'PATCH' && BYTES.test(pathname))) return undefined;
  if (UPLOADS.test(pathname)) return { limits: uploads, cost: bytes };
  const touched = images * (COPIES.test(pathname) ? COPIED_IMAGE_BYTES : IMAGE_BYTES);
  return { limits: saves, cost: images < LARGE_ITEM ? bytes : Math.max(bytes, touched) };
}

/**
 * Handles a request within its person's limits, if it is a write or reads a large item; any other
 * request at once.
 * @throws AppError `too_many_writes`
 */
export function withinLimits<Result>(
  { method, headers }: Request,
  pathname: string,
  { actor, item }: Pick<App.Locals, 'actor' | 'item'>,
  answer: () => Promise<Result>,
): Promise<Result> {
  const bytes = Number(headers.get('content-length') ?? 0);
  const asked = actor ? limitsOf({ method, pathname, bytes, images: item?.images ?? 0 }) : undefined;
  return actor && asked ? asked.limits.run(actor.id, asked.cost, answer) : answer();
}
