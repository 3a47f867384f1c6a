import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KIND_PLURALS } from '#lib/items/item.ts';
import { AccessWalk, type Roles, WALKED } from './access-walk.ts';
import { cookieOf, type Site, startSite } from './site.ts';

let site: Site;
let people: Roles;
let walk: AccessWalk;
beforeAll(async () => {
  site = await startSite();
  const reviewer = await site.person('Relectrice');
  const holder = await site.person('Porteuse');
  const author = await site.person('Coautrice');
  const [owner, other] = [await site.person('Propriétaire'), await site.person('Autre')];
  const administrator = await site.person('Administratrice');
  await site.context.db
    .updateTable('user')
    .set({ account_role: 'administrator' })
    .where('username', '=', administrator.username)
    .execute();
  people = { owner, other, holder, reviewer, author, administrator };
  walk = new AccessWalk(site, people);
});
afterAll(() => site.stop());

describe('the access table, walked by seven people over three visibilities', () => {
  it.each(WALKED)('%s', async (route, rule) => {
    expect(await walk.faultsOf(route, rule)).toEqual([]);
  });

  it('lets everybody end a session, also one that is none', async () => {
    expect((await site.send('POST', '/api/auth/logout', { json: {} })).status).toBe(204);
  });

  it('treats what does not exist like what others keep for themselves', async () => {
    const hidden = await site.item(people.owner, 'case', 'private');
    const { token, cookie } = people.other;
    for (const path of [`/api/cases/${hidden}/ratings`, '/api/cases/nothing/ratings'])
      expect((await site.send('GET', path, { token })).json.code).toBe('not_found');
    const pages = await Promise.all(
      [`/radiology-viewer/${hidden}`, '/radiology-viewer/nothing'].map((path) =>
        site.send('GET', path, { cookie }),
      ),
    );
    expect(pages.map(({ status }) => status)).toEqual([404, 404]);
    expect(pages[0]?.text.replaceAll(hidden, 'nothing')).toBe(pages[1]?.text);
  });

  it.each(['questionnaire', 'protocol'] as const)('has no answer and no viewer for a %s', async (kind) => {
    const id = await site.item(people.owner, kind, 'public');
    for (const call of ['answer', 'viewer']) {
      const path = `/api/${KIND_PLURALS[kind]}/${id}/${call}`;
      expect((await site.send('GET', path, { token: people.owner.token })).status).toBe(404);
    }
  });

  it('does not find an item under another kind', async () => {
    const id = await site.item(people.owner, 'case', 'public');
    const { token, cookie } = people.owner;
    expect((await site.send('DELETE', `/api/protocols/${id}`, { token })).status).toBe(404);
    expect((await site.send('POST', `/api/things/${id}/copy`, { token })).status).toBe(404);
    expect((await site.send('GET', `/use/${id}`, { cookie })).status).toBe(404);
  });
});

describe('addresses that are nothing', () => {
  it.each(['/nowhere', '/use', '/cases/1/2', '/public-cases/x', '/.env', '/protocols', '/index.php?x=1'])(
    '%s leads home',
    async (path) => {
      const answer = await site.send('GET', path);
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
    },
  );

  it.each([
    '/api',
    '/api/nowhere',
    '/api/cases/x/y/z',
    '/api/things/public',
    '/api/account/nowhere',
    '/api/cases/a%00b/ratings',
  ])('%s is a 404 of the API', async (path) => {
    const answer = await site.send('GET', path, { token: people.owner.token });
    expect([answer.status, answer.json?.code]).toEqual([404, 'not_found']);
  });

  it.each([
    ['PUT', '/api/auth/login', 'POST'],
    ['GET', '/api/auth/login', 'POST'],
    ['DELETE', '/api/cases/public', 'GET, HEAD'],
    ['POST', '/public-cases', 'GET, HEAD'],
  ])('%s %s is not a method of it', async (method, path, allow) => {
    const answer = await site.send(method, path);
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow]);
  });

  it('answers HEAD like GET, without a body', async () => {
    const answer = await site.send('HEAD', '/public-cases');
    expect([answer.status, answer.text]).toEqual([200, '']);
  });
});

it('brings one back to where one was going', async () => {
  const answer = await site.send('GET', '/cases-list?q=%C3%A9paule&page=2');
  expect(answer.headers.get('location')).toBe('/?suite=%2Fcases-list%3Fq%3D%25C3%25A9paule%26page%3D2');
  const stale = await site.send('GET', '/account', { cookie: `__Host-session=${'x'.repeat(43)}` });
  expect(cookieOf(stale)).toBe('__Host-session=');
});
