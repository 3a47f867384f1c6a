import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERROR_STATUS, type ErrorCode } from '#lib/contract/errors.ts';
import { ITEM_CHANGE_MAX } from '#lib/contract/items.ts';
import { ROUTES } from '#lib/contract/routes.ts';
import { SHEET_CHANGE_MAX } from '#lib/contract/sheet.ts';
import { ITEM_KINDS, KIND_PLURALS } from '#lib/domain/item.ts';
import { JSON_BODY_MAX } from '#lib/server/http/read-json.ts';
import type { Answer } from '../run/caller.ts';
import { bodies } from './bodies.ts';
import { MALFORMED, NAUGHTY, WRONG_VALUES } from './hostile-bodies.ts';
import { type Person, type Site, startSite } from './site.ts';

let site: Site;
let owner: Person;
let rater: Person;
const ids: Record<string, string> = {};
beforeAll(async () => {
  site = await startSite();
  owner = await site.person('Autrice');
  rater = await site.person('Lecteur');
  for (const kind of ITEM_KINDS) ids[KIND_PLURALS[kind]] = await site.item(owner, kind, 'public');
});
afterAll(() => site.stop());

const JSON_TYPE = { 'Content-Type': 'application/json' };
const REFUSALS = [400, 401, 403, 404, 409, 410, 413, 415, 422, 429];

/** Every call that reads a body, on every kind. */
const writes = ROUTES.filter(({ request }) => request !== undefined).flatMap(({ method, path }) =>
  (path === '/[kind]' ? ['cases'] : path.includes('[kind]') ? Object.values(KIND_PLURALS) : ['']).map(
    (plural) => ({ method, path, plural }),
  ),
);
type Write = (typeof writes)[number];

function sendTo(
  { method, path, plural }: Write,
  body: BodyInit,
  headers: Record<string, string> = JSON_TYPE,
) {
  const token = path.endsWith('/rate') ? rater.token : owner.token;
  const where = `/api${path.replace('[kind]', plural).replace('[id]', ids[plural] ?? '')}`;
  return site.send(method, where, { token, headers, body });
}

/** A refusal in our words: a stable code, its status, a French sentence. */
function expectRefusal(answer: Answer, context: string): void {
  expect(REFUSALS, context).toContain(answer.status);
  expect(Object.keys(ERROR_STATUS), context).toContain(answer.json?.code);
  expect(ERROR_STATUS[answer.json.code as ErrorCode], context).toBe(answer.status);
  expect(answer.json.message, context).toMatch(/^[A-ZÀ-Ý].*[.?]$/u);
}

/** A body that the call would accept, to be spoilt one field at a time. */
const GOOD: Record<string, Record<string, unknown>> = {
  '/auth/login': { username: 'Autrice', password: 'pas le bon du tout' },
  '/auth/register': { username: 'Nouveau', password: 'cheval agrafe pile' },
  '/auth/reset': { username: 'Autrice', code: 'AAAA', password: 'cheval agrafe pile' },
  '/account/password': { current: 'pas le bon', password: 'cheval agrafe pile' },
  '/account/profile': { displayName: 'Docteure A.' },
  '/account/recovery-codes': { password: 'pas le bon' },
  '/account': { password: 'pas le bon', publicItems: 'keep' },
  '/[kind]/[id]/rate': { rating: 5, comment: 'Bien' },
  '/[kind]': { title: 'Nouveau' },
  '/uploads/[upload]/frame': {
    window: { centre: 40, width: 400 },
    rescale: { slope: 1, intercept: 0 },
    inverted: false,
  },
  '/[kind]/[id]/body': { body: bodies.case, revision: 999_999 },
  '/[kind]/[id]/sheet': { sheet: [{ type: 'paragraph', text: [{ text: 'Fiche' }] }], revision: 999_999 },
  '/[kind]/[id]': { title: 'Titre', tags: ['IRM'], visibility: 'public', revision: 999_999 },
};

/** Calls that may carry a whole body. */
const LARGE = ['PATCH /[kind]/[id]', 'PUT /[kind]/[id]/body'];

