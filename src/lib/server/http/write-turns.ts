import type { Actor } from '#lib/domain/actor.ts';
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

/**
 * Runs what answers a request: a write when it is its author's turn, anything else at once.
 * @throws AppError `too_many_writes`
 */
export function inWriteTurn<Result>(
  request: Request,
  pathname: string,
  actor: Actor | null,
  answer: () => Promise<Result>,
): Promise<Result> {
  const { method, headers } = request;
  const reads = method === 'GET' || method === 'HEAD' || (method === 'PATCH' && BYTES.test(pathname));
  if (!actor || reads || !pathname.startsWith(CALLS)) return answer();
  const turns = UPLOADS.test(pathname) ? uploads : saves;
  return turns.run(actor.id, Number(headers.get('content-length') ?? 0), answer);
}
