import { personLimits } from '../base/person-limits.ts';

const CALLS = '/api/';
const UPLOADS = /^\/api\/uploads(\/|$)/;
/** Bytes of files as they come: they take nothing but the disk, and are bounded where they are stored. */
const BYTES = /^\/api\/uploads\/[^/]+$/;

/** A hundred small writes a second, or two megabytes of bodies; fifteen seconds' worth of it at once. */
const SHARE = { perRequest: 10, perMegabyte: 500, saved: 15_000, waiting: 64 };
/** Saves, copies, ratings, … */
const saves = personLimits({ ...SHARE, atOnce: 2 });
/** Uploads wait for their images to be made: saves must not wait behind those. */
const uploads = personLimits({ ...SHARE, atOnce: 8 });
/** Reading a case of thousands of images, one at a time: of the largest, one a second. */
const largeReads = personLimits({ ...SHARE, perMegabyte: 400, saved: 2_000, atOnce: 1 });

/** From this many images on, reading an item takes more than a few milliseconds. */
const LARGE_ITEM = 500;
/** Bytes that an image takes in the body of its item; a copy writes rows for it besides. */
const IMAGE_BYTES = 250;
const COPIED_IMAGE_BYTES = 2_000;
const IMAGE_FILES = /^\/images\/[^/]+\/[^/]+$/;
const COPIES = /\/copy$/;

interface Asked {
  method: string;
  pathname: string;
  /** Bytes of its body, as announced. */
  bytes: number;
  /** Number of images of the item concerned. */
  images: number;
}

/** The limits that a request falls under, and what it costs; undefined when there are none. */
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
 * Runs what answers a request: a write, or the reading of a large item, when its author's limits allow; anything else
 * at once.
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
