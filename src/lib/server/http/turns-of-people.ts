import { personalTurns } from '../personal-turns.ts';

const CALLS = '/api/';
const UPLOADS = /^\/api\/uploads(\/|$)/;
/** Bytes of files as they come: they take nothing but the disk, and are bounded where they are stored. */
const BYTES = /^\/api\/uploads\/[^/]+$/;

/** A hundred small writes a second, or two megabytes of bodies; fifteen seconds' worth of it at once. */
const SHARE = { perTurn: 10, perMegabyte: 500, saved: 15_000, waiting: 64 };
/** Saves, copies, ratings, … */
const saves = personalTurns({ ...SHARE, atOnce: 2 });
/** Uploads wait for the images that are made of them: a save does not wait behind those. */
const uploads = personalTurns({ ...SHARE, atOnce: 8 });
/** Reading a case of thousands of images, one at a time: of the largest, one a second. */
const largeReads = personalTurns({ ...SHARE, perMegabyte: 400, saved: 2_000, atOnce: 1 });

/** From so many images on, reading an item takes more than a few milliseconds. */
const LARGE_ITEM = 500;
/** Bytes that an image takes in the body of its item; a copy writes rows for it besides. */
const IMAGE_BYTES = 250;
const COPIED_IMAGE_BYTES = 2_000;
const IMAGE_FILES = /^\/images\//;
const COPIES = /\/copy$/;

interface Asked {
  method: string;
  pathname: string;
  /** Bytes of its body, as announced. */
  bytes: number;
  /** Of the item that it concerns. */
  images: number;
}

/** Where a request waits for its turn, and what it costs; undefined when it need not wait. */
function turnOf({ method, pathname, bytes, images }: Asked) {
  if (method === 'GET' || method === 'HEAD') {
    if (images < LARGE_ITEM || IMAGE_FILES.test(pathname)) return undefined;
    return { turns: largeReads, cost: images * IMAGE_BYTES };
  }
  if (!pathname.startsWith(CALLS) || (method === 'PATCH' && BYTES.test(pathname))) return undefined;
  if (UPLOADS.test(pathname)) return { turns: uploads, cost: bytes };
  const touched = images * (COPIES.test(pathname) ? COPIED_IMAGE_BYTES : IMAGE_BYTES);
  return { turns: saves, cost: images < LARGE_ITEM ? bytes : Math.max(bytes, touched) };
}

/**
 * Runs what answers a request: a write, or the reading of a large item, when it is its author's turn; anything else
 * at once.
 * @throws AppError `too_many_writes`
 */
export function inTurn<Result>(
  { method, headers }: Request,
  pathname: string,
  { actor, item }: Pick<App.Locals, 'actor' | 'item'>,
  answer: () => Promise<Result>,
): Promise<Result> {
  const bytes = Number(headers.get('content-length') ?? 0);
  const turn = actor ? turnOf({ method, pathname, bytes, images: item?.images ?? 0 }) : undefined;
  return actor && turn ? turn.turns.run(actor.id, turn.cost, answer) : answer();
}