describe.each(writes)('$method $path $plural', (write) => {
  it('refuses what is no JSON of ours, in French', async () => {
    for (const body of MALFORMED) {
      const answer = await sendTo(write, body as BodyInit);
      expectRefusal(answer, JSON.stringify(body).slice(0, 60));
    }
  });

  it('refuses other types and too much', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/json-patch+json',
    ])
      expect((await sendTo(write, '{}', { 'Content-Type': type })).status).toBe(415);
    const max = write.path.endsWith('/sheet')
      ? SHEET_CHANGE_MAX
      : LARGE.includes(`${write.method} ${write.path}`)
        ? ITEM_CHANGE_MAX
        : JSON_BODY_MAX;
    const large = JSON.stringify({ ...GOOD[write.path], padding: 'x'.repeat(max) });
    expect((await sendTo(write, large)).status).toBe(413);
    if (max === JSON_BODY_MAX) expect((await sendTo(write, 'x'.repeat(1_200_000))).status).toBe(413);
  });

  it('answers below 500 whatever stands in a field', async () => {
    const good = GOOD[write.path];
    expect(good).toBeDefined();
    for (const field of Object.keys(good ?? {})) {
      for (const value of [...WRONG_VALUES, ...NAUGHTY]) {
        const answer = await sendTo(write, JSON.stringify({ ...good, [field]: value }));
        expect(answer.status, `${field}: ${JSON.stringify(value).slice(0, 60)}`).toBeLessThan(500);
      }
    }
  });
});

describe('naughty texts', () => {
  const stored = (text: string) => text.trim();

  it('come back byte for byte as title, tag and comment', async () => {
    const { token } = owner;
    const id = await site.item(owner, 'case', 'public');
    let revision = 2;
    for (const text of NAUGHTY.filter((each) => stored(each) !== '')) {
      const tag = [...text].slice(0, 20).join('');
      const change = { title: text, tags: stored(tag) ? [tag] : [], revision };
      const answer = await site.send('PATCH', `/api/cases/${id}`, { token, json: change });
      expect([answer.status, answer.json.title], JSON.stringify(text)).toEqual([200, stored(text)]);
      revision = answer.json.revision;
      const mine = await site.send('GET', '/api/cases/mine', { token });
      const card = mine.json.cases.find((each: { _id: string }) => each._id === id);
      expect([card.title, card.tags]).toEqual([stored(text), stored(tag) ? [stored(tag)] : []]);
      await site.send('POST', `/api/cases/${id}/rate`, {
        token: rater.token,
        json: { rating: 5, comment: text },
      });
      const { comments } = (await site.send('GET', `/api/cases/${id}/ratings`, { token })).json;
      expect(comments[0].comment).toBe(stored(text));
    }
  });

  it('are shown inert', async () => {
    const text = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
    const id = await site.item(owner, 'questionnaire', 'public');
    const change = { title: text, tags: [text.slice(0, 50)], revision: 2 };
    expect(
      (await site.send('PATCH', `/api/questionnaires/${id}`, { token: owner.token, json: change })).status,
    ).toBe(200);
    const bait = encodeURIComponent(text);
    for (const path of [
      '/public-questionnaires',
      `/public-questionnaires?q=${bait}`,
      `/use/${id}`,
      `/?suite=${bait}`,
    ]) {
      const page = await site.send('GET', path, { cookie: owner.cookie });
      expect(page.status).toBe(200);
      expect(page.text).not.toContain('<script>alert(1)');
      expect(page.text).not.toContain('<img src=x');
    }
  });

  it('in addresses never break a page or a list', async () => {
    for (const text of NAUGHTY) {
      const bait = encodeURIComponent(text);
      for (const path of [
        `/public-cases?q=${bait}&etiquette=${bait}&difficulte=${bait}&page=${bait}&limit=${bait}&tri=${bait}`,
        `/api/questionnaires/public?q=${bait}&modalite=${bait}&page=${bait}`,
        `/api/cases/${bait.slice(0, 300)}/ratings`,
        `/use/${bait.slice(0, 300)}`,
      ])
        expect((await site.send('GET', path, { cookie: owner.cookie })).status, path).toBeLessThan(500);
    }
  });
});
