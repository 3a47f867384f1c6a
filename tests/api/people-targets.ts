import type { Quest, Target } from './access-targets.ts';

/** The item with a comment on it. */
export async function commented({ site: { context }, id }: Quest): Promise<Target> {
  const { db } = context;
  const username = 'Relectrice';
  const { id: user_id } = await db
    .selectFrom('user')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  const rating = { item_id: id, user_id, value: 15, comment: 'Bien', created_at: 0, updated_at: 0 };
  await db.insertInto('rating').values(rating).execute();
  return { names: { rater: username }, sending: { json: { reply: 'Merci', hidden: true } } };
}

/** The token of the unlisted link to a private case. */
async function unlisted({ site, owner }: Quest): Promise<Target> {
  const id = await site.item(owner, 'case', 'private');
  const { json } = await site.send('POST', `/api/cases/${id}/link`, { token: owner.token });
  return { names: { token: json.token } };
}

/** The targets of routes about people with a role on an item, and about comments. */
export const PEOPLE_TARGETS: Record<string, (quest: Quest) => Promise<Target>> = {
  'PATCH /api/[kind]/[id]/ratings/[rater]': commented,
  'GET /unlisted/[token]': unlisted,
  'GET /api/[kind]/[id]/authors': async () => ({}),
  'POST /api/[kind]/[id]/authors': async () => ({}),
  'DELETE /api/[kind]/[id]/authors/[author]': async ({ person }) => ({
    names: { author: person?.username ?? 'x' },
  }),
  'POST /api/[kind]/[id]/reviewers': async () => ({}),
  'DELETE /api/[kind]/[id]/reviewers/[reviewer]': async ({ person }) => ({
    names: { reviewer: person?.username ?? 'x' },
  }),
  'GET /api/[kind]/[id]/link': async () => ({}),
  'POST /api/[kind]/[id]/link': async () => ({}),
  'DELETE /api/[kind]/[id]/link': async () => ({}),
};
