import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '#lib/accounts/server/sign-in.ts';
import { drawDueImages } from '#lib/demo/server/draw-due-images.ts';
import { isDemo } from '#lib/demo/server/is-demo.ts';
import { seedDemo } from '#lib/demo/server/seed-demo.ts';
import { seedWhenEmpty } from '#lib/demo/server/seed-when-empty.ts';
import { copyItem } from '#lib/items/server/copy-item.ts';
import { readSettings } from '#lib/platform/server/base/settings.ts';
import { type Context, openContext } from '#lib/platform/server/context.ts';
import { content, people } from './small-demo.ts';

/** People of the demo who write nothing. */
const ADMINISTRATORS = 1;

let context: Context;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seed-'));
  context = await openContext(readSettings({ DATA_DIR: folder }));
});
afterEach(async () => {
  await context.close();
  await rm(folder, { recursive: true });
});

const rows = async <Row>(query: string) => (await sql.raw<Row>(query).execute(context.db)).rows;

/** Draws the missing images, until `until` recognises the last one. @returns the progress messages */
async function drawAll(until: (told: string) => boolean = () => false): Promise<string[]> {
  const told: string[] = [];
  const ending = new AbortController();
  await drawDueImages(
    context,
    {
      onStart: () => undefined,
      onProgress({ extent, done, total }) {
        told.push(`${extent} ${done}/${total}`);
        if (until(told.at(-1) ?? '')) ending.abort();
      },
      signal: ending.signal,
    },
    content,
  );
  return told;
}

/** Somebody copies the case, as it is. */
async function copyOfCase(): Promise<void> {
  const [source] = await rows<{ id: string }>(
    `select id from item where kind = 'case' and visibility = 'public'`,
  );
  const [person] = await rows<{ id: string }>(`select id from "user" where username = 'hal'`);
  const actor = { id: person?.id ?? '', name: 'Dr hal', username: 'hal', sessionId: '' };
  await copyItem(context, actor, 'case', source?.id ?? '');
}

const summaries = async (where: string) =>
  (await rows<{ summary: string }>(`select summary from ${where}`)).map(({ summary }) => JSON.parse(summary));

