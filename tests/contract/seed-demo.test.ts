import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSettings } from '#lib/server/base/settings.ts';
import { type Context, openContext } from '#lib/server/context.ts';
import { signIn } from '#lib/server/usecases/accounts/sign-in.ts';
import { type DemoContent, seedDemo } from '#lib/server/usecases/demo/seed-demo.ts';
import { seedWhenEmpty } from '#lib/server/usecases/demo/seed-when-empty.ts';

const placed = { tags: ['Rx'], visibility: 'public' as const, createdDaysAgo: 300 };
const QUESTIONNAIRE = { pages: [{ id: 'p1', name: 'Examen', questions: [] }] };
const people = ['ada', 'bea', 'cyr', 'dan', 'eve', 'fay', 'guy', 'hal'];

/** A small content in the shape of the real one. */
const content: DemoContent = {
  demoAuthors: people.map((username) => ({ username, displayName: `Dr ${username}` })),
  demoQuestionnaires: Array.from({ length: 20 }, (_, index) => ({
    ...placed,
    title: `Questionnaire ${index}`,
    authorUsername: people[index % people.length]!,
    body: QUESTIONNAIRE,
  })),
  demoCases: [
    {
      ...placed,
      title: 'Main',
      authorUsername: 'ada',
      body: { difficulty: 2, clinicalInformation: 'Chute', answer: 'Fracture', sheet: null },
      imaging: [{ phantom: 'hand-xray', seed: 1 }],
    },
  ],
  demoProtocols: [
    {
      ...placed,
      title: 'Brouillon',
      visibility: 'private',
      authorUsername: 'bea',
      body: { imagingType: 'IRM', region: 'Rachis', reviewStatus: 'Brouillon' as const },
    },
  ],
};

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

describe('the seeding', () => {
  it('makes people, items and images that can be used at once', async () => {
    const items = await seedDemo(context, content);
    expect(items).toBe(22);
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
    expect((await rows('select id from "user"')).length).toBe(people.length);
  });

  it('that breaks off leaves nothing but images, and can be begun again', async () => {
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
