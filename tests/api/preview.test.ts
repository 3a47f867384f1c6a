import { expect, it } from 'vitest';
import { savePart } from '../run/save-part.ts';
import { sharedSite } from './shared-site.ts';

const site = await sharedSite();
const owner = await site.person('Autrice');
const other = await site.person('Lecteur');
const { token, cookie } = owner;

it('shows an author the working copy of a public case as a reader would come upon it', async () => {
  const id = await site.item(owner, 'case', 'public');
  const { json: before } = await site.send('GET', `/api/cases/${id}`, { token });
  await savePart(site, token, id, { answer: 'Entorse du genou' }, before.revision as number);
  const page = async (query = '') => (await site.send('GET', `/preview/${id}${query}`, { cookie })).text;
  const hidden = await page();
  expect(hidden).not.toContain('Entorse');
  expect(hidden).not.toContain(before.title as string);
  expect(hidden).not.toContain(`/cases?cas=${id}#`);
  expect(await page('?titre=1')).toContain(before.title as string);
  expect(await page('?reponse=1')).toContain('Entorse du genou');
  const call = (path: string, as = token) => site.send('GET', `/api/cases/${id}/${path}`, { token: as });
  const { shown } = (await call('preview')).json as { shown: { title: null; facts: { mine: boolean } } };
  expect([shown.title, shown.facts.mine]).toEqual([null, false]);
  expect((await call('preview/answer')).json).toMatchObject({ answer: 'Entorse du genou', comments: [] });
  expect((await call('answer', other.token)).json.answer).toBe('Fracture');
});

it('is the author’s alone', async () => {
  const open = await site.item(owner, 'case', 'public');
  const kept = await site.item(owner, 'case', 'private');
  for (const id of [open, kept])
    for (const path of ['', '/answer'])
      expect((await site.send('GET', `/api/cases/${id}/preview${path}`, { token: other.token })).status).toBe(
        id === open ? 403 : 404,
      );
  expect((await site.send('GET', `/preview/${kept}`, { cookie: other.cookie })).status).toBe(404);
});
