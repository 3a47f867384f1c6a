import { expect, it } from 'vitest';
import { KIND_PLURALS } from '#lib/items/item.ts';
import { publish } from '../run/publish.ts';
import { savePart } from '../run/save-part.ts';
import { bodyParts } from './bodies.ts';
import { sharedSite } from './shared-site.ts';

const site = await sharedSite();
const owner = await site.person('Autrice');
const other = await site.person('Lecteur');

const { token } = owner;
const call = (method: string, path: string, more: { revision?: number; json?: object; by?: string } = {}) =>
  site.send(method, `/api/${path}`, {
    token: more.by ?? token,
    ...(more.json && { json: more.json }),
    ...(more.revision !== undefined && { headers: { 'If-Match': `"${more.revision}"` } }),
  });

it('publishes a case anew, tells its versions, and brings one back', async () => {
  const id = await site.item(owner, 'case', 'public');
  const answer = async () => (await call('GET', `cases/${id}/answer`, { by: other.token })).json.answer;
  await savePart(site, token, id, { answer: 'Entorse' }, 2);
  expect(await answer()).toBe('Fracture');
  const own = (await call('GET', `cases/${id}`)).json;
  expect(own).toMatchObject({ publishedVersion: 1, hasChanges: true, body: { answer: 'Entorse' } });
  await publish(site, token, id, 3, 'Correction');
  expect(await answer()).toBe('Entorse');
  const { versions } = (await call('GET', `cases/${id}/versions`)).json;
  expect(versions).toMatchObject([
    { number: 2, word: 'Correction', publisher: owner.username, isPublic: true },
    { number: 1, word: null, isPublic: false },
  ]);
  const first = (await call('GET', `cases/${id}/versions/1`)).json;
  expect(first).toMatchObject({ number: 1, body: { answer: 'Fracture' } });
  const back = await call('POST', `cases/${id}/versions/1/restore`, { revision: 4 });
  expect([back.status, back.json.hasChanges]).toEqual([200, true]);
  expect(await answer()).toBe('Entorse');
  const dropped = await call('DELETE', `cases/${id}/working-copy`, { revision: 5 });
  expect([dropped.status, dropped.json.hasChanges]).toEqual([200, undefined]);
  expect((await call('GET', `cases/${id}/parts/answer`)).json.answer).toBe('Entorse');
});

it('says in French why it does not', async () => {
  const id = await site.item(owner, 'case', 'public');
  const again = await call('POST', `cases/${id}/publication`, { json: { revision: 2 } });
  expect([again.status, again.json.code]).toEqual([409, 'no_changes']);
  expect(again.json.message).toMatch(/rien à publier/);
  await savePart(site, token, id, { folders: [], mainImage: null }, 2);
  const late = await call('POST', `cases/${id}/publication`, { json: { revision: 2 } });
  expect([late.status, late.json.code]).toEqual([409, 'changed_meanwhile']);
  const empty = await call('POST', `cases/${id}/publication`, { json: { revision: 3 } });
  expect([empty.status, empty.json.code]).toEqual([422, 'publish_incomplete']);
  const long = { revision: 3, word: 'x'.repeat(201) };
  expect((await call('POST', `cases/${id}/publication`, { json: long })).json.code).toBe('invalid');
  expect((await call('DELETE', `cases/${id}/working-copy`)).json.code).toBe('revision_required');
  for (const version of ['0', '2', '1.5', 'x', '99999999999'])
    expect((await call('GET', `cases/${id}/versions/${version}`)).status, version).toBe(404);
  const hidden = await site.item(owner, 'case', 'private');
  const none = await call('DELETE', `cases/${hidden}/working-copy`, { revision: 2 });
  expect([none.status, none.json.code]).toEqual([409, 'not_public']);
});

it.each(['questionnaire', 'protocol'] as const)('does the same for a %s', async (kind) => {
  const id = await site.item(owner, kind, 'public');
  const path = `${KIND_PLURALS[kind]}/${id}`;
  const { body } = (await call('GET', path)).json;
  const changed =
    kind === 'protocol'
      ? { ...bodyParts.protocol, description: 'Autre' }
      : { ...body, pages: [{ ...body.pages[0], name: 'Autre' }] };
  const { revision } = (await call('GET', path)).json;
  const saved = await call('PUT', `${path}/parts/body`, { json: changed, revision });
  expect([saved.status, saved.json.hasChanges]).toEqual([200, true]);
  const asked = await call('POST', `${path}/publication`, { json: { revision: saved.json.revision } });
  // A draft of a public protocol is its author's own affair until it is published.
  if (kind === 'protocol') expect(asked.json.code).toBe('protocol_not_validated');
  else expect(asked.status).toBe(200);
  const version = (await call('GET', `${path}/versions/1`)).json;
  expect(version.body).toEqual(body);
});

it('tells what differs between versions, and what the source of a copy has become', async () => {
  const id = await site.item(owner, 'case', 'public');
  const copy = await call('POST', `cases/${id}/copy`, { by: other.token });
  const copyPath = `cases/${copy.json._id}/source-differences`;
  expect((await call('GET', copyPath, { by: other.token })).json).toEqual({ differences: [] });
  await savePart(site, token, id, { answer: 'Entorse' }, 2);
  const told = [{ what: 'text', field: 'answer', before: 'Fracture', after: 'Entorse' }];
  const path = `cases/${id}/versions/1/differences`;
  expect((await call('GET', path)).json.differences).toEqual(told);
  expect((await call('GET', copyPath, { by: other.token })).json.differences).toEqual([]);
  await publish(site, token, id, 3);
  expect((await call('GET', `${path}?avec=2`)).json.differences).toEqual(told);
  expect((await call('GET', `${path}?avec=9`)).status).toBe(404);
  expect((await call('GET', copyPath, { by: other.token })).json.differences).toEqual(told);
  expect((await call('GET', copyPath)).status).toBe(404);
});
