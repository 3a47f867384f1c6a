import { call } from '#lib/platform/browser/api.ts';

let unsent: { session: string; position: number; ended: boolean } | null = null;
let listens = false;

/** Sends the position that could not be sent before. */
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
    // No connection: it is sent when the connection is back, or with the next position.
    return false;
  }
}

/** Sends the position in a session, so that it can be resumed on any device. Resolves to whether it was sent. */
export function tellPlace(session: string, position: number, ended = false): Promise<boolean> {
  if (!listens) addEventListener('online', () => void tell());
  listens = true;
  unsent = { session, position, ended };
  return tell();
}
