import type { Visibility } from './item.ts';

/**
 * Who may do what:
 *
 * - `anyone`: also signed out.
 * - `signed-in`: any account.
 * - `administrator`: an administrator; everybody else is told that there is nothing.
 * - `visitor-item`: a public item by anyone, other items by their owner.
 * - `reader`: signed in, and the item is public or one's own.
 * - `rater`: signed in, and the item is public and somebody else's.
 * - `owner`: one's own item.
 * - `reader-or-invited`: also whoever its owner lets read it: by naming them, or by an unlisted link that they opened.
 * - `owner-or-reviewer`: also whoever its owner has named to review it, and those who write it with them.
 * - `owner-or-author`: also whoever its owner lets write it.
 */
export type AccessRule =
  | 'anyone'
  | 'signed-in'
  | 'administrator'
  | 'visitor-item'
  | 'reader'
  | 'rater'
  | 'owner'
  | 'reader-or-invited'
  | 'owner-or-reviewer'
  | 'owner-or-author';

/**
 * `holder`: opened the item's unlisted link, which is still good. `reviewer`: named to review the item, which was given
 * to be reviewed (`isReviewer`). `author`: writes it with its owner. `administrator` is asked for by that rule alone.
 */
export type Asker = 'signed-out' | 'other' | 'administrator' | 'holder' | 'reviewer' | 'author' | 'owner';
export type AccessDecision = 'allow' | 'sign-in' | 'not-found' | 'forbidden';

/** What shows lists of what is public, or whose it is: closed to visitors where these are for members (`PUBLIC_LISTS`). */
const LISTS: readonly string[] = [
  'GET /public-cases',
  'GET /public-questionnaires',
  'GET /protocols/public',
  'GET /protocols/indications',
  'GET /credits',
  'GET /api/[kind]/public',
  'GET /api/[kind]/public/counts',
];

/** A route's rule where what is public is for members alone. An image of theirs is none for visitors. */
export function ruleForMembers(route: string, rule: AccessRule): AccessRule {
  return LISTS.includes(route) ? 'signed-in' : rule;
}

/** Whether a rule needs to know the item before deciding. */
export function concernsItem(rule: AccessRule): boolean {
  return rule !== 'anyone' && rule !== 'signed-in' && rule !== 'administrator';
}

/** Whom a rule lets do more than others: only of these it is looked what somebody was invited to. */
const INVITED: Readonly<Partial<Record<AccessRule, readonly Asker[]>>> = {
  'visitor-item': ['holder', 'reviewer', 'author'],
  'reader-or-invited': ['holder', 'reviewer', 'author'],
  'owner-or-reviewer': ['reviewer', 'author'],
  'owner-or-author': ['author'],
  // Nobody more: but whoever writes an item with others does not rate it.
  rater: [],
};

/** Whether a rule asks what somebody was invited to. */
export function concernsInvited(rule: AccessRule): boolean {
  return INVITED[rule] !== undefined;
}

/**
 * Decides. `visibility` is that of the item concerned, undefined when the item does not exist.
 * What somebody else keeps private looks exactly like what does not exist.
 */
export function decide(rule: AccessRule, asker: Asker, visibility?: Visibility): AccessDecision {
  if (rule === 'anyone') return 'allow';
  const isInvited = visibility !== undefined && INVITED[rule]?.includes(asker) === true;
  if (rule === 'visitor-item') {
    const isShown = visibility !== undefined && (visibility === 'public' || asker === 'owner');
    return isShown || isInvited ? 'allow' : 'not-found';
  }
  if (asker === 'signed-out') return 'sign-in';
  if (rule === 'administrator') return asker === 'administrator' ? 'allow' : 'not-found';
  if (rule === 'signed-in' || isInvited) return 'allow';
  if (visibility === undefined || (visibility !== 'public' && asker !== 'owner')) return 'not-found';
  if (rule === 'reader' || rule === 'reader-or-invited') return 'allow';
  if (rule === 'rater') return asker === 'owner' || asker === 'author' ? 'forbidden' : 'allow';
  return asker === 'owner' ? 'allow' : 'forbidden';
}
