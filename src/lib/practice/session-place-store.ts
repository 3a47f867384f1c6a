import { atom } from 'nanostores';
import { call } from '#lib/platform/browser/api.ts';
import { CallFailed } from '#lib/platform/browser/client.ts';
import { isCopy } from '#lib/platform/browser/is-copy.ts';
import { RETRY } from './attempt-rules.ts';
import { type Place, placeIn, setPlace, untoldPlaces } from './kept-session-store.ts';
import type { PracticeSession } from './schemas.ts';

/** Below this age (ms) no age is sent: the server's own clock dates the position. */
const AT_ONCE = 5000;
/** How long the end of a session waits for the server (ms). Calls have no time-out (specification §8). */
const END_PATIENCE = 5000;

let listens = false;
let telling: Promise<unknown> = Promise.resolve();
let retry: ReturnType<typeof setTimeout> | undefined;

/** Number of sessions with a position that the server does not know. */
export const $placesWaiting = atom(0);

const count = () => $placesWaiting.set(untoldPlaces().length);

async function tellNow(session: string, place: Place): Promise<PracticeSession | null> {
  const { position, caseId, at } = place;
  const isLast = () => placeIn(session)?.at === at;
  // Another position was reached since, or this one was sent.
  if (!isLast() || placeIn(session)?.told) return null;
  const ago = Math.max(0, Date.now() - at);
  const body = {
    position,
    ...(caseId === null ? { ended: true } : { caseId }),
    ...(ago > AT_ONCE && { ago }),
  };
  const told = () => {
    if (isLast()) setPlace(session, { ...place, told: true });
    count();
  };
  try {
    const answer = await call('POST /practice/sessions/[session]/position', { params: { session }, body });
    told();
    return answer;
  } catch (error) {
    // 404: the session is gone. Anything else is sent again when the connection is back, with the next position, or a
    // little later.
    if (error instanceof CallFailed && error.status === 404) told();
    return null;
  }
}

/**
 * Sends a position to the server, after those that are being sent: none may arrive after a later one. Resolves to the
 * session as it then is there; null where no answer came.
 */
async function tell(session: string, place: Place): Promise<PracticeSession | null> {
  const told = telling.then(() => tellNow(session, place));
  telling = told;
  const answer = await told;
  clearTimeout(retry);
  // A lost connection fires `online` instead.
  if ($placesWaiting.get() > 0 && navigator.onLine)
    retry = setTimeout(() => void sendUnsentPositions(), RETRY);
  return answer;
}

/** Sends all positions that the server does not know. */
export async function sendUnsentPositions(): Promise<void> {
  count();
  for (const session of untoldPlaces()) {
    const place = placeIn(session);
    if (place) await tell(session, place);
  }
}

function listen(): void {
  if (!listens) addEventListener('online', () => void sendUnsentPositions());
  listens = true;
}

/** Sends the position in a session, so that it can be resumed on any device. Resolves to whether it was sent. */
export async function tellPlace(session: string, position: number, caseId: string | null): Promise<boolean> {
  listen();
  const place = { position, caseId, at: Date.now(), told: false };
  setPlace(session, place);
  count();
  return (await tell(session, place)) !== null;
}

/**
 * Sends that all cases of a session were tried. Resolves to false also where no answer comes for a while: it is sent all
 * the same, and nobody has to wait for it.
 */
export function tellEnd(session: string, position: number): Promise<boolean> {
  const patience = new Promise<boolean>((end) => setTimeout(end, END_PATIENCE, false));
  return Promise.race([tellPlace(session, position, null), patience]);
}

/** Where a case is among those of the page; past them for none, null where it is not among them. */
function placeAmong({ cases }: PracticeSession, caseId: string | null | undefined): number | null {
  if (caseId == null) return cases.length;
  const at = cases.findIndex((each) => each.caseId === caseId);
  return at === -1 ? null : at;
}

/**
 * This device's position in a session where it differs from the page's: a page may be an old copy, and a position may
 * not have been sent. Null where the page is right.
 */
export function placeHere(session: PracticeSession): number | null {
  listen();
  count();
  const place = placeIn(session.id);
  return !place || (place.told && !isCopy()) ? null : placeAmong(session, place.caseId);
}

/**
 * The server's position, after it received unsent ones: another device may have gone on, and a copy may have cases
 * that were removed since. Null where it equals ours, or the server does not answer.
 */
export async function placeThere(session: PracticeSession): Promise<number | null> {
  const place = placeIn(session.id);
  const now = place?.told === false ? await tell(session.id, place) : null;
  return now && placeAmong(session, now.endedAt === null ? now.cases[now.position]?.caseId : null);
}
