import { beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from '../run/caller.ts';
import { publish } from '../run/publish.ts';
import { savePart } from '../run/save-part.ts';
import { NAUGHTY } from './naughty-strings.ts';
import { sharedSite } from './shared-site.ts';
import type { Person } from './site.ts';

const site = await sharedSite();
const owner = await site.person('Autrice');
const other = await site.person('Lecteur');

let id: string;
beforeEach(async () => {
  id = await site.item(owner, 'case', 'public');
});

const says = (text: string) => [{ type: 'paragraph', text: [{ text }] }];
const put = (
  { revision, ...part }: { sheet: unknown; revision: number },
  token = owner.token,
): Promise<Answer> => savePart(site, token, id, part, revision);
const get = async () => (await site.send('GET', `/api/cases/${id}/parts/sheet`, { token: owner.token })).json;
const page = (person: Person) => site.send('GET', `/sheet/${id}`, { cookie: person.cookie });

/** Makes a file of these bytes known, and the case's own when asked. */
async function knownFile(sha256: string, own: boolean): Promise<void> {
  const { db } = site.context;
  const file = { sha256, type: 'image/webp', bytes: 1, width: 9, height: 8, created_at: 0 };
  await db
    .insertInto('file')
    .values(file)
    .onConflict((each) => each.doNothing())
    .execute();
  if (own) await db.insertInto('item_file').values({ item_id: id, sha256 }).execute();
}

describe('saving a sheet', () => {
  it('writes the sheet of the working copy and nothing else', async () => {
    const { token } = owner;
    const before = await site.send('GET', '/api/cases/mine', { token });
    const card = before.json.cases.find((each: { _id: string }) => each._id === id);
    const sheet = [
      { type: 'heading', level: 2, text: [{ text: 'Définition' }] },
      {
        type: 'table',
        header: true,
        rows: [
          [[{ text: 'A' }], []],
          [[], [{ text: 'b' }]],
        ],
      },
    ];
    const saved = await put({ sheet, revision: card.revision });
    expect([saved.status, saved.json.revision]).toEqual([200, card.revision + 1]);
    expect(await get()).toMatchObject({ sheet, revision: card.revision + 1 });
    const after = await site.send('GET', '/api/cases/mine', { token });
    const now = after.json.cases.find((each: { _id: string }) => each._id === id);
    expect(now).toEqual({ ...card, revision: card.revision + 1, hasChanges: true });
    const answer = () => site.send('GET', `/api/cases/${id}/answer`, { token: other.token });
    expect((await answer()).json.sheet).toBeNull();
    const revision = await publish(site, token, id, card.revision + 1);
    expect((await answer()).json).toMatchObject({ answer: 'Fracture', sheet, tags: ['IRM'] });
    expect((await put({ sheet: null, revision })).status).toBe(200);
    expect((await get()).sheet).toBeNull();
  });

  it('tells the second of two tabs that the sheet has changed, and keeps the first', async () => {
    expect((await put({ sheet: says('un'), revision: 2 })).status).toBe(200);
    const second = await put({ sheet: says('deux'), revision: 2 });
    expect([second.status, second.json.code]).toEqual([409, 'changed_meanwhile']);
    expect(second.json.message).toMatch(/modifié/);
    expect(await get()).toMatchObject({ sheet: says('un'), revision: 3 });
  });

  it('lets one of two saves at the same moment through', async () => {
    const answers = await Promise.all(['a', 'b', 'c'].map((text) => put({ sheet: says(text), revision: 2 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await get()).revision).toBe(3);
  });

  it('is for the owner alone, and for cases', async () => {
    expect((await put({ sheet: null, revision: 2 }, other.token)).json.code).toBe('forbidden');
    expect((await put({ sheet: null, revision: 2 }, 'x')).status).toBe(401);
    const hidden = await site.item(owner, 'case', 'private');
    for (const method of ['GET', 'PUT'])
      expect(
        (
          await site.send(method, `/api/cases/${hidden}/parts/sheet`, {
            token: other.token,
            ...(method === 'PUT' && { json: { sheet: null } }),
          })
        ).status,
      ).toBe(404);
    const protocol = await site.item(owner, 'protocol', 'private');
    for (const part of ['sheet', 'constructor', 'title']) {
      const path = `/api/protocols/${protocol}/parts/${part}`;
      expect((await site.send('GET', path, { token: owner.token })).status).toBe(404);
    }
  });

  it('takes the case’s own images and no others', async () => {
    const [own, foreign] = ['a', 'b'].map((letter) => letter.repeat(64));
    await knownFile(own!, true);
    await knownFile(foreign!, false);
    const image = (file = '') => [
      { type: 'image', image: { file, width: 9, height: 8, caption: 'Légende' } },
    ];
    expect((await put({ sheet: image(own), revision: 2 })).status).toBe(200);
    for (const file of [foreign, 'c'.repeat(64)])
      expect((await put({ sheet: image(file), revision: 3 })).json.code).toBe('image_foreign');
    expect((await get()).sheet).toEqual(image(own));
  });

  it.each([
    ['HTML', '<p>a</p>'],
    ['no blocks', {}],
    ['a block of nothing', [{}]],
    ['a script as a link', [{ type: 'paragraph', text: [{ text: 'a', href: 'javascript:alert(1)' }] }]],
    ['an attribute', [{ type: 'paragraph', text: [{ text: 'a', onclick: 'alert(1)' }] }]],
    ['an HTML block', [{ type: 'html', html: '<script>alert(1)</script>' }]],
    ['NUL', [{ type: 'paragraph', text: [{ text: 'a\0' }] }]],
    ['half a character', [{ type: 'paragraph', text: [{ text: '\ud800' }] }]],
    ['a ragged table', [{ type: 'table', header: false, rows: [[[], []], [[]]] }]],
    [
      'far too many cells',
      Array(100).fill({ type: 'table', header: false, rows: Array(40).fill(Array(12).fill([])) }),
    ],
  ])('refuses %s', async (_, sheet) => {
    const { status, json } = await put({ sheet, revision: 2 });
    expect([status, json.code]).toEqual([422, 'invalid']);
    expect((await get()).revision).toBe(2);
  });
});

/** Fewer than a sheet's blocks. */
const PER_SHEET = 300;

describe('the sheet’s page', () => {
  it('shows naughty texts letter for letter, and inert', async () => {
    const texts = NAUGHTY.filter((text) => text !== '');
    let shown = '';
    for (let from = 0, revision = 2; from < texts.length; from += PER_SHEET) {
      const some = texts.slice(from, from + PER_SHEET);
      const rows = some.map((text) => [[{ text }], [{ text, bold: true, href: '/sheet/x' }]]).slice(0, 60);
      const sheet = [...some.flatMap(says), { type: 'table', header: false, rows }];
      expect((await put({ sheet, revision })).status).toBe(200);
      expect((await get()).sheet).toEqual(sheet);
      revision = await publish(site, owner.token, id, revision + 1);
      const { status, text } = await page(other);
      expect(status).toBe(200);
      shown += text;
    }
    expect(shown).not.toContain('<script>alert(1)');
    expect(shown).not.toContain('<img src=x');
    expect(shown).not.toContain('<svg/onload');
    expect(shown).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  it('marks links that leave the site, and says which images have gone', async () => {
    const text = [
      { text: 'ailleurs', href: 'https://exemple.fr/' },
      { text: 'disparue', view: { folder: 'f1', image: 3 } },
    ];
    await put({ sheet: [{ type: 'paragraph', text }], revision: 2 });
    await publish(site, owner.token, id, 3);
    const { text: html } = await page(other);
    expect(html).toContain('<a href="https://exemple.fr/" rel="noopener nofollow">ailleurs</a>');
    expect(html).toContain('disparue</span><small>\u00a0(image retirée)</small>');
    expect(html).not.toContain('?serie=');
  });

  it('is read by whoever may read the case, and by no search engine', async () => {
    await put({ sheet: says('Texte de la fiche'), revision: 2 });
    expect((await page(other)).text).not.toContain('Texte de la fiche');
    await publish(site, owner.token, id, 3);
    const { text } = await page(other);
    expect(text).toContain('Texte de la fiche');
    expect(text).toContain('<meta name="robots" content="noindex"');
    expect(text).not.toContain(`/sheet-editor/${id}`);
    expect((await page(owner)).text).toContain(`/sheet-editor/${id}`);
    expect((await site.send('GET', `/sheet/${id}`)).headers.get('location')).toMatch(/^\/\?suite=/);
    const hidden = await site.item(owner, 'case', 'private');
    expect((await site.send('GET', `/sheet/${hidden}`, { cookie: other.cookie })).status).toBe(404);
    for (const path of [`/sheet-editor/${id}`, `/sheet-editor/${hidden}`])
      expect((await site.send('GET', path, { cookie: other.cookie })).status).toBe(404);
  });

  it('says when there is none yet', async () => {
    expect((await page(other)).text).toContain('n’a pas encore de fiche');
    expect((await page(other)).text).not.toContain('Écrire la fiche');
    expect((await page(owner)).text).toContain('Écrire la fiche');
  });

  it('is not that of another kind', async () => {
    const protocol = await site.item(owner, 'protocol', 'public');
    for (const path of ['/sheet/', '/sheet-editor/'])
      expect((await site.send('GET', path + protocol, { cookie: owner.cookie })).status).toBe(404);
  });
});
