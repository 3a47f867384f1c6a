import { describe, expect, it } from 'vitest';
import { bodies } from './bodies.ts';
import { NAUGHTY } from './naughty-strings.ts';
import { sharedSite } from './shared-site.ts';

const site = await sharedSite();
const author = await site.person('Autrice');
const { token } = author;

const question = (id: string, more: object = {}) => ({
  id,
  text: id,
  section: 'findings',
  type: 'single',
  options: [{ id: `${id}-o`, text: 'Oui' }],
  ...more,
});
const bodyOf = (...questions: object[]) => ({ pages: [{ id: 'p1', name: 'Examen', questions }] });

/** Questions under one another. */
function nested(levels: number): object {
  let inner: object = question(`n${levels}`);
  for (let level = levels - 1; level > 0; level -= 1)
    inner = question(`n${level}`, { options: [{ id: `n${level}-o`, text: 'Oui', questions: [inner] }] });
  return inner;
}

async function create(json: object = { title: 'IRM du genou' }) {
  return site.send('POST', '/api/questionnaires', { token, json });
}

const read = async (id: string) => (await site.send('GET', `/api/questionnaires/${id}`, { token })).json;

const save = (id: string, json: unknown, revision: number) =>
  site.send('PUT', `/api/questionnaires/${id}/parts/body`, {
    token,
    json,
    headers: { 'If-Match': `"${revision}"` },
  });

describe('creating a questionnaire', () => {
  it('makes a draft of one’s own with a title, tags and a page to begin on', async () => {
    const made = await create({ title: ' IRM du genou ', tags: ['IRM', 'Genou'] });
    expect(made.status).toBe(201);
    const { title, tags, visibility, body } = await read(made.json._id);
    expect({ title, tags, visibility }).toEqual({
      title: 'IRM du genou',
      tags: ['IRM', 'Genou'],
      visibility: 'draft',
    });
    expect(body.pages).toMatchObject([{ name: 'Examen', questions: [] }]);
  });

  it.each([
    [{ title: ' ' }, 'title_required'],
    [{ title: 'x'.repeat(201) }, 'title_too_long'],
    [{ title: 'x', tags: ['x'.repeat(51)] }, 'tag_invalid'],
    [{ title: 'x', tags: Array.from({ length: 31 }, (_, at) => `t${at}`) }, 'too_many_tags'],
  ])('refuses %j in French', async (json, code) => {
    const refused = await create(json);
    expect([refused.status, refused.json.code]).toEqual([422, code]);
    expect(refused.json.message).toMatch(/^\p{Lu}.*[.!]$/u);
  });
});

const manyOptions = Array.from({ length: 10_000 }, (_, at) => ({ id: `o${at}`, text: 'x' }));
const formula = { id: 'f', text: 'Volume', section: 'findings', type: 'formula' };

const REFUSED: [string, unknown][] = [
  ['nothing', null],
  ['a list', []],
  ['no page', { pages: [] }],
  ['an id twice', bodyOf(question('a'), question('a'))],
  ['an option with the id of a page', bodyOf(question('a', { options: [{ id: 'p1', text: 'x' }] }))],
  ['a level too many', bodyOf(nested(13))],
  ['five hundred levels', bodyOf(nested(500))],
  ['ten thousand options', bodyOf(question('a', { options: manyOptions }))],
  [
    'more nodes than there may be',
    bodyOf(
      ...Array.from({ length: 25 }, (_, at) =>
        question(`q${at}`, {
          options: manyOptions.slice(0, 100).map(({ id }) => ({ id: `${id}-${at}`, text: 'x' })),
        }),
      ),
    ),
  ],
  ['a fiche that is not there', bodyOf(question('a', { fiche: 'nulle' }))],
  ['a default that is not there', bodyOf(question('a', { defaultAnswer: 'nulle' }))],
  ['a formula over what is not there', bodyOf({ ...formula, expression: '{nulle} * 2' })],
  ['a formula over what is no number', bodyOf(question('a'), { ...formula, expression: '{a} * 2' })],
  ['a formula that is code', bodyOf({ ...formula, expression: 'process.exit()' })],
  ['an id that is a path', bodyOf(question('../../etc'))],
  ['an id that is a prototype', JSON.parse('{"pages":[{"id":"__proto__","name":"x","questions":[]}]}')],
  ['a key of its own', { ...bodyOf(question('a')), __html: '<b>' }],
  ['a type of its own', bodyOf(question('a', { type: 'script' }))],
  [
    'a sentence that is too long',
    bodyOf(question('a', { options: [{ id: 'b', text: 'x', sentence: 'x'.repeat(2001) }] })),
  ],
  ['an image of nobody', bodyOf(question('a', { image: { file: 'a'.repeat(64), width: 1, height: 1 } }))],
];

