import { CallFailed } from '#lib/contract/client.ts';
import type { ItemKind } from '#lib/domain/item.ts';
import type { ReviewStatus } from '#lib/domain/review.ts';
import { SIGN_IN_REASON, type SignInReason } from '#lib/domain/sign-in-reason.ts';
import { tabStorage } from './browser-storage.ts';
import { storedSession } from './session.ts';

/** What somebody was about to do to an item or a collection when they had to sign in first, with what they wrote. */
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

/** What was intended, of the action that it is. */
export type Intended<Action extends Intention['action']> = Extract<Intention, { action: Action }>;

/** Which intention one looks for: all that is said here must be the same in it. */
export type Sought<Action extends Intention['action']> = Partial<Intended<Action>> & {
  kind: Intended<Action>['kind'];
  action: Action;
};

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
 * Does something that is kept, should the session have ended, until one has signed in again.
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

/** What was kept of what is sought, once, for the person it belongs to who has signed in since. */
export function takeIntention<Action extends Intention['action']>(
  sought: Sought<Action>,
): Intended<Action> | null {
  const kept = read();
  const session = storedSession();
  if (!kept || !session) return null;
  const { intention, username, at } = kept;
  const found = new Map<string, unknown>(Object.entries(intention));
  if (Object.entries(sought).some(([name, value]) => found.get(name) !== value)) return null;
  forgetIntention();
  const isTheirs = username === null || username === session.username;
  if (!isTheirs || Date.now() - at > KEPT_MS) return null;
  return intention as Intended<Action>;
}

const REASONS: Record<Intention['action'], SignInReason> = {
  copy: 'session-copier',
  rate: 'session-noter',
  reply: 'session-repondre',
  review: 'session-relire',
  describe: 'session-liste',
  explain: 'session-liste',
};

/** Why one is asked to sign in once a session has ended: what was under way is kept, and said to be. */
export function reasonOfEnd(): SignInReason {
  const kept = read();
  return kept ? REASONS[kept.intention.action] : 'session';
}

/** Before a link to the sign-in screen is followed: says there what for, and does it after. */
export function intendBefore(link: HTMLAnchorElement, intention: Intended<'rate' | 'copy'>): void {
  keepIntention(intention);
  const url = new URL(link.href);
  url.searchParams.set(SIGN_IN_REASON, intention.action === 'rate' ? 'noter' : 'copier');
  link.href = url.href;
}
