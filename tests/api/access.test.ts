import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCESS } from '#lib/contract/access-table.ts';
import { type AccessRule, type Asker, concernsItem, decide } from '#lib/domain/access.ts';
import { ITEM_KINDS, type ItemKind, KIND_PLURALS, VISIBILITIES, type Visibility } from '#lib/domain/item.ts';
import { TARGETS } from './access-targets.ts';
import { giveToReview } from './give-to-review.ts';
import { nameAuthorOf } from './name-author-of.ts';
import { openLinkTo } from './open-link-to.ts';
import { KIND_OF_ROUTE } from './route-kinds.ts';
import { cookieOf, type Person, type Site, startSite } from './site.ts';

let site: Site;
let people: Record<'owner' | 'other' | 'holder' | 'reviewer' | 'author', Person>;
beforeAll(async () => {
  site = await startSite();
  const reviewer = await site.person('Relectrice');
  const holder = await site.person('Porteuse');
  const author = await site.person('Coautrice');
  const [owner, other] = [await site.person('Propriétaire'), await site.person('Autre')];
  people = { owner, other, holder, reviewer, author };
});
afterAll(() => site.stop());

const ASKERS: Asker[] = ['signed-out', 'other', 'holder', 'reviewer', 'author', 'owner'];
/** What a call is sent so that nothing but access can refuse it. */
const BODIES: Record<string, object> = {
  'POST /api/[kind]/[id]/rate': { rating: 7.5 },
  'PATCH /api/[kind]/[id]': { revision: 2 },
  'POST /api/[kind]': { title: 'Nouveau cas' },
  'POST /api/[kind]/[id]/attestation': { images: ['a'.repeat(64)] },
  'POST /api/[kind]/[id]/masked': {
    images: [{ file: 'a'.repeat(64), zones: [{ x: 0, y: 0, width: 1, height: 1 }] }],
  },
  'POST /api/[kind]/[id]/publication': { revision: 2 },
  'POST /api/[kind]/[id]/source-version': { version: 1 },
  'POST /api/[kind]/[id]/reviewers': { username: 'Relectrice' },
  'POST /api/[kind]/[id]/authors': { username: 'Porteuse' },
};
/** The error pages answer their own status to everybody. */
const OWN_STATUS: Record<string, number> = { 'GET /404': 404, 'GET /500': 500 };

interface Case {
  route: string;
  rule: AccessRule;
  asker: Asker;
  kind: ItemKind | undefined;
  visibility: Visibility | undefined;
}

function casesOf(route: string, rule: AccessRule): Case[] {
  const only = KIND_OF_ROUTE[route.slice(route.indexOf(' ') + 1)];
  const kinds = !concernsItem(rule) ? [undefined] : only ? [only] : ITEM_KINDS;
  const visibilities = concernsItem(rule) ? VISIBILITIES : [undefined];
  return ASKERS.flatMap((asker) =>
    kinds.flatMap((kind) => visibilities.map((visibility) => ({ route, rule, asker, kind, visibility }))),
  );
}

const walked = Object.entries(ACCESS)
  .filter(([route]) => route !== 'GET /[...path]')
  .flatMap(([route, rule]) => casesOf(route, rule));

async function ask({ route, asker, kind, visibility }: Case) {
  const [method = '', pattern = ''] = route.split(' ');
  const id = kind && visibility ? await site.item(people.owner, kind, visibility) : 'x';
  if (asker === 'reviewer' && kind) await giveToReview(site, id, people.reviewer);
  if (asker === 'author' && kind) await nameAuthorOf(site, { kind, id }, people);
  if (asker === 'holder') await openLinkTo(site, id, kind, people);
  const person = asker === 'signed-out' ? undefined : people[asker];
  const quest = { site, route, person, owner: people.owner, kind: kind ?? 'case', id, visibility };
  const { names = {}, sending = {} } = (await TARGETS[route]?.(quest)) ?? {};
  const path = pattern
    .replace('[kind]', KIND_PLURALS[kind ?? 'case'])
    .replace('[id]', id)
    .replace(/\[(\w+)\]/g, (_, name: string) => names[name] ?? 'x');
  const isApi = path.startsWith('/api/');
  return site.send(method, path, {
    token: isApi ? person?.token : undefined,
    cookie: isApi ? undefined : person?.cookie,
    ...(isApi && method !== 'GET' ? { json: BODIES[route] ?? {} } : {}),
    ...(!isApi && method === 'POST' ? { body: new URLSearchParams() } : {}),
    ...(method === 'GET' ? {} : sending),
  });
}

/** Whether others read an item at all is its owner's to say (decision 0051): a co-author publishes what is public, anew. */
const isFirstPublication = ({ route, asker, visibility }: Case) =>
  route === 'POST /api/[kind]/[id]/publication' && asker === 'author' && visibility !== 'public';

/** What the answer's status says about access: everything that the route itself may answer counts as let in. */
function decisionOf(
  route: string,
  status: number,
  code: string | undefined,
  location: string | null,
): string {
  if (status === (OWN_STATUS[route] ?? 0)) return 'allow';
  if (code === 'sign_in_required' || location?.startsWith('/?suite=')) return 'sign-in';
  if (code === 'forbidden' || code === 'own_item') return 'forbidden';
  if (status === 404) return 'not-found';
  return status < 500 ? 'allow' : `broken (${status})`;
}

describe('the access table, walked by six people over three visibilities', () => {
  it.each(walked)('$route · $asker · $visibility $kind', async (each) => {
    if (each.route === 'POST /api/auth/logout')
      return expect((await ask({ ...each, asker: 'signed-out' })).status).toBe(204);
    const answer = await ask(each);
    const found = decisionOf(each.route, answer.status, answer.json?.code, answer.headers.get('location'));
    const expected = isFirstPublication(each) ? 'forbidden' : decide(each.rule, each.asker, each.visibility);
    // A page that is the owner's alone looks to others like one that does not exist.
    const isPage = !each.route.includes(' /api/');
    const told = expected === 'forbidden' && isPage ? 'not-found' : expected;
    expect(found).toBe(told);
    // What was made to be found is found: no other refusal passes for being let in.
    if (told !== 'allow' || !TARGETS[each.route]) return;
    // A link leads on, and so does a form that did what it was sent for.
    if (each.route === 'GET /unlisted/[token]') expect(answer.status).toBe(302);
    else if (isPage && each.route.startsWith('POST '))
      expect(answer.status, answer.text.slice(0, 200)).toBe(303);
    else expect(answer.status, answer.text.slice(0, 200)).toBeLessThan(300);
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
