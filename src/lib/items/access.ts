import type { Visibility } from './item.ts';

/**
 * The access rules:
 *
 * - `anyone`: everybody, even signed out.
 * - `signed-in`: any account.
 * - `administrator`: an administrator; for all others the page does not exist.
 * - `visitor-item`: everybody if the item is public, else only its owner.
 * - `reader`: signed in, and the item is public or the person's own.
 * - `rater`: signed in, and the item is public and another person's.
 * - `owner`: the person's own item.
 * - `reader-or-invited`: also people whom the owner invited: by name, or by an unlisted link that they opened.
 * - `owner-or-reviewer`: also reviewers named by the owner, and co-authors.
 * - `owner-or-author`: also co-authors.
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
 * `holder`: opened the item's unlisted link, which is still valid. `reviewer`: named to review the item, which was
 * submitted for review (`isReviewer`). `author`: a co-author. `administrator` only matters for the rule of that name.
 */
export type RequesterRole =
  | 'signed-out'
  | 'other'
  | 'administrator'
  | 'holder'
  | 'reviewer'
  | 'author'
  | 'owner';
export type AccessDecision = 'allow' | 'sign-in' | 'not-found' | 'forbidden';

/** Routes that list public content or its sources: closed to visitors of a site for members (`PUBLIC_LISTS`). */
const LISTS: readonly string[] = [
  'GET /public-cases',
  'GET /public-questionnaires',
  'GET /protocols/public',
  'GET /protocols/indications',
  'GET /credits',
  'GET /api/[kind]/public',
  'GET /api/[kind]/public/counts',
];

/** A route's rule if public content is for members only. Images of such content do not exist for visitors. */
export function ruleForMembers(route: string, rule: AccessRule): AccessRule {
  return LISTS.includes(route) ? 'signed-in' : rule;
}

/** Whether a rule needs to know the item before deciding. */
export function concernsItem(rule: AccessRule): boolean {
  return rule !== 'anyone' && rule !== 'signed-in' && rule !== 'administrator';
}

/** The roles to which a rule grants access beyond other people; invitations are only looked up for these rules. */
const INVITED: Readonly<Partial<Record<AccessRule, readonly RequesterRole[]>>> = {
  'visitor-item': ['holder', 'reviewer', 'author'],
  'reader-or-invited': ['holder', 'reviewer', 'author'],
  'owner-or-reviewer': ['reviewer', 'author'],
  'owner-or-author': ['author'],
  // Co-authors are denied more than others: they may not rate the item.
  rater: [],
};

/** Whether a rule depends on the person's role in the item. */
export function concernsInvited(rule: AccessRule): boolean {
  return INVITED[rule] !== undefined;
}

/**
 * Applies a rule. `visibility` is that of the item concerned, undefined when the item does not exist.
 * Another person's private item looks exactly like one that does not exist.
 */
export function decide(rule: AccessRule, asker: RequesterRole, visibility?: Visibility): AccessDecision {
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
