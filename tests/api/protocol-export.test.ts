import { expect, it } from 'vitest';
import { readProtocol } from '#lib/protocols/exchange/read-protocol.ts';
import { readGrid, readRows } from '#lib/protocols/exchange/read-table.ts';
import { EXPORT_FORMATS } from '#lib/protocols/paths.ts';
import { sharedSite } from './shared-site.ts';

const site = await sharedSite();
const owner = await site.person('Autrice');
const other = await site.person('Lecteur');

const get = (path: string, cookie?: string) => site.send('GET', `/protocols/export/${path}`, { cookie });

it('gives what the page shows in three formats', async () => {
  const id = await site.item(owner, 'protocol', 'public');
  const json = await get(`${id}.json`, other.cookie);
  expect([json.status, json.headers.get('content-type')]).toEqual([200, 'application/json']);
  expect(json.headers.get('content-disposition')).toContain('filename="Essai protocol.json"');
  const { body } = (await site.send('GET', `/api/protocols/${id}`, { token: owner.token })).json;
  const { reviewStatus, ...own } = body;
  expect(reviewStatus).toBe('Validé');
  expect(readProtocol(json.text)).toEqual({ title: 'Essai protocol', tags: ['IRM'], body: own });

  const csv = await get(`${id}.csv`, other.cookie);
  expect([csv.status, csv.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(readRows('sequences', readGrid(csv.text))).toMatchObject({
    rows: body.acquisition.sequences,
    problems: [],
    unknown: [],
  });

  const headers = { Cookie: other.cookie };
  const file = await fetch(`${site.origin}/protocols/export/${id}.csv`, { headers });
  expect([...new Uint8Array(await file.arrayBuffer()).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);

  const text = await get(`${id}.txt`, other.cookie);
  expect([text.status, text.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(text.text).toContain(`${site.origin}/protocols/view/${id}`);
  expect(text.text).toMatch(/^Essai protocol\r\n=+\r\nIRM · Rachis\r\nValidé le .*, version 1\r\n/);
  for (const { headers } of [json, csv, text]) expect(headers.get('cache-control')).toBe('private, no-cache');
});

it('gives readers the validated version, and its owner the draft too', async () => {
  const id = await site.item(owner, 'protocol', 'public');
  const { token } = owner;
  const { body, revision } = (await site.send('GET', `/api/protocols/${id}`, { token })).json;
  const { reviewStatus, ...own } = body;
  const saved = await site.send('PUT', `/api/protocols/${id}/parts/body`, {
    token,
    json: { ...own, description: 'À relire' },
    headers: { 'If-Match': `"${revision}"` },
  });
  expect([saved.status, reviewStatus]).toEqual([200, 'Validé']);
  expect((await get(`${id}.txt`, other.cookie)).text).not.toContain('À relire');
  expect((await get(`${id}.txt`, owner.cookie)).text).not.toContain('À relire');
  expect((await get(`${id}.txt?brouillon`, owner.cookie)).text).toContain('À relire');
  expect((await get(`${id}.txt?version=1`, owner.cookie)).text).toContain('version 1');
  expect((await get(`${id}.txt?brouillon`, other.cookie)).status).toBe(404);
  expect((await get(`${id}.txt?version=1`, other.cookie)).status).toBe(404);
  expect((await get(`${id}.txt?version=2`, owner.cookie)).status).toBe(404);
});

it('gives nobody what is not theirs, and no other format', async () => {
  const hidden = await site.item(owner, 'protocol', 'private');
  for (const format of EXPORT_FORMATS) {
    expect((await get(`${hidden}.${format}`, owner.cookie)).status).toBe(200);
    expect((await get(`${hidden}.${format}`, other.cookie)).status).toBe(404);
    expect((await get(`${hidden}.${format}`)).headers.get('location')).toMatch(/^\/\?suite=/);
    expect((await get(`nothing.${format}`, owner.cookie)).status).toBe(404);
  }
  for (const path of [`${hidden}.xlsx`, `${hidden}.JSON`])
    expect((await get(path, owner.cookie)).status, path).toBe(404);
  const questionnaire = await site.item(owner, 'questionnaire', 'public');
  expect((await get(`${questionnaire}.json`, owner.cookie)).status).toBe(404);
});
