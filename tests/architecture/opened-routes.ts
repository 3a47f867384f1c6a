/**
 * The routes that more people than their owner may use, written down a second time, apart from the access table: a row
 * that is opened by mistake is noticed. Whoever opens one on purpose says so here too.
 */

/** Also without an account; of an item, when it is public. */
export const WITHOUT_ACCOUNT: readonly string[] = [
  'GET /',
  'POST /',
  'GET /404',
  'GET /500',
  'GET /[...path]',
  'GET /api/[kind]/public',
  'GET /api/[kind]/public/counts',
  'POST /api/auth/login',
  'POST /api/auth/logout',
  'POST /api/auth/register',
  'POST /api/auth/reset',
  'GET /api/health',
  // Behind a token of its own; without one it is not there.
  'GET /api/metrics',
  'GET /api/openapi.json',
  'GET /api/ready',
  'GET /credits',
  'GET /demonstrations',
  'GET /mentions-legales',
  'GET /confidentialite',
  'GET /conditions',
  'GET /accessibilite',
  'GET /hors-ligne',
  // Accepting an invitation (decision 0092).
  'GET /invitation/[token]',
  'POST /invitation/[token]',
  // Answers only of images that whoever asks may read; visitors keep public cases offline too (decision 0063).
  'GET /images/masked',
  'GET /flag/[id]',
  'POST /flag/[id]',
  'GET /images/[id]/[file]',
  'GET /images/[id]/tiles/[folder]',
  'GET /login',
  'POST /login',
  // Signing in with a provider of identities (decision 0088).
  'GET /oidc/[provider]/callback',
  'GET /oidc/[provider]/end',
  'GET /oidc/[provider]/start',
  'GET /oidc/identity',
  'POST /oidc/identity',
  'GET /protocols/public',
  'GET /public-cases',
  'GET /public-questionnaires',
  'GET /reset',
  'POST /reset',
  'GET /robots.txt',
  'GET /sitemap.xml',
  'GET /.well-known/security.txt',
];

/** By whoever may read the item. */
export const BY_READERS: readonly string[] = [
  'GET /api/[kind]/[id]/answer',
  'POST /api/[kind]/[id]/copy',
  'POST /api/[kind]/[id]/rate',
  'DELETE /api/[kind]/[id]/rate',
  'GET /api/[kind]/[id]/form',
  'GET /api/[kind]/[id]/questions',
  'POST /api/[kind]/[id]/questions',
  'GET /api/[kind]/[id]/ratings',
  'POST /api/[kind]/[id]/report-copied',
  'GET /api/[kind]/[id]/preferences',
  'PUT /api/[kind]/[id]/preferences',
  'GET /api/[kind]/[id]/viewer',
  'POST /api/[kind]/[id]/views',
  'GET /link/[id].[fiche]',
  'GET /protocols/export/[id].[format]',
  'GET /protocols/view/[id]',
  'GET /questions/[id]',
  'POST /questions/[id]',
  'GET /radiology-viewer/[id]',
  'GET /sheet/[id]',
  'GET /use/[id]',
];

/** By the owner, and those who review or write the item. */
export const BY_REVIEWERS: readonly string[] = [
  'GET /api/[kind]/[id]/review',
  'POST /api/[kind]/[id]/review',
  'DELETE /api/[kind]/[id]/reviewers/[reviewer]',
];

/** By the owner, and those who write the item too. */
export const BY_AUTHORS: readonly string[] = [
  'GET /api/[kind]/[id]',
  'PATCH /api/[kind]/[id]',
  'POST /api/[kind]/[id]/attestation',
  'GET /api/[kind]/[id]/authors',
  'DELETE /api/[kind]/[id]/authors/[author]',
  'GET /api/[kind]/[id]/parts/[part]',
  'PUT /api/[kind]/[id]/parts/[part]',
  'GET /api/[kind]/[id]/preview',
  'GET /api/[kind]/[id]/preview/answer',
  'POST /api/[kind]/[id]/publication',
  'POST /api/[kind]/[id]/publication/undo',
  'GET /api/[kind]/[id]/source-differences',
  'GET /api/[kind]/[id]/source-states',
  'POST /api/[kind]/[id]/source-version',
  'GET /api/[kind]/[id]/versions',
  'GET /api/[kind]/[id]/versions/[version]',
  'GET /api/[kind]/[id]/versions/[version]/differences',
  'POST /api/[kind]/[id]/versions/[version]/restore',
  'DELETE /api/[kind]/[id]/working-copy',
  'GET /api/[kind]/[id]/question-figures',
  'POST /api/[kind]/[id]/accepted-answers',
  'GET /statistics/questions/[id]',
  'POST /statistics/questions/[id]',
  'GET /statistics/questions/[id]/[table].csv',
  'GET /cr/[id]',
  'GET /edit/[id]',
  'GET /preview/[id]',
  'GET /protocols/edit/[id]',
  'GET /questions/export/[id].apkg',
  'GET /sheet-editor/[id]',
];