// Processes that draw have a low priority, so they take long on a busy machine.
describe('the seeding', { timeout: 120_000 }, () => {
  it('makes people, items and images that can be used', async () => {
    const items = await seedDemo(context, content);
    expect(items).toBe(22);
    expect(await isDemo(context)).toBe(true);
    expect(await drawAll()).toEqual(['cover 1/1', 'whole 1/1']);
    const visitor = { address: '127.0.0.1', device: 'test', deviceSecret: null };
    const opened = await signIn(context, { username: 'ada', password: 'negatoscope-demo' }, visitor);
    expect(opened).toBeTruthy();
    const files = await rows<{ sha256: string }>('select sha256 from file');
    expect(files.length).toBe(1);
    const variants = await rows<{ variant_sha256: string }>('select variant_sha256 from file_variant');
    expect(variants.length).toBe(6);
    const keys = [...files.map(({ sha256 }) => sha256), ...variants.map((each) => each.variant_sha256)];
    for (const key of keys) expect(Buffer.isBuffer(await context.files.get(key))).toBe(true);
  });

  it('keeps every figure equal to the rows that it counts', async () => {
    await seedDemo(context, content);
    const wrong = await rows(`select id from item where
      views <> (select count(*) from "view" v where v.item_id = item.id)
      or copies <> (select count(*) from "copy" c where c.source_id = item.id and c.counted = 1)
      or rating_count <> (select count(*) from rating r where r.item_id = item.id)
      or rating_sum <> (select coalesce(sum(value), 0) from rating r where r.item_id = item.id)`);
    expect(wrong).toEqual([]);
    const [totals] = await rows<Record<string, number>>(
      'select sum(views) as views, sum(copies) as copies, sum(rating_count) as ratings from item',
    );
    for (const total of Object.values(totals ?? {})) expect(total).toBeGreaterThan(0);
    const own = await rows(
      'select 1 from rating r join item i on i.id = r.item_id where i.owner_id = r.user_id',
    );
    expect(own).toEqual([]);
    expect(await rows(`select 1 from item where visibility <> 'public' and views > 0`)).toEqual([]);
  });

  it('happens once, and not where somebody is already', async () => {
    await seedDemo(context, content);
    expect(await seedDemo(context, content)).toBeUndefined();
    const told: string[] = [];
    const steps = { onStart: () => told.push('start'), onWait: () => told.push('wait') };
    expect(await seedWhenEmpty(context, steps)).toBeUndefined();
    expect(told).toEqual([]);
    expect((await rows('select id from "user"')).length).toBe(people.length + ADMINISTRATORS);
  });

  it('leaves the cases to wait for their images: the one on the card first, copies and versions with it', async () => {
    await seedDemo(context, content);
    await copyOfCase();
    const waiting = { imageCount: 0, mainImage: null };
    const cases = `item where kind = 'case'`;
    const versions = `item_version where item_id in (select id from ${cases})`;
    for (const each of [...(await summaries(cases)), ...(await summaries(versions))])
      expect(each).toMatchObject(waiting);
    expect((await rows(`select 1 from ${cases}`)).length).toBeGreaterThan(1);
    const before = context.contentVersion.lists();
    expect(await drawAll((told) => told.startsWith('cover'))).toEqual(['cover 1/1']);
    expect(context.contentVersion.lists()).toBeGreaterThan(before);
    for (const each of await summaries(cases))
      expect(each).toMatchObject({ imageCount: 0, mainImage: { width: expect.any(Number) } });
  });

  it('goes on where drawing was stopped, and gives nothing twice', async () => {
    await seedDemo(context, content);
    await copyOfCase();
    await drawAll((told) => told.startsWith('cover'));
    const [{ file: cover } = { file: '' }] = (await summaries(`item where kind = 'case'`)).map(
      ({ mainImage }) => mainImage,
    );
    expect(await drawAll()).toEqual(['whole 1/1']);
    expect(await drawAll()).toEqual([]);
    for (const table of ['item', 'item_version'])
      for (const each of await summaries(
        `${table} where ${table === 'item' ? `kind = 'case'` : `summary like '%imageCount%'`}`,
      ))
        expect(each).toMatchObject({ seriesCount: 1, imageCount: 1, mainImage: { file: cover } });
    expect((await rows('select sha256 from file')).length).toBe(1);
    const uses = await rows<Record<string, number>>(
      'select working, published, kept, visibility from item_file join item on item.id = item_id',
    );
    for (const { visibility, ...use } of uses)
      expect(use).toEqual(
        String(visibility) === 'public'
          ? { working: 1, published: 1, kept: 1 }
          : { working: 1, published: 0, kept: 0 },
      );
    const [{ count } = { count: 0 }] = await rows<{ count: number }>(
      'select count(*) as count from item_file left join attestation using (item_id, sha256) where attestation.sha256 is null',
    );
    expect(count).toBe(0);
  });

  it('leaves alone what an author made of a case that still waits, and goes past one that is gone', async () => {
    await seedDemo(context, content);
    await sql`delete from item where kind = 'case' and visibility <> 'public'`.execute(context.db);
    const mine = '{"folders":[],"mainImage":null,"by":"hand"}';
    await sql`insert into body_text (id, json) values ('mine', ${mine})`.execute(context.db);
    await sql`update item_part set text_id = 'mine' where part = 'images'`.execute(context.db);
    await drawAll();
    const [text] = await rows<{ json: string }>(`select json from body_text where id = 'mine'`);
    expect(text?.json).toBe(mine);
    expect(await rows(`select 1 from item_file where working = 1`)).toEqual([]);
    expect((await rows(`select 1 from item_file where published = 1`)).length).toBe(1);
  });

  it('that breaks off leaves nothing, and can be begun again', async () => {
    const broken = {
      ...content,
      demoProtocols: [{ ...content.demoProtocols[0]!, authorUsername: 'nobody' }],
    };
    await expect(seedDemo(context, broken)).rejects.toThrow('nobody');
    for (const table of ['"user"', 'item', 'file', 'event']) {
      expect(await rows(`select 1 from ${table}`), table).toEqual([]);
    }
    expect(await seedDemo(context, content)).toBe(22);
  });
});

it('is what a site without the demo’s content is not told to have begun with', async () => {
  expect(await isDemo(context)).toBe(false);
});
