import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { authenticateBearer } from '#lib/accounts/server/authenticate.ts';
import { validate } from '../run/valid-protocol.ts';
import { sharedSite } from './shared-site.ts';
import type { Person } from './site.ts';

const site = await sharedSite();
const owner = await site.person('Autrice');
const other = await site.person('Lecteur');

const read = (person: Person, path: string) =>
  site.send('GET', `/protocols/compare${path}`, { cookie: person.cookie });
const call = (method: string, path: string, person: Person, json?: object) =>
  site.send(method, `/api/protocols/${path}`, { token: person.token, ...(json && { json }) });

/** Changes some of a protocol's body; what its readers see stays as it is. */
async function change(id: string, body: object, person = owner): Promise<void> {
  const { revision, ...held } = (await call('GET', `${id}/parts/body`, person)).json;
  const saved = await site.send('PUT', `/api/protocols/${id}/parts/body`, {
    token: person.token,
    json: { ...held, ...body },
    headers: { 'If-Match': `"${revision}"` },
  });
  expect(saved.status, saved.text).toBe(200);
}

/** Publishes a protocol as it is now, by taking it through its review. */
async function publish(id: string): Promise<void> {
  const actor = await authenticateBearer(site.context, owner.token);
  await validate(site.context, actor!, 'protocol', id);
}

it('holds two protocols side by side, of whoever may read both', async () => {
  const mine = await site.item(owner, 'protocol', 'public');
  await change(mine, { preparation: { coil: 'Antenne tête', field: '3 T' } });
  const hidden = await site.item(owner, 'protocol', 'private');
  const page = await read(owner, `?avant=${hidden}&apres=${mine}`);
  expect(page.status).toBe(200);
  expect(page.text).toContain('Antenne tête');
  expect(page.text).toContain('2\u00a0différences');
  // Readers have what was published, not what is being written.
  const other1 = await read(other, `?avant=${mine}&apres=${mine}`);
  expect([other1.status, other1.text.includes('Antenne tête')]).toEqual([200, false]);
  expect(other1.text).toContain('Aucune différence');
  for (const path of [
    `?avant=${hidden}`,
    `?avant=${mine}&apres=${hidden}`,
    '?avant=nothing',
    `?copie=${hidden}`,
  ])
    expect((await read(other, path)).status, path).toBe(404);
  expect((await site.send('GET', '/protocols/compare')).headers.get('location')).toMatch(/^\/\?suite=/);
});

it('reads older versions to their owner alone', async () => {
  const id = await site.item(owner, 'protocol', 'public');
  await change(id, { description: 'Deuxième' });
  await publish(id);
  const older = `?avant=${id}&version-avant=1&apres=${id}&version-apres=2`;
  const page = await read(owner, older);
  expect([page.status, page.text.includes('Deuxième'), page.text.includes('Version 1')]).toEqual([
    200,
    true,
    true,
  ]);
  expect((await read(other, older)).status).toBe(404);
  expect((await read(other, `?avant=${id}&version-avant=2`)).status).toBe(200);
  for (const version of ['9', '0', 'x', '1.5', '99999999999'])
    expect((await read(owner, `?avant=${id}&version-avant=${version}`)).status, version).toBe(404);
  // The form was made for another protocol: its version numbers do not matter here.
  expect((await read(owner, `?avant=${id}&version-avant=9&versions-de-avant=x`)).status).toBe(200);
});

it('offers one’s own protocols and public ones, and says so when a search finds none', async () => {
  const hidden = await site.item(other, 'protocol', 'private');
  const own = await read(other, '');
  expect(own.text).toContain(`value="${hidden}"`);
  expect((await read(owner, '')).text).not.toContain(hidden);
  expect((await read(owner, '?q=introuvable-%3Cb%3E')).text).toContain(
    'Aucun protocole public ne correspond',
  );
  // Within its weight, with everything that may be chosen.
  expect(gzipSync(own.text).length).toBeLessThan(25_000);
});

it('tells a copy what its source has become, once it is public, until that is decided', async () => {
  const id = await site.item(owner, 'protocol', 'public');
  const copy = (await call('POST', `${id}/copy`, other)).json._id as string;
  await change(id, { description: 'Nouvelle' });
  const states = () => call('GET', `${copy}/source-states`, other);
  expect((await states()).json).toMatchObject({ from: 1, to: 1 });
  await publish(id);
  const told = (await states()).json;
  expect([told.from, told.to, told.before.description, told.after.description]).toEqual([
    1,
    2,
    undefined,
    'Nouvelle',
  ]);
  const page = await read(other, `?copie=${copy}`);
  expect([page.status, page.text.includes('Nouvelle')]).toEqual([200, true]);
  expect((await read(owner, `?copie=${copy}`)).status).toBe(404);
  const editor = () => site.send('GET', `/protocols/edit/${copy}`, { cookie: other.cookie });
  expect((await editor()).text).toContain('a changé depuis');
  const remember = (json: object, by = other) => call('POST', `${copy}/source-version`, by, json);
  expect((await remember({ version: 3 })).status).toBe(404);
  expect((await remember({ version: 2 }, owner)).status).toBe(404);
  expect((await remember({ version: '2' })).status).toBe(422);
  expect((await remember({ version: 2 })).status).toBe(204);
  expect((await states()).json).toMatchObject({ from: 2, to: 2 });
  expect((await editor()).text).not.toContain('a changé depuis');
});

it('tells nothing of a source that can no longer be read, nor of kinds that take nothing over', async () => {
  const id = await site.item(owner, 'protocol', 'public');
  const copy = (await call('POST', `${id}/copy`, other)).json._id as string;
  const { json } = await call('GET', id, owner);
  const back = { visibility: 'private', revision: json.revision };
  expect((await call('PATCH', id, owner, back)).status).toBe(200);
  expect((await call('GET', `${copy}/source-states`, other)).status).toBe(404);
  expect((await read(other, `?copie=${copy}`)).status).toBe(404);
  const source = await site.item(owner, 'questionnaire', 'public');
  const made = await site.send('POST', `/api/questionnaires/${source}/copy`, { token: other.token });
  const path = `/api/questionnaires/${made.json._id}/source-states`;
  expect((await site.send('GET', path, { token: other.token })).status).toBe(404);
});
