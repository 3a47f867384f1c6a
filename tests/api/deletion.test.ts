import { beforeAll, expect, it } from 'vitest';
import { KIND_PLURALS } from '#lib/items/item.ts';
import { nameAuthorOf } from './name-author-of.ts';
import { type SharedSite, sharedSite } from './shared-site.ts';
import type { Person } from './site.ts';

let site: SharedSite;
let owner: Person;
let author: Person;
let reader: Person;

beforeAll(async () => {
  site = await sharedSite();
  [owner, author, reader] = [
    await site.person('Cheffe'),
    await site.person('Interne'),
    await site.person('Lectrice'),
  ];
});

const get = (path: string, by?: Person) => site.send('GET', `/api${path}`, by && { token: by.token });

it('of an account hands over what others write, and tells it before, to nobody else', async () => {
  const shared = await site.item(owner, 'case', 'public');
  await nameAuthorOf(site, { kind: 'case', id: shared }, { owner, author });
  const draft = await site.item(owner, 'protocol', 'private');
  await nameAuthorOf(site, { kind: 'protocol', id: draft }, { owner, author });
  const alone = await site.item(owner, 'questionnaire', 'public');
  await site.item(owner, 'questionnaire', 'private');
  await site.send('POST', `/api/cases/${shared}/copy`, { token: reader.token });

  expect((await get('/account/deletion')).status).toBe(401);
  const told = await get('/account/deletion', owner);
  expect([told.status, told.json]).toEqual([
    200,
    {
      alone: { public: 1, private: 1 },
      coWritten: [{ name: author.username, public: 1, private: 1 }],
      copies: [{ kind: 'case', copies: 1 }],
    },
  ]);
  const item = (await get(`/cases/${shared}/deletion`, owner)).json;
  expect(item).toMatchObject({ copies: 1 });
  expect(item.images.length).toBeGreaterThan(0);
  for (const other of [author, reader])
    expect((await get(`/cases/${shared}/deletion`, other)).status).toBe(403);
  expect((await get(`/protocols/${draft}/deletion`, reader)).status).toBe(404);

  const json = { password: owner.password, publicItems: 'keep' };
  expect((await site.send('DELETE', '/api/account', { token: owner.token, json })).status).toBe(204);
  expect((await get('/account/deletion', owner)).status).toBe(401);
  const [mine] = (await get('/cases/mine', author)).json.cases;
  expect(mine).toMatchObject({ _id: shared, visibility: 'public', user: { name: author.username } });
  expect((await get(`/protocols/${draft}`, author)).status).toBe(200);
  expect((await get(`/${KIND_PLURALS.questionnaire}/public`)).json.questionnaires).toContainEqual(
    expect.objectContaining({ _id: alone, user: null }),
  );
  // The new owner corrects, masks, withdraws and deletes.
  const { revision } = (await get(`/cases/${shared}`, author)).json;
  const withdrawn = { visibility: 'private', revision };
  expect(
    (await site.send('PATCH', `/api/cases/${shared}`, { token: author.token, json: withdrawn })).status,
  ).toBe(200);
  expect((await get(`/cases/${shared}/deletion`, author)).json.copies).toBe(1);
  expect((await site.send('DELETE', `/api/cases/${shared}`, { token: author.token })).status).toBe(204);
});
