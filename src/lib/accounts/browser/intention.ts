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
export type IntentionOf<Action extends Intention['action']> = Extract<Intention, { action: Action }>;

/** The properties that the stored intention must have: each of those given must be equal. */
export type IntentionFilter<Action extends Intention['action']> = Partial<IntentionOf<Action>> & {
  kind: IntentionOf<Action>['kind'];
  action: Action;
};

/** The intention as stored in this tab. */
interface Kept {
  intention: Intention;
  /** The person whose session had ended; null for a visitor. */
  username: string | null;
  /** Epoch milliseconds. */
  at: number;
}

const KEY = 'intention';
/** After this time the person has probably turned to something else. */
const KEPT_MS = 30 * 60_000;

/** The intention stored in this tab, whoever stored it. */
export function keptIntention(): Kept | null {
  try {
    return JSON.parse(tabStorage()?.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores the action that is about to be tried, in this tab only. */
function keepIntention(intention: Intention): void {
  const kept: Kept = { intention, username: storedSession()?.username ?? null, at: Date.now() };
  try {
    tabStorage()?.setItem(KEY, JSON.stringify(kept));
  } catch {
    // When the storage is full nothing is kept; signing in still leads back to the page.
  }
}

/**
 * Runs a call and, should the session have ended, keeps the intention until the person has signed in again.
 * @throws CallFailed as the call does
 */
export async function runWithIntention<Answer>(
  intention: Intention,
  act: () => Promise<Answer>,
): Promise<Answer> {
  keepIntention(intention);
  try {
    return await act();
  } finally {
    // When a call finds that the session has ended, it clears the session: the intention must then stay.
    if (storedSession()) tabStorage()?.removeItem(KEY);
  }
}

/** Takes (and removes) the stored intention that matches, if it belongs to the person who has signed in since. */
export function takeIntention<Action extends Intention['action']>(
  sought: IntentionFilter<Action>,
): IntentionOf<Action> | null {
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
  sought: IntentionFilter<Action>,
): intention is IntentionOf<Action> {
  return Object.entries(sought).every(([name, value]) => intention[name as keyof Intention] === value);
}

/**
 * Before a link to the sign-in screen is followed: stores the intention, which the sign-in screen mentions and which
 * is carried out afterwards.
 */
export function storeIntentionForLink(
  link: HTMLAnchorElement,
  intention: IntentionOf<'rate' | 'copy'>,
): void {
  keepIntention(intention);
  const url = new URL(link.href);
  url.searchParams.set(SIGN_IN_REASON, intention.action === 'rate' ? 'noter' : 'copier');
  link.href = url.href;
}
