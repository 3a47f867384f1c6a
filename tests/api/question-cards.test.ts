import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { unzip } from '#lib/dicom/unzip.ts';
import { sharedSite } from './shared-site.ts';

const site = await sharedSite();
const author = await site.person('Autrice');
const reader = await site.person('Lecteur');

it('an author gets the questions of a case as cards of Anki, a reader does not', async () => {
  const id = await site.item(author, 'case', 'public');
  const path = `/questions/export/${id}.apkg`;
  const answer = await fetch(`${site.origin}${path}`, { headers: { Cookie: author.cookie } });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
  expect(answer.headers.get('content-disposition')).toContain('filename="Essai case.apkg"');
  const [cards, media] = await unzip(await answer.blob());
  expect([cards?.path, media?.path, await media?.blob.text()]).toEqual(['collection.anki2', 'media', '{}']);
  const collection = new DatabaseSync(':memory:');
  collection.deserialize(new Uint8Array(await cards!.blob.arrayBuffer()));
  expect(collection.prepare('select count(*) n from cards').get()).toEqual({ n: 4 });

  // Drawn of something else: said to the dialog that asked, which is no page.
  const picture = `${path}?image=negatoscope-${'0'.repeat(24)}.jpg:0`;
  expect((await site.send('GET', picture, { cookie: author.cookie })).status).toBe(409);
  expect((await site.send('GET', picture, { cookie: reader.cookie })).status).toBe(404);
  expect((await site.send('GET', path, { cookie: reader.cookie })).status).toBe(404);
  const empty = await site.item(author, 'questionnaire', 'private');
  expect((await site.send('GET', `/questions/export/${empty}.apkg`, { cookie: author.cookie })).status).toBe(
    404,
  );
});
