import { CallFailed } from '#lib/contract/client.ts';
import type { ItemKind } from '#lib/domain/item.ts';
import { SIGN_IN_REASON, type SignInReason } from '#lib/domain/sign-in-reason.ts';
import { tabStorage } from './browser-storage.ts';
import { storedSession } from './session.ts';

/** What somebody was about to do to an item when they had to sign in first. */
export type Intention = { kind: ItemKind; id: string } & (
  | { action: 'copy' }
  | { action: 'rate'; rating?: number; comment?: string | undefined }
);

interface Kept {
  intention: Intention;
  /** Whose session had ended; null for a visitor. */
  username: string | null;
  /** Epoch milliseconds. */
  at: number;
}

const KEY = 'intention';
/** Whoever takes longer to sign in has turned to something else. */
const KEPT_MS = 30 * 60_000;

function read(): Kept | null {
  try {
    return JSON.parse(tabStorage()?.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps, in this tab alone, what is about to be done. */
function keepIntention(intention: Intention): void {
  const kept: Kept = { intention, username: storedSession()?.username ?? null, at: Date.now() };
  try {
    tabStorage()?.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A full storage keeps nothing: signing in leads back to the page all the same.
  }
}

function forgetIntention(): void {
  tabStorage()?.removeItem(KEY);
}

/**
 * Does something to an item that is kept, should the session have ended, until one has signed in again.
 * @throws CallFailed as the call does
 */
export async function intending<Answer>(intention: Intention, act: () => Promise<Answer>): Promise<Answer> {
  keepIntention(intention);
  try {
    const answer = await act();
    forgetIntention();
    return answer;
  } catch (error) {
    if (!(error instanceof CallFailed && error.status === 401)) forgetIntention();
    throw error;
  }
}

/** What was kept of an item and an action, once, for the person it belongs to who has signed in since. */
export function takeIntention<Action extends Intention['action']>(
  kind: ItemKind,
  id: string,
  action: Action,
): Extract<Intention, { action: Action }> | null {
  const kept = read();
  const session = storedSession();
  if (!kept || !session) return null;
  const { intention, username, at } = kept;
  if (intention.kind !== kind || intention.id !== id || intention.action !== action) return null;
  forgetIntention();
  const isTheirs = username === null || username === session.username;
  if (!isTheirs || Date.now() - at > KEPT_MS) return null;
  return intention as Extract<Intention, { action: Action }>;
}

/** Why one is asked to sign in once a session has ended: what was under way is kept, and said to be. */
export function reasonOfEnd(): SignInReason {
  const action = read()?.intention.action;
  return action === 'rate' ? 'session-noter' : action === 'copy' ? 'session-copier' : 'session';
}

/** Before a link to the sign-in screen is followed: says there what for, and does it after. */
export function intendBefore(link: HTMLAnchorElement, intention: Intention): void {
  keepIntention(intention);
  const url = new URL(link.href);
  url.searchParams.set(SIGN_IN_REASON, intention.action === 'rate' ? 'noter' : 'copier');
  link.href = url.href;
}
