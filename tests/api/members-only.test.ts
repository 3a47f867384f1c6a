import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { register } from '#lib/accounts/server/register.ts';
import { ACCESS } from '#lib/app/access-table.ts';
import { itemFiles } from '#lib/images/server/item-files-queries.ts';
import { ITEM_KINDS, KIND_PLURALS } from '#lib/items/item.ts';
import { KINDS } from '#lib/items/kinds/definitions.ts';
import { cookieOf, type Person, type Site, startSite } from './site.ts';

const PUBLIC_PAGES = [
  ...ITEM_KINDS.map((kind) => KINDS[kind].paths.public),
  '/protocols/indications',
  '/credits',
];
const TITLE = 'Essai case';
/** As `site.item` names what it makes. */
const TITLES = ITEM_KINDS.map((kind) => `Essai ${kind}`);

let site: Site;
let member: Person;
let item = '';
let image = '';

/** Registration is closed: the administrator makes accounts. */
async function makeMember(username: string): Promise<Person> {
  const credentials = { username, password: 'cheval agrafe pile' };
  await register(site.context, credentials, null);
  const answer = await site.send('POST', '/api/auth/login', { json: credentials });
  return { ...credentials, token: answer.json.token as string, cookie: cookieOf(answer) };
}

beforeAll(async () => {
  site = await startSite({ PUBLIC_LISTS: 'members', REGISTRATION: 'closed' });
  member = await makeMember('membre');
  item = await site.item(member, 'case', 'public');
  for (const kind of ITEM_KINDS.filter((each) => each !== 'case')) await site.item(member, kind, 'public');
  const [file] = await itemFiles(site.context.db, item);
  image = `/images/${item}/${file}`;
});
afterAll(() => site.stop());

describe('public lists for members', () => {
  it('lead visitors to the sign-in screen, before and after a member has read them', async () => {
    for (let round = 0; round < 2; round += 1) {
      for (const path of [...PUBLIC_PAGES, '/public-cases?q=essai', '/public-cases/']) {
        const { status, headers, text } = await site.send('GET', path);
        expect(status, path).toBe(302);
        expect(headers.get('location'), path).toMatch(/^\/\?suite=/);
        for (const title of TITLES) expect(text, path).not.toContain(title);
      }
      for (const path of ITEM_KINDS.flatMap((kind) => [
        `/api/${KIND_PLURALS[kind]}/public`,
        `/api/${KIND_PLURALS[kind]}/public/counts`,
      ]))
        expect((await site.send('GET', path)).status, path).toBe(401);
      // A member's page is nothing that a cache may keep: not ours, not a device's, not a proxy's.
      const read = await site.send('GET', '/public-cases', { cookie: member.cookie });
      expect(read.status).toBe(200);
      expect(read.text).toContain(TITLE);
      expect(read.headers.get('cache-control')).toBe('private, no-store');
      const called = await site.send('GET', '/api/cases/public', { token: member.token });
      expect(called.json.cases).toHaveLength(1);
    }
  });

  it('show visitors no image, and no wall with what stands behind it', async () => {
    expect((await site.send('GET', image, { cookie: member.cookie })).status).toBe(200);
    const shown = await site.send('GET', image, { cookie: member.cookie });
    expect(shown.headers.get('cache-control')).toBe('private, no-cache');
    expect((await site.send('GET', image)).status).toBe(404);
    const wall = await site.send('GET', `/?suite=${encodeURIComponent(`/radiology-viewer/${item}`)}`);
    expect(wall.status).toBe(200);
    expect(wall.text).not.toContain(`/images/${item}`);
    expect(wall.text).not.toContain('href="/public-cases"');
  });

  it('give search engines nothing', async () => {
    expect((await site.send('GET', '/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n');
    expect((await site.send('GET', '/sitemap.xml')).text).not.toContain('<loc>');
    const welcome = await site.send('GET', '/');
    expect(welcome.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(welcome.text).not.toContain('rel="canonical"');
  });

  it('no page that anybody may ask for shows a visitor a public title', async () => {
    const open = Object.entries(ACCESS).filter(
      ([route, rule]) => rule === 'anyone' && route.startsWith('GET /') && !route.includes('['),
    );
    expect(open.length).toBeGreaterThan(10);
    for (const [route] of open) {
      const { text } = await site.send('GET', route.slice('GET '.length));
      for (const title of TITLES) expect(text, route).not.toContain(title);
      expect(text, route).not.toContain(item);
    }
  });
});

describe('closed registration', () => {
  const credentials = { username: 'nouvelle', password: 'cheval agrafe pile' };

  it('refuses the call in words, and makes no account', async () => {
    const { status, json } = await site.send('POST', '/api/auth/register', { json: credentials });
    expect(status).toBe(403);
    expect(json).toMatchObject({ code: 'registration_closed', message: expect.stringContaining('fermée') });
    expect((await site.send('POST', '/api/auth/login', { json: credentials })).status).toBe(401);
  });

  it('says so on the sign-in screen, whichever mode its address asks for, and refuses its form', async () => {
    for (const path of ['/', '/?mode=inscription', '/login?mode=inscription']) {
      const { text } = await site.send('GET', path);
      expect(text, path).toContain('L’inscription est fermée sur ce site');
      expect(text, path).not.toContain('mode=inscription"');
      expect(text, path).toContain('<h1>Connexion</h1>');
    }
    const form = new URLSearchParams({ ...credentials, mode: 'register', suite: '/' });
    const sent = await site.send('POST', '/', {
      body: form.toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.origin },
    });
    expect(sent.status).toBe(422);
    expect(sent.text).toContain('c’est l’établissement qui crée les comptes');
    expect(sent.headers.get('set-cookie')).toBeNull();
  });
});
