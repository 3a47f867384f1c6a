import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { unzip } from '#lib/dicom/unzip.ts';
import { UPLOAD_KEPT } from '#lib/images/upload-limits.ts';
import type { UploadedImage } from '#lib/images/upload-schemas.ts';
import { sweepFiles } from '#lib/maintenance/server/sweep-files.ts';
import { keysOf } from '../contract/stored-keys.ts';
import { makeServerDatabase, SERVER } from '../run/database-server.ts';
import { illustratedBody } from './illustrated-questionnaire.ts';
import { type Person, type Site, startSite } from './site.ts';
import { giveUp, startUpload, upload } from './tus.ts';

const DAY = 86_400_000;
const EMPTY = { pages: [{ id: 'p', name: 'Examen', questions: [] }] };
/** Nothing to open: the embedded database makes its own. */
const embedded = async () => ({ url: { href: '' }, drop: async () => undefined });
const ENGINES = [
  ['SQLite', embedded, ''],
  ['PostgreSQL', makeServerDatabase, SERVER ? '' : 'no TEST_DATABASE_URL'],
] as const;

describe.each(ENGINES)('images of a questionnaire on %s', (_, makeDatabase, missing) => {
  if (missing) return it.skip(missing);
  let site: Site;
  let drop: () => Promise<void>;
  let owner: Person;
  let other: Person;
  let id: string;
  let revision: number;
  let people = 0;
  beforeAll(async () => {
    const database = await makeDatabase();
    drop = database.drop;
    site = await startSite({ QUOTA_MB: '1', DATABASE_URL: database.url.href });
    other = await site.person('Lecteur');
  });
  afterAll(async () => {
    await site.stop();
    await drop();
  });
  beforeEach(async () => {
    people += 1;
    owner = await site.person(`Autrice ${people}`);
    id = await site.item(owner, 'questionnaire', 'private');
    revision = 1;
  });

  async function sent(side = 30): Promise<UploadedImage> {
    const raw = { width: side, height: side, channels: 3 } as const;
    const answer = await upload(
      site,
      owner,
      await sharp(randomBytes(side * side * 3), { raw })
        .png()
        .toBuffer(),
    );
    expect(answer.status, answer.text).toBe(200);
    return answer.json;
  }
  const fourSent = async () => [await sent(), await sent(), await sent(), await sent()];
  /** Calls about the questionnaire, in its owner's name; the revision goes along. */
  async function call(method: string, path: string, json?: object) {
    const headers = { 'If-Match': `"${revision}"` };
    const answer = await site.send(method, `/api/questionnaires/${id}${path}`, {
      token: owner.token,
      headers,
      ...(json && { json }),
    });
    expect(answer.status, answer.text).toBeLessThan(300);
    if (answer.json?.revision) revision = answer.json.revision;
    return answer.json;
  }
  const save = (body: object) => call('PUT', '/parts/body', body);
  const publish = () => call('POST', '/publication', { revision });
  async function publicWith(images: UploadedImage[]): Promise<void> {
    await save(illustratedBody(images));
    await call('POST', '/attestation', { images: images.map(({ file }) => file) });
    await call('PATCH', '', { revision, visibility: 'public' });
  }
  const statuses = async (person: Person, images: readonly UploadedImage[]) => {
    const found = [];
    for (const { file } of images)
      found.push((await site.send('GET', `/images/${id}/${file}`, { cookie: person.cookie })).status);
    return found;
  };
  const sweepLater = async (later: number) => {
    const context = { ...site.context, now: () => Date.now() + later };
    await sweepFiles(context);
    await sweepFiles(context);
  };
  /** How many of these the store lists: those in its trash would come back if they were requested. */
  const stored = async (images: readonly UploadedImage[]) => {
    const keys = new Set(await keysOf(site.context.files));
    return images.filter(({ file }) => keys.has(file)).length;
  };

  it('count in their author’s quota, and free it with the questionnaire', async () => {
    const images = [await sent(440), await sent(), await sent(), await sent()];
    await save(illustratedBody(images));
    const refused = await startUpload(site, owner, 500_000);
    expect([refused.status, refused.json.code]).toEqual([413, 'quota_full']);
    await site.send('DELETE', `/api/questionnaires/${id}`, owner);
    const begun = await startUpload(site, owner, 500_000);
    expect(begun.status).toBe(201);
    await giveUp(site, owner, begun.path);
  });

  it('stay as long as a version shows them, wherever in the body, and are swept after it', async () => {
    const images = await fourSent();
    await publicWith(images);
    await save(EMPTY);
    await sweepLater(UPLOAD_KEPT + DAY);
    expect([await stored(images), await statuses(other, images)]).toEqual([4, [200, 200, 200, 200]]);
    await site.send('DELETE', `/api/questionnaires/${id}`, owner);
    await sweepLater(UPLOAD_KEPT + DAY);
    expect(await stored(images)).toBe(0);
  });

  it('come back with an earlier version, and are no longer shown by one without them', async () => {
    const images = await fourSent();
    await publicWith(images);
    await save(EMPTY);
    await publish();
    expect(await statuses(other, images)).toEqual([404, 404, 404, 404]);
    await call('POST', '/versions/1/restore');
    const body = JSON.stringify((await call('GET', '')).body);
    for (const { file } of images) expect(body).toContain(file);
    expect([await statuses(owner, images), await statuses(other, images)]).toEqual([
      [200, 200, 200, 200],
      [404, 404, 404, 404],
    ]);
    await publish();
    expect(await statuses(other, images)).toEqual([200, 200, 200, 200]);
  });

  it('are in their author’s export, also those that only a version shows', async () => {
    const images = await fourSent();
    await publicWith(images);
    await save(EMPTY);
    const headers = { Authorization: `Bearer ${owner.token}` };
    const answer = await fetch(`${site.origin}/api/account/export`, { headers });
    const files = new Map((await unzip(await answer.blob())).map(({ path, blob }) => [path, blob]));
    const version = [...files.keys()].find((path) => path.endsWith('/versions/version 1.json'));
    expect(version).toBeDefined();
    const { files: places } = JSON.parse(await files.get(version!)!.text());
    for (const { file } of images) {
      const name: string | undefined = places[file];
      expect(name, [...files.keys()].join()).toBeDefined();
      const { width } = await sharp(await files.get(name!)!.bytes()).metadata();
      expect(width).toBe(30);
    }
  });
});
