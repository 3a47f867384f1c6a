import { atom } from 'nanostores';
import { call } from '#lib/platform/browser/api.ts';
import { CallFailed } from '#lib/platform/browser/client.ts';
import { isCopy } from '#lib/platform/browser/is-copy.ts';
import { RETRY } from './attempt-rules.ts';
import { type Place, placeIn, setPlace, untoldPlaces } from './kept-session-store.ts';
import type { PracticeSession } from './schemas.ts';

/** Minimum age (ms) of a position for its age to be sent; below it, the server uses the time of the request. */
const AT_ONCE = 5000;
/** How long the end of a session waits for the server (ms). Calls have no time-out (specification §8). */
const END_PATIENCE = 5000;

let listens = false;
let telling: Promise<unknown> = Promise.resolve();
let retry: ReturnType<typeof setTimeout> | undefined;

/** Number of sessions with an unsent position. */
export const $placesWaiting = atom(0);

const count = () => $placesWaiting.set(untoldPlaces().length);

async function tellNow(session: string, place: Place): Promise<PracticeSession | null> {
  const { position, caseId, at } = place;
  const isLast = () => placeIn(session)?.at === at;
  // Another position was reached since, or this one was already sent.
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
    // 404: the session was deleted. After any other error the position is sent again when the connection is restored,
    // with the next position, or a little later.
    if (error instanceof CallFailed && error.status === 404) told();
    return null;
  }
}

/**
 * Sends a position to the server after pending ones, which keeps them in order. Resolves to the session as the server
 * then has it; null without a response.
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

/** Sends all positions that were not sent yet. */
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

/** Sends the position in a session, which allows resuming it on any device. Resolves to whether it was sent. */
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
  return answerSoon(tellPlace(session, position, null), false);
}

/** An answer of the server at the end of a session, or `fallback` if none comes for a while. */
export function answerSoon<T>(answer: Promise<T>, fallback: T): Promise<T> {
  const patience = new Promise<T>((end) => setTimeout(end, END_PATIENCE, fallback));
  return Promise.race([answer, patience]);
}

/** The position of a case among the page's cases; their number for no case, null for a case that is not among them. */
function placeAmong({ cases }: PracticeSession, caseId: string | null | undefined): number | null {
  if (caseId == null) return cases.length;
  const at = cases.findIndex((each) => each.caseId === caseId);
  return at === -1 ? null : at;
}

/**
 * This device's position in a session if it differs from the page's: the page may be an outdated copy, or the position
 * may not have been sent yet. Null if the page is right.
 */
export function placeHere(session: PracticeSession): number | null {
  listen();
  count();
  const place = placeIn(session.id);
  return !place || (place.told && !isCopy()) ? null : placeAmong(session, place.caseId);
}

/**
 * The server's position, after unsent ones were sent: another device may be further on, and an offline copy may contain
 * cases that were removed since. Null if it equals this device's, or the server does not respond.
 */
export async function placeThere(session: PracticeSession): Promise<number | null> {
  const place = placeIn(session.id);
  const now = place?.told === false ? await tell(session.id, place) : null;
  return now && placeAmong(session, now.endedAt === null ? now.cases[now.position]?.caseId : null);
}
