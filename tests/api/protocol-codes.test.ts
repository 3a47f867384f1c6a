import { afterAll, beforeAll, expect, it } from 'vitest';
import { readCodes } from '../run/read-code.ts';
import { sharedSite } from './shared-site.ts';
import { type Person, type Site, startSite } from './site.ts';

const ORIGIN = 'https://negatoscope.example';
let site: Site;
let anna: Person;
let id: string;
beforeAll(async () => {
  site = await startSite({ PUBLIC_ORIGIN: ORIGIN });
  anna = await site.person('Anna');
  id = await site.item(anna, 'protocol', 'public');
});
afterAll(() => site.stop());

it.each([
  ['its page', (of: string) => `/protocols/view/${of}`],
  ['the booklet', (of: string) => `/protocols/booklet?protocole=${of}`],
  ['its label', (of: string) => `/protocols/label/${of}?mention=IRM+3+T`],
])('the code on %s leads to the protocol at the address that the site is set to have', async (_, path) => {
  // Whatever host name the request came by: paper stays for years.
  for (const headers of [
    undefined,
    { 'X-Forwarded-Host': 'ailleurs.example', 'X-Forwarded-Proto': 'http' },
  ]) {
    const page = await site.send('GET', path(id), { cookie: anna.cookie, headers });
    expect(page.status).toBe(200);
    expect(readCodes(page.text)).toEqual([`${ORIGIN}/protocols/view/${id}`]);
  }
});

it('a label says the line that was added, and nothing longer than it holds', async () => {
  const long = 'm'.repeat(500);
  const page = await site.send('GET', `/protocols/label/${id}?taille=80&mention=${long}`, {
    cookie: anna.cookie,
  });
  expect(page.text).toContain(`>${'m'.repeat(60)}<`);
  expect(page.text).not.toContain(`>${'m'.repeat(61)}`);
  expect(page.text).toContain('side-80');
  const odd = await site.send('GET', `/protocols/label/${id}?taille=9999`, { cookie: anna.cookie });
  expect(odd.text).toContain('side-50');
});

it('a label of a scanner that is gone says so, and its code names none', async () => {
  const page = await site.send('GET', `/protocols/label/${id}?appareil=ge3t`, { cookie: anna.cookie });
  expect(page.text).toMatch(/L’appareil «.ge3t.» n’est pas, ou plus, parmi ceux de ce protocole/);
  expect(readCodes(page.text)).toEqual([`${ORIGIN}/protocols/view/${id}`]);
  const none = await site.send('GET', `/protocols/label/${id}?appareil=+`, { cookie: anna.cookie });
  expect(none.text).not.toContain('parmi ceux de ce protocole');
});

it('a site without an address of its own draws none, and says why', async () => {
  const unset = await sharedSite();
  const owner = await unset.person('Autrice');
  const own = await unset.item(owner, 'protocol', 'public');
  for (const path of [`/protocols/view/${own}`, `/protocols/booklet?protocole=${own}`]) {
    const page = await unset.send('GET', path, { cookie: owner.cookie });
    expect([page.status, readCodes(page.text)]).toEqual([200, []]);
  }
  const label = await unset.send('GET', `/protocols/label/${own}`, { cookie: owner.cookie });
  expect(readCodes(label.text)).toEqual([]);
  expect(label.text).toContain('PUBLIC_ORIGIN');
});

it('a booklet takes at most a hundred protocols, and whatever stands in its address', async () => {
  const many = Array.from({ length: 130 }, (_, place) => `protocole=inconnu-${place}`).join('&');
  const page = await site.send('GET', `/protocols/booklet?${many}&protocole=${id}`, { cookie: anna.cookie });
  expect(page.status).toBe(200);
  expect(page.text).toContain('voici les 100 premiers sur 131');
  for (const odd of [
    'protocole=',
    `protocole=${'x'.repeat(900)}`,
    'page=-3&limit=0&tri=zzz',
    'titre=%3Cscript%3E&appareil=',
  ]) {
    const answer = await site.send('GET', `/protocols/booklet?${odd}`, { cookie: anna.cookie });
    expect([odd, answer.status]).toEqual([odd, 200]);
  }
});

it('nobody reads by a booklet what is another’s', async () => {
  const other = await site.person('Bruno');
  const hidden = await site.item(anna, 'protocol', 'private');
  const booklet = await site.send('GET', `/protocols/booklet?protocole=${hidden}&protocole=${id}`, {
    cookie: other.cookie,
  });
  expect(booklet.text).toContain('Un protocole demandé n’est plus lisible');
  expect(booklet.text).toContain(`value="${id}"`);
  expect(booklet.text).not.toContain(`value="${hidden}"`);
  expect(booklet.text.match(/class="sheet-foot"/g)).toHaveLength(2);
  const label = await site.send('GET', `/protocols/label/${hidden}`, { cookie: other.cookie });
  expect(label.status).toBe(404);
  const visitor = await site.send('GET', `/protocols/booklet?protocole=${id}`);
  expect([visitor.status, visitor.text.includes('Essai protocol')]).toEqual([302, false]);
});
