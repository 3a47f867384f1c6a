import type { Visibility } from './item.ts';

/**
 * Who may do what, in one place. Everything not listed is refused; a test fails when a page
 * or a call is missing here, and another walks every row with three people and three visibilities.
 *
 * - `anyone`: also signed out.
 * - `signed-in`: any account.
 * - `visitor-item`: a public item by anyone, other items by their owner.
 * - `reader`: signed in, and the item is public or one's own.
 * - `rater`: signed in, and the item is public and somebody else's.
 * - `owner`: one's own item.
 */
export type AccessRule = 'anyone' | 'signed-in' | 'visitor-item' | 'reader' | 'rater' | 'owner';

export type Asker = 'signed-out' | 'other' | 'owner';
export type AccessDecision = 'allow' | 'sign-in' | 'not-found' | 'forbidden';

/** Rules by `METHOD /route`, the route as in `src/pages` ([x] for a parameter). HEAD follows GET. */
export const ACCESS: Record<string, AccessRule> = {
  'GET /': 'anyone',
  'POST /': 'anyone',
  'GET /login': 'anyone',
  'POST /login': 'anyone',
  'GET /reset': 'anyone',
  'POST /reset': 'anyone',
  'GET /public-questionnaires': 'anyone',
  'GET /public-cases': 'anyone',
  'GET /protocols/public': 'anyone',
  'GET /questionnaires': 'signed-in',
  'GET /cases': 'signed-in',
  'GET /test-upload': 'signed-in',
  'GET /questionnaires-list': 'signed-in',
  'GET /cases-list': 'signed-in',
  'GET /protocols/personal': 'signed-in',
  'GET /account': 'signed-in',
  'GET /use/[id]': 'reader',
  'GET /protocols/view/[id]': 'reader',
  'GET /radiology-viewer/[id]': 'reader',
  'GET /sheet/[id]': 'reader',
  'GET /sheet-editor/[id]': 'owner',
  'GET /images/[id]/[file]': 'visitor-item',
  'GET /sitemap.xml': 'anyone',
  'GET /robots.txt': 'anyone',
  'GET /[...path]': 'anyone',
  'GET /404': 'anyone',
  'GET /500': 'anyone',

  'GET /api/health': 'anyone',
  'GET /api/ready': 'anyone',
  'GET /api/openapi.json': 'anyone',
  'POST /api/auth/login': 'anyone',
  'POST /api/auth/register': 'anyone',
  'POST /api/auth/logout': 'anyone',
  'POST /api/auth/session': 'signed-in',
  'POST /api/auth/reset': 'anyone',
  'GET /api/[kind]/public': 'anyone',
  'GET /api/[kind]/mine': 'signed-in',
  'POST /api/[kind]/[id]/copy': 'reader',
  'POST /api/[kind]/[id]/rate': 'rater',
  'DELETE /api/[kind]/[id]/rate': 'rater',
  'GET /api/[kind]/[id]/ratings': 'reader',
  'GET /api/[kind]/[id]/viewer': 'reader',
  'GET /api/[kind]/[id]/answer': 'reader',
  'POST /api/[kind]': 'signed-in',
  'GET /api/[kind]/[id]': 'owner',
  'POST /api/[kind]/[id]/attestation': 'owner',
  'GET /api/[kind]/[id]/parts/[part]': 'owner',
  'PUT /api/[kind]/[id]/parts/[part]': 'owner',
  'PATCH /api/[kind]/[id]': 'owner',
  'DELETE /api/[kind]/[id]': 'owner',
  'POST /api/uploads': 'signed-in',
  'GET /api/uploads/[upload]': 'signed-in',
  'PATCH /api/uploads/[upload]': 'signed-in',
  'DELETE /api/uploads/[upload]': 'signed-in',
  'POST /api/uploads/[upload]/image': 'signed-in',
  'POST /api/uploads/[upload]/frame': 'signed-in',
  'POST /api/uploads/[upload]/check': 'signed-in',
  'GET /api/account/sessions': 'signed-in',
  'DELETE /api/account/sessions/[session]': 'signed-in',
  'POST /api/account/password': 'signed-in',
  'PATCH /api/account/profile': 'signed-in',
  'POST /api/account/recovery-codes': 'signed-in',
  'GET /api/account/export': 'signed-in',
  'GET /api/account/storage': 'signed-in',
  'DELETE /api/account/storage/[part]': 'signed-in',
  'DELETE /api/account': 'signed-in',
};

/** Whether a rule needs to know the item before deciding. */
export function concernsItem(rule: AccessRule): boolean {
  return rule !== 'anyone' && rule !== 'signed-in';
}

/**
 * Decides. `visibility` is that of the item concerned, undefined when the item does not exist.
 * What somebody else keeps private looks exactly like what does not exist.
 */
export function decide(rule: AccessRule, asker: Asker, visibility?: Visibility): AccessDecision {
  if (rule === 'anyone') return 'allow';
  if (rule === 'visitor-item') {
    return visibility !== undefined && (visibility === 'public' || asker === 'owner') ? 'allow' : 'not-found';
  }
  if (asker === 'signed-out') return 'sign-in';
  if (rule === 'signed-in') return 'allow';
  if (visibility === undefined || (visibility !== 'public' && asker !== 'owner')) return 'not-found';
  if (rule === 'reader') return 'allow';
  if (rule === 'owner') return asker === 'owner' ? 'allow' : 'forbidden';
  return asker === 'other' ? 'allow' : 'forbidden';
}
