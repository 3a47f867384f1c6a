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

/**
 * The pages' rules by `METHOD /route`, the route as in `src/pages` ([x] for a parameter). HEAD follows GET. The API's
 * stand with each endpoint; `app/access-table.ts` holds both.
 */
export const PAGE_ACCESS: Readonly<Record<string, AccessRule>> = {
  'GET /': 'anyone',
  'POST /': 'anyone',
  'GET /login': 'anyone',
  'POST /login': 'anyone',
  'GET /login/code': 'anyone',
  'POST /login/code': 'anyone',
  'GET /oidc/[provider]/start': 'anyone',
  'GET /oidc/[provider]/callback': 'anyone',
  'GET /oidc/[provider]/end': 'anyone',
  'GET /oidc/identity': 'anyone',
  'POST /oidc/identity': 'anyone',
  'GET /invitation/[token]': 'anyone',
  'POST /invitation/[token]': 'anyone',
  'GET /reset': 'anyone',
  'POST /reset': 'anyone',
  'GET /public-questionnaires': 'anyone',
  'GET /public-cases': 'anyone',
  'GET /credits': 'anyone',
  'GET /demonstrations': 'anyone',
  'GET /mentions-legales': 'anyone',
  'GET /confidentialite': 'anyone',
  'GET /conditions': 'anyone',
  'GET /accessibilite': 'anyone',
  'GET /protocols/public': 'anyone',
  'GET /questionnaires': 'signed-in',
  'GET /create': 'signed-in',
  'GET /cases': 'signed-in',
  'POST /cases': 'signed-in',
  'GET /test-upload': 'signed-in',
  'GET /questionnaires-list': 'signed-in',
  'GET /cases-list': 'signed-in',
  'GET /protocols/personal': 'signed-in',
  'GET /protocols/compare': 'signed-in',
  'GET /account': 'signed-in',
  'GET /account/audit': 'signed-in',
  'GET /account/second-factor': 'signed-in',
  'POST /account/second-factor': 'signed-in',
  'GET /hors-ligne': 'anyone',
  'GET /statistics': 'signed-in',
  'POST /statistics': 'signed-in',
  'GET /statistics/[figure]': 'signed-in',
  'GET /statistics/export/[figure].csv': 'signed-in',
  'GET /statistics/questions/[id]': 'owner-or-author',
  'POST /statistics/questions/[id]': 'owner-or-author',
  'GET /statistics/questions/[id]/[table].csv': 'owner-or-author',
  'GET /collections': 'signed-in',
  'GET /collections/notes': 'signed-in',
  'GET /collections/[collection]': 'signed-in',
  'GET /shared/[token]': 'signed-in',
  'GET /unlisted/[token]': 'signed-in',
  'GET /flag/[id]': 'visitor-item',
  'POST /flag/[id]': 'visitor-item',
  'GET /flag/list/[token]': 'signed-in',
  'POST /flag/list/[token]': 'signed-in',
  'GET /moderation': 'signed-in',
  'POST /moderation': 'signed-in',
  'GET /administration': 'administrator',
  'POST /administration': 'administrator',
  'GET /administration/people': 'administrator',
  'GET /administration/people/invite': 'administrator',
  'POST /administration/people/invite': 'administrator',
  'GET /administration/people/[person]': 'administrator',
  'POST /administration/people/[person]': 'administrator',
  'GET /administration/items': 'administrator',
  'GET /administration/items/[item]': 'administrator',
  'POST /administration/items/[item]': 'administrator',
  'GET /administration/audit': 'administrator',
  'GET /administration/audit.csv': 'administrator',
  'GET /edit/[id]': 'owner-or-author',
  'GET /cr/[id]': 'owner-or-author',
  'GET /use/[id]': 'reader-or-invited',
  'GET /link/[id].[fiche]': 'reader-or-invited',
  'GET /protocols/create': 'signed-in',
  'POST /protocols/create': 'signed-in',
  'GET /protocols/edit/[id]': 'owner-or-author',
  'GET /protocols/view/[id]': 'reader-or-invited',
  'GET /protocols/conformity/[id]': 'reader-or-invited',
  'GET /protocols/export/[id].[format]': 'reader-or-invited',
  'GET /radiology-viewer/[id]': 'reader-or-invited',
  'GET /preview/[id]': 'owner-or-author',
  'GET /sheet/[id]': 'reader-or-invited',
  'GET /questions/[id]': 'reader-or-invited',
  'POST /questions/[id]': 'reader-or-invited',
  'GET /questions/export/[id].apkg': 'owner-or-author',
  'GET /practice': 'signed-in',
  'POST /practice': 'signed-in',
  'GET /practice/[session]': 'signed-in',
  'POST /practice/[session]': 'signed-in',
  'GET /sheet-editor/[id]': 'owner-or-author',
  'GET /images/masked': 'anyone',
  'GET /images/[id]/[file]': 'visitor-item',
  'GET /images/[id]/tiles/[folder]': 'visitor-item',
  'GET /sitemap.xml': 'anyone',
  'GET /.well-known/security.txt': 'anyone',
  'GET /robots.txt': 'anyone',
  'GET /[...path]': 'anyone',
  'GET /404': 'anyone',
  'GET /500': 'anyone',
};

/** What shows lists of what is public, or whose it is: closed to visitors where these are for members (`PUBLIC_LISTS`). */
const LISTS: readonly string[] = [
  'GET /public-cases',
  'GET /public-questionnaires',
  'GET /protocols/public',
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
