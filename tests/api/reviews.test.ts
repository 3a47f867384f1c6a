import { expect, it } from 'vitest';
import { bodyParts } from './bodies.ts';
import { sharedSite } from './shared-site.ts';

const site = await sharedSite();
const owner = await site.person('Autrice');
const other = await site.person('Lecteur');

const call = (method: string, path: string, json?: object, token = owner.token) =>
  site.send(method, `/api/${path}`, { token, ...(json && { json }) });
const page = async (path: string, cookie = owner.cookie) => site.send('GET', path, { cookie });

const save = async (id: string, more: object, revision: number) =>
  site.send('PUT', `/api/protocols/${id}/parts/body`, {
    token: owner.token,
    headers: { 'If-Match': `"${revision}"` },
    json: { ...bodyParts.protocol, ...more },
  });

it('takes a protocol from a draft to its second version', async () => {
  const id = await site.item(owner, 'protocol', 'public');
  const start = (await call('GET', `protocols/${id}/review`)).json;
  expect(start).toMatchObject({ status: 'Validé', version: 1 });
  expect(start.history).toHaveLength(2);
  const saved = await save(id, { description: 'Deux' }, 4);
  expect([saved.status, saved.json.reviewStatus, saved.json.hasChanges]).toEqual([200, 'Brouillon', true]);
  const { revision } = saved.json;
  const asked = await call('POST', `protocols/${id}/review`, { status: 'En révision', revision });
  expect([asked.status, asked.json.reviewStatus]).toEqual([200, 'En révision']);
  const step = { status: 'Validé', word: 'TE raccourci', revision: asked.json.revision };
  const validated = await call('POST', `protocols/${id}/review`, step);
  expect([validated.json.reviewStatus, validated.json.hasChanges]).toEqual(['Validé', undefined]);
  const { history } = (await call('GET', `protocols/${id}/review`)).json;
  expect(history[0]).toMatchObject({ by: owner.username, word: 'TE raccourci', version: 2 });
  const { versions } = (await call('GET', `protocols/${id}/versions`)).json;
  expect(versions.map(({ number }: { number: number }) => number)).toEqual([2, 1]);
});

it('says in French what is refused, and changes nothing', async () => {
  const id = await site.item(owner, 'protocol', 'private');
  const post = (json: object) => call('POST', `protocols/${id}/review`, json);
  const { revision } = (await call('GET', `protocols/${id}`)).json;
  const skip = await post({ status: 'En révision', revision });
  expect([skip.status, skip.json.code]).toEqual([409, 'review_step']);
  const wordless = await post({ status: 'Brouillon', revision });
  expect([wordless.status, wordless.json.code]).toEqual([422, 'review_word_required']);
  expect(wordless.json.message).toMatch(/reprendre/);
  for (const json of [
    { status: 'Publié', revision },
    { status: 'Brouillon', word: 'x'.repeat(501), revision },
    { status: 'Brouillon', word: 'Non', revision: 'x' },
    { status: 'Brouillon', word: 'Non', revision, version: 3 },
  ])
    expect((await post(json)).json.code, JSON.stringify(json)).toBe('invalid');
  const late = await post({ status: 'Brouillon', word: 'Non', revision: revision - 1 });
  expect([late.status, late.json.code]).toEqual([409, 'changed_meanwhile']);
  const emptied = await save(id, { acquisition: {} }, revision);
  await post({ status: 'En révision', revision: emptied.json.revision });
  const empty = await post({ status: 'Validé', revision: emptied.json.revision + 1 });
  expect([empty.status, empty.json.code, empty.json.details]).toEqual([
    422,
    'validation_incomplete',
    ['acquisition'],
  ]);
  expect((await call('GET', `protocols/${id}/review`)).json.status).toBe('En révision');
});

it('lets nobody save the status, nor find ready what is their own', async () => {
  const id = await site.item(owner, 'protocol', 'private');
  const { revision } = (await call('GET', `protocols/${id}`)).json;
  const within = await save(id, { reviewStatus: 'Validé' }, revision);
  expect([within.status, within.json.code]).toEqual([422, 'invalid']);
  const apart = await site.send('PUT', `/api/protocols/${id}/parts/review`, {
    token: owner.token,
    headers: { 'If-Match': `"${revision}"` },
    json: { reviewStatus: 'Brouillon' },
  });
  expect(apart.status).toBe(404);
  for (const kind of ['case', 'questionnaire'] as const) {
    const item = `${kind}s/${await site.item(owner, kind, 'private')}`;
    const { revision: known } = (await call('GET', item)).json;
    const take = (status: string) => call('POST', `${item}/review`, { status, revision: known });
    expect((await call('GET', `${item}/review`)).json).toMatchObject({ status: 'Brouillon', history: [] });
    expect((await take('Validé')).json.code).toBe('review_step');
    expect((await take('En révision')).status).toBe(200);
    expect((await take('Validé')).json.code).toBe('review_step');
  }
});

it('shows the version in use, and drafts to their owner alone', async () => {
  const id = await site.item(owner, 'protocol', 'public');
  await save(id, { description: 'Texte du brouillon' }, 4);
  const path = `/protocols/view/${id}`;
  for (const cookie of [owner.cookie, other.cookie])
    expect((await page(path, cookie)).text).not.toContain('Texte du brouillon');
  expect((await page(`${path}?brouillon`)).text).toContain('Texte du brouillon');
  expect((await page(`${path}?version=1`)).status).toBe(200);
  for (const search of ['?brouillon', '?version=1'])
    expect((await page(path + search, other.cookie)).status, search).toBe(404);
  for (const version of ['0', '2', 'x', '']) {
    expect((await page(`${path}?version=${version}`)).status, version).toBe(404);
  }
});
