import { beforeAll, describe, expect, it } from 'vitest';
import { blindMessages } from '#lib/items/blind-texts.ts';
import { type SharedSite, sharedSite } from './shared-site.ts';
import type { Person } from './site.ts';

let site: SharedSite;
let author: Person;
let lea: Person;
let tom: Person;
let title: string;
beforeAll(async () => {
  site = await sharedSite();
  author = await site.person('Autrice');
  lea = await site.person('Léa');
  tom = await site.person('Tom');
  const id = await site.item(author, 'case', 'public');
  const own = await site.send('GET', `/api/cases/${id}`, { token: author.token });
  title = own.json.title;
  expect(title.length).toBeGreaterThan(3);
});

const page = async ({ cookie }: Pick<Person, 'cookie'>, search = '') => {
  const { status, text } = await site.send('GET', `/public-cases${search}`, { cookie });
  expect(status).toBe(200);
  return { isTitled: text.includes(title), isAsked: text.includes(blindMessages.question) };
};
const choose = (person: Person, json: unknown) =>
  site.send('PUT', '/api/account/titles', { token: person.token, json });

describe('reading cases without their titles', () => {
  it('is offered to whoever has not chosen, and to no visitor', async () => {
    expect(await page(lea)).toEqual({ isTitled: true, isAsked: true });
    const visitor = await site.send('GET', '/public-cases');
    expect(visitor.text).toContain(title);
    expect(visitor.text).not.toContain(blindMessages.question);
    const others = await site.send('GET', '/public-questionnaires', { cookie: lea.cookie });
    expect(others.text).not.toContain(blindMessages.question);
  });

  it('is remembered with the account, at once, in every byte of the page; the address has the last word', async () => {
    expect((await choose(lea, { titlesHidden: true })).json).toEqual({ titlesHidden: true });
    expect(await page(lea)).toEqual({ isTitled: false, isAsked: false });
    expect(await page(lea, '?tri=populaires')).toEqual({ isTitled: false, isAsked: false });
    expect(await page(lea, '?titres=visibles')).toEqual({ isTitled: true, isAsked: false });
    expect(await page(tom)).toEqual({ isTitled: true, isAsked: true });
    expect((await site.send('GET', '/public-cases')).text).toContain(title);
    await choose(lea, { titlesHidden: false });
    expect(await page(lea)).toEqual({ isTitled: true, isAsked: false });
    expect(await page(lea, '?titres=masques')).toEqual({ isTitled: false, isAsked: false });
  });

  it('is answered by a plain form', async () => {
    const answered = await site.send('POST', '/practice', {
      cookie: tom.cookie,
      body: new URLSearchParams({ titres: 'masques' }),
    });
    expect([answered.status, answered.headers.get('location')]).toEqual([303, '/public-cases']);
    expect(await page(tom)).toEqual({ isTitled: false, isAsked: false });
  });

  it('is yes or no', async () => {
    for (const json of [{}, { titlesHidden: null }, { titlesHidden: 'non' }, { titlesHidden: true, more: 1 }])
      expect((await choose(lea, json)).status).toBe(422);
    expect((await site.send('PUT', '/api/account/titles', { json: { titlesHidden: true } })).status).toBe(
      401,
    );
  });
});
