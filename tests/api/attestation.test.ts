import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { imagePath, THUMBNAILS } from '#lib/images/image-paths.ts';
import type { UploadedImage } from '#lib/images/upload-schemas.ts';
import { savePart } from '../run/save-part.ts';
import { type SharedSite, sharedSite } from './shared-site.ts';
import type { Person } from './site.ts';
import { upload } from './tus.ts';

let site: SharedSite;
let author: Person;
let reader: Person;
let id: string;
let image: UploadedImage;
beforeAll(async () => {
  site = await sharedSite();
  author = await site.person('Autrice');
  reader = await site.person('Lecteur');
  id = await site.item(author, 'case', 'public');
  const create = { width: 900, height: 600, channels: 3 as const, background: '#357' };
  image = (await upload(site, author, await sharp({ create }).jpeg().toBuffer())).json;
});

const own = async () => (await site.send('GET', `/api/cases/${id}`, { token: author.token })).json;
const attest = (images: unknown, by = author) =>
  site.send('POST', `/api/cases/${id}/attestation`, { token: by.token, json: { images } });

/** Everything of the case that anybody but the author can read, as text. */
async function readable(): Promise<string> {
  const { token, cookie } = reader;
  const asked = [
    site.send('GET', '/public-cases'),
    site.send('GET', '/public-cases', { cookie }),
    site.send('GET', '/', { cookie }),
    site.send('GET', '/api/cases/public'),
    site.send('GET', `/api/cases/${id}/viewer`, { token }),
    site.send('GET', `/api/cases/${id}/answer`, { token }),
    site.send('GET', `/radiology-viewer/${id}?fiche=1&reponse=1`, { cookie }),
    site.send('GET', `/sheet/${id}`, { cookie }),
    site.send('GET', '/sitemap.xml'),
  ];
  const answers = await Promise.all(asked);
  for (const { status } of answers) expect(status).toBe(200);
  return answers.map(({ text, headers }) => `${text}${JSON.stringify([...headers])}`).join('\n');
}

const addresses = () => [
  imagePath(id, image.file),
  ...THUMBNAILS.map((name) => imagePath(id, image.file, name)),
  imagePath(id, image.file, 'frame.bin'),
];

describe('an image put on a public case by another program, in the first place', () => {
  it('is read by nobody else, in any form, before its author attests it', async () => {
    const { body, revision } = await own();
    const folders = [
      { id: 'f9', name: 'Avant', description: '', images: [{ kind: 'image', ...image }] },
      ...body.folders,
    ];
    const mainImage = { folderId: 'f9', imageIndex: 0 };
    const saved = await savePart(site, author.token, id, { folders, mainImage }, revision);
    expect(saved.status).toBe(200);
    expect(saved.text).not.toContain(image.file);
    expect(await readable()).not.toContain(image.file);
    for (const address of addresses())
      for (const asking of [{}, { cookie: reader.cookie }])
        expect((await site.send('GET', address, asking)).status, address).toBe(404);
    const copy = await site.send('POST', `/api/cases/${id}/copy`, { token: reader.token });
    const copied = await site.send('GET', `/api/cases/${copy.json._id}`, { token: reader.token });
    expect(copied.text).not.toContain(image.file);
  });

  it('is there for its author, who is told, and kept by no cache in between', async () => {
    expect((await own()).unattested).toEqual([image.file]);
    const seen = await site.send('GET', imagePath(id, image.file), { cookie: author.cookie });
    expect([seen.status, seen.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
  });

  it('keeps a withdrawn case from being published again', async () => {
    const edit = async (visibility: string) =>
      site.send('PATCH', `/api/cases/${id}`, {
        token: author.token,
        json: { revision: (await own()).revision, visibility },
      });
    expect((await edit('private')).status).toBe(200);
    const refused = await edit('public');
    expect([refused.status, refused.json.code]).toEqual([422, 'publish_incomplete']);
    expect(refused.json.message).toBe('Pour publier, il manque encore\u00a0: des images vérifiées.');
    expect(refused.json.details).toEqual(['des images vérifiées']);
    expect((await attest([image.file])).status).toBe(204);
    expect((await edit('public')).status).toBe(200);
  });

  it('is there for everybody afterwards', async () => {
    await expect.poll(readable).toContain(image.file);
    const { attested, unattested } = await own();
    expect(unattested).toEqual([]);
    expect(attested).toEqual([{ by: author.username, at: expect.any(String), images: 2 }]);
    const seen = await site.send('GET', imagePath(id, image.file));
    expect([seen.status, seen.headers.get('cache-control')]).toEqual([200, 'public, max-age=86400']);
  });

  it('is attested by its author alone, by name', async () => {
    expect((await attest([image.file], reader)).status).toBe(403);
    for (const images of [[], ['abc'], 'abc', undefined])
      expect((await attest(images)).json.code).toBe('invalid');
    expect((await attest(['b'.repeat(64)])).json.code).toBe('image_foreign');
  });
});

describe('publishing', () => {
  it('is refused by name to a case without image or title', async () => {
    const made = await site.send('POST', '/api/cases', {
      token: author.token,
      json: { title: 'Cas sans titre' },
    });
    const json = { revision: 1, visibility: 'public' };
    const path = `/api/cases/${made.json._id}`;
    const refused = await site.send('PATCH', path, { token: author.token, json });
    expect([refused.status, refused.json.code]).toEqual([422, 'publish_incomplete']);
    expect(refused.json.message).toBe('Pour publier, il manque encore\u00a0: une image, un titre.');
    const { visibility } = (await site.send('GET', path, { token: author.token })).json;
    expect(visibility).toBe('draft');
  });
});
