import type { ItemKind } from '#lib/items/item.ts';
import { tabStorage } from '#lib/platform/browser/browser-storage.ts';
import { storedSession } from '#lib/platform/session-store.ts';
import type { ReviewStatus } from '#lib/reviews/review-rules.ts';
import { SIGN_IN_REASON } from '../sign-in-reason.ts';

/** An action on an item or a collection that was interrupted by having to sign in, with the text typed for it. */
export type Intention =
  | ({ kind: ItemKind; id: string } & (
      | { action: 'copy' }
      | { action: 'rate'; rating?: number; comment?: string | undefined }
      | { action: 'reply'; rater: string; text: string }
      | { action: 'review'; to: ReviewStatus; word: string }
    ))
  | ({ kind: 'collection'; id: string } & (
      | { action: 'describe'; name: string; description: string; revision: number }
      | { action: 'explain'; caseId: string; word: string }
    ));

/** The intention of one kind of action. */
export type Intended<Action extends Intention['action']> = Extract<Intention, { action: Action }>;

/** The intention that is looked for: all properties given here must be equal. */
export type Sought<Action extends Intention['action']> = Partial<Intended<Action>> & {
  kind: Intended<Action>['kind'];
  action: Action;
};

/** The form stored in the tab. */
interface Kept {
  intention: Intention;
  /** The person whose session had ended; null for a visitor. */
  username: string | null;
  /** Epoch milliseconds. */
  at: number;
}

const KEY = 'intention';
/** A person who takes longer to sign in has turned to something else. */
const KEPT_MS = 30 * 60_000;

/** The intention stored in this tab, whoever it belongs to. */
export function keptIntention(): Kept | null {
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

/**
 * Runs a call and, should the session have ended, keeps the intention until the person has signed in again.
 * @throws CallFailed as the call does
 */
export async function intending<Answer>(intention: Intention, act: () => Promise<Answer>): Promise<Answer> {
  keepIntention(intention);
  try {
    return await act();
  } finally {
    // A call that finds the session at its end has forgotten it.
    if (storedSession()) tabStorage()?.removeItem(KEY);
  }
}

/** Takes (and removes) the stored intention that matches, if it belongs to the person who has signed in since. */
export function takeIntention<Action extends Intention['action']>(
  sought: Sought<Action>,
): Intended<Action> | null {
  const kept = keptIntention();
  const session = storedSession();
  if (!kept || !session) return null;
  const { intention, username, at } = kept;
  if (!isSought(intention, sought)) return null;
  tabStorage()?.removeItem(KEY);
  const isTheirs = username === null || username === session.username;
  return isTheirs && Date.now() - at <= KEPT_MS ? intention : null;
}

function isSought<Action extends Intention['action']>(
  intention: Intention,
  sought: Sought<Action>,
): intention is Intended<Action> {
  return Object.entries(sought).every(([name, value]) => intention[name as keyof Intention] === value);
}

/**
 * Before a link to the sign-in screen is followed: stores the intention, which is named there and carried out
 * afterwards.
 */
export function intendBefore(link: HTMLAnchorElement, intention: Intended<'rate' | 'copy'>): void {
  keepIntention(intention);
  const url = new URL(link.href);
  url.searchParams.set(SIGN_IN_REASON, intention.action === 'rate' ? 'noter' : 'copier');
  link.href = url.href;
}
