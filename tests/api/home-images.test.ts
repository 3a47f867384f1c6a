import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { UploadedImage } from '#lib/images/upload-schemas.ts';
import { savePart } from '../run/save-part.ts';
import { sharedSite } from './shared-site.ts';
import { upload } from './tus.ts';

it('shows pixels that are not square at their proportions on the home page too', async () => {
  const site = await sharedSite();
  const author = await site.person('Échographiste');
  const id = await site.item(author, 'case', 'public');
  const create = { width: 300, height: 200, channels: 3 as const, background: '#48c' };
  const image = (await upload(site, author, await sharp({ create }).png().toBuffer())).json as UploadedImage;
  const { revision } = (await site.send('GET', `/api/cases/${id}`, { token: author.token })).json;
  const images = {
    folders: [
      {
        id: 'f9',
        name: 'Échographie',
        description: '',
        images: [{ kind: 'image', ...image }],
        series: { modality: 'US', pixelSpacing: [0.5, 0.25] },
      },
    ],
    mainImage: { folderId: 'f9', imageIndex: 0 },
  };
  expect((await savePart(site, author.token, id, images, revision)).status).toBe(200);
  const ask = (path: string, json: object) =>
    site.send('POST', `/api/cases/${id}/${path}`, { token: author.token, json });
  expect((await ask('attestation', { images: [image.file] })).status).toBe(204);
  const now = (await site.send('GET', `/api/cases/${id}`, { token: author.token })).json.revision;
  expect((await ask('publication', { word: '', revision: now })).status).toBe(200);
  const { cookie } = await site.person('Lectrice');
  const home = String((await site.send('GET', '/', { cookie })).text);
  const shown = new RegExp(`<image href="/images/${id}/[^"]*"[^>]* transform="[^"]*scale\\(0\\.5 1\\)`);
  expect(shown.exec(home)?.[0], 'the case’s row').toBeDefined();
});
