import { call } from '#lib/stores/api.ts';

let unsent: { session: string; position: number; ended: boolean } | null = null;
let listens = false;

/** Sends the place that could not be told before. */
async function tell(): Promise<boolean> {
  const place = unsent;
  if (!place) return true;
  try {
    const { session, position, ended } = place;
    const params = { session };
    await call('POST /practice/sessions/[session]/position', { params, body: { position, ended } });
    if (unsent === place) unsent = null;
    return true;
  } catch {
    // The connection is lost: the place is told once it is back, or with the next one.
    return false;
  }
}

/** Tells the server where one is in a session, so that one goes on there on any device; whether it could be told now. */
export function tellPlace(session: string, position: number, ended = false): Promise<boolean> {
  if (!listens) addEventListener('online', () => void tell());
  listens = true;
  unsent = { session, position, ended };
  return tell();
}