describe('saving a body', () => {
  it.each(REFUSED)('with %s is refused in French, and nothing of it is kept', async (_, body) => {
    const { _id } = (await create()).json;
    const before = await read(_id);
    const refused = await save(_id, body, before.revision);
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(refused.status).toBeLessThan(500);
    expect(refused.json.message).toMatch(/^\p{Lu}.*[.!]$/u);
    expect(await read(_id)).toEqual(before);
  });

  it('keeps odd texts letter for letter', async () => {
    const { _id } = (await create()).json;
    const texts = NAUGHTY.map((text) => text.trim().slice(0, 400).toWellFormed()).filter(Boolean);
    const options = texts.map((text, at) => ({ id: `o${at}`, text, sentence: text }));
    const groups = Array.from({ length: Math.ceil(options.length / 100) }, (_, at) =>
      question(`q${at}`, { options: options.slice(at * 100, at * 100 + 100) }),
    );
    const { revision } = await read(_id);
    const saved = await save(_id, bodyOf(...groups), revision);
    expect([saved.status, saved.text.slice(0, 200)]).toEqual([200, expect.any(String)]);
    const { body } = await read(_id);
    const kept = body.pages[0].questions.flatMap(({ options }: { options: { text: string }[] }) => options);
    expect(kept.map(({ text }: { text: string }) => text)).toEqual(texts);
  });

  it('touches nothing of title, tags, visibility, rating, views or copies', async () => {
    const id = await site.item(author, 'questionnaire', 'public');
    const reader = await site.person('Lecteur');
    const rated = await site.send('POST', `/api/questionnaires/${id}/rate`, {
      token: reader.token,
      json: { rating: 8.5 },
    });
    expect(rated.status).toBe(200);
    const asRead = async () => {
      const { json } = await site.send('GET', '/api/questionnaires/public?limit=100', { token });
      const found = json.questionnaires.find(({ _id }: { _id: string }) => _id === id);
      const { title, tags, visibility, averageRating, ratingsCount, views, copies, questionCount } = found;
      return { title, tags, visibility, averageRating, ratingsCount, views, copies, questionCount };
    };
    const before = await asRead();
    expect(before).toMatchObject({ visibility: 'public', averageRating: 8.5, ratingsCount: 1 });
    const { revision } = await read(id);
    const saved = await save(id, bodyOf(question('a'), question('b')), revision);
    expect([saved.status, saved.json.hasChanges]).toEqual([200, true]);
    expect(await asRead()).toEqual(before);
    expect((await read(id)).body.pages[0].questions).toHaveLength(2);
  });

  it('with empty texts is kept, and asks for them before it is published', async () => {
    const { _id } = (await create({ title: 'IRM', tags: ['IRM'] })).json;
    const { revision } = await read(_id);
    const saved = await save(_id, bodyOf(question('a', { text: '' })), revision);
    expect(saved.status).toBe(200);
    const publish = (at: number) =>
      site.send('PATCH', `/api/questionnaires/${_id}`, {
        token,
        json: { visibility: 'public', revision: at },
      });
    const refused = await publish(saved.json.revision);
    expect([refused.status, refused.json.code]).toEqual([422, 'publish_incomplete']);
    const mended = await save(_id, bodyOf(question('a')), saved.json.revision);
    expect((await publish(mended.json.revision)).status).toBe(200);
  });

  it('is for its owner alone', async () => {
    const { _id } = (await create()).json;
    const other = await site.person('Autre');
    const sending = { token: other.token, json: bodies.questionnaire, headers: { 'If-Match': '"1"' } };
    expect((await site.send('PUT', `/api/questionnaires/${_id}/parts/body`, sending)).status).toBe(404);
    for (const path of [`/edit/${_id}`, '/edit/inconnu']) {
      const page = await site.send('GET', path, { cookie: other.cookie });
      expect([path, page.status]).toEqual([path, 404]);
    }
    expect((await site.send('GET', `/edit/${_id}`, { cookie: author.cookie })).status).toBe(200);
    expect((await site.send('GET', '/create', {})).status).toBe(302);
  });
});
