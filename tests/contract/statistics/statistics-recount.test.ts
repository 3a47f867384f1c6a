import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import { deleteAccount } from '#lib/accounts/server/delete-account.ts';
import { hashPassword } from '#lib/accounts/server/passwords.ts';
import { readAnswer } from '#lib/cases/server/read-answer.ts';
import { ITEM_KINDS, type ItemKind } from '#lib/items/item.ts';
import { copyItem } from '#lib/items/server/copy-item.ts';
import { deleteItem } from '#lib/items/server/delete-item.ts';
import { rateItem, unrateItem } from '#lib/items/server/rate-item.ts';
import { readItem } from '#lib/items/server/read-item.ts';
import { nameAuthor } from '#lib/people/server/change-authors.ts';
import { parisDay } from '#lib/platform/day.ts';
import { recordAttempts } from '#lib/practice/server/record-attempts.ts';
import { readRange } from '#lib/statistics/period-rules.ts';
import { authorStatistics } from '#lib/statistics/server/read-author-statistics.ts';
import { ownStatistics } from '#lib/statistics/server/read-own-statistics.ts';
import { recordReport } from '#lib/statistics/server/record-report.ts';
import { describeEachEngine, type TestContext } from '../engines.ts';
import { recounted, storedCounts } from '../recount.ts';
import { makeSample, type Pick, pickFrom, randomFrom } from '../sample-items.ts';
import { recountAuthor, recountOwn, saidOfAuthor } from './recount-figures.ts';
import { recountMemory, recountSuccess, saidOfSuccess } from './recount-success.ts';

const PASSWORD = 'cheval agrafe pile';
const MINUTE = 60_000;
/** Around midnight in Paris, in summer and winter, and around both changes of the clock of 2026. */
const MOMENTS = [
  Date.UTC(2026, 0, 14, 22, 58),
  Date.UTC(2026, 2, 28, 22, 50),
  Date.UTC(2026, 2, 29, 0, 57),
  Date.UTC(2026, 2, 29, 21, 55),
  Date.UTC(2026, 6, 3, 21, 57),
  Date.UTC(2026, 9, 24, 21, 58),
  Date.UTC(2026, 9, 25, 0, 58),
  Date.UTC(2026, 9, 25, 1, 58),
  Date.UTC(2026, 9, 25, 22, 57),
];

interface World {
  context: TestContext;
  people: Actor[];
  items: { id: string; kind: ItemKind; owner: Actor }[];
  pick: Pick;
}

type Deed = (world: World, actor: Actor, item: World['items'][number]) => Promise<unknown>;

let attempts = 0;

/** A new attempt, or one of before with another grade; some were kept on the device since yesterday. */
async function attempt({ context, pick }: World, actor: Actor, { id: caseId }: World['items'][number]) {
  if (pick([0, 1, 2]) > 0) attempts += 1;
  const id = `00000000-0000-4000-8000-${String(Math.max(1, attempts)).padStart(12, '0')}`;
  const at = new Date(context.now() - pick([0, 0, 3 * 60, 25 * 60]) * MINUTE).toISOString();
  const grade = pick([null, 1, 2, 3, 4]);
  await recordAttempts(context, actor, [
    {
      id,
      caseId,
      at,
      confidence: pick([25, 75, 95]),
      hypothesis: pick(['Kyste', 'kyste ', 'Abcès']),
      grade,
    } as { id: string },
  ]);
}

/** People's actions; refused ones (their own item, deleted, not rated) happen too, and must not count. */
const DEEDS: Deed[] = [
  ({ context }, actor, { kind, id }) => readItem(context, kind, id, actor),
  ({ context }, actor, { kind, id }) => readItem(context, kind, id, actor),
  ({ context }, actor, { kind, id }) => copyItem(context, actor, kind, id),
  ({ context, pick }, actor, { kind, id }) =>
    rateItem(context, actor, kind, id, { rating: pick([2, 5.5, 8]), comment: pick(['Clair', '']) }),
  ({ context }, actor, { kind, id }) => unrateItem(context, actor, kind, id),
  ({ context }, actor, { id }) => recordReport(context, actor, id),
  ({ context, pick }, actor, { id }) => readAnswer(context, id, actor).then(() => pick([1])),
  attempt,
  attempt,
  attempt,
];

async function person(context: TestContext, username: string): Promise<Actor> {
  const actor = await context.person(username);
  const password_hash = await hashPassword(PASSWORD);
  await context.db.updateTable('user').set({ password_hash }).where('id', '=', actor.id).execute();
  return actor;
}

async function makeWorld(context: TestContext, seed: number): Promise<World> {
  const pick = pickFrom(randomFrom(seed));
  context.time.now = MOMENTS[0]! - MINUTE;
  const people = await Promise.all(
    Array.from({ length: 6 }, (_, index) => person(context, `p${seed}-${index}`)),
  );
  const items: World['items'] = [];
  for (const kind of ITEM_KINDS)
    for (const owner of people.slice(0, 3))
      items.push({ id: (await makeSample(context, owner, kind, pick)).id, kind, owner });
  return { context, people, items, pick };
}

async function live(world: World): Promise<void> {
  const { context, people, items, pick } = world;
  for (const moment of MOMENTS) {
    context.time.now = moment;
    for (let step = 0; step < 14; step += 1) {
      context.time.now += pick([0, 1, 7, 30]) * MINUTE * 0.5;
      await pick(DEEDS)(world, pick(people), pick(items)).catch((error: unknown) => {
        if (!(error instanceof Error) || !('code' in error)) throw error;
      });
    }
  }
}

/** Days around both changes of the clock, a month, and everything: by days, weeks and months. */
const PERIODS = [
  'periode=dates&du=2026-03-28&au=2026-03-29',
  'periode=dates&du=2026-07-04&au=2026-10-25',
  'periode=dates&du=2026-10-25&au=2026-10-25',
  'periode=tout',
].map((text) => readRange(new URLSearchParams(text), { today: '2026-10-26', first: '2026-01-14' }));

/** The pages of each person, compared with the recorded events. */
async function expectFigures(context: TestContext, people: readonly Actor[]): Promise<void> {
  for (const range of PERIODS)
    for (const actor of people) {
      const said = await ownStatistics(context, actor, range);
      expect(said, range.from).toMatchObject(await recountOwn(context, actor.id, range));
      expect(saidOfSuccess(said.success)).toEqual(await recountSuccess(context, actor.id, range));
      expect(said.memory).toMatchObject(await recountMemory(context, actor.id, parisDay(context.time.now)));
      const received = saidOfAuthor(await authorStatistics(context, actor, range));
      expect(received, range.from).toEqual(await recountAuthor(context, actor.id, range));
    }
}

/** Five readers answer a case, all of them wrongly, three with the same words. */
async function answerWrongly({ context, people, items }: World): Promise<void> {
  const { id: caseId, owner } = items.find(({ kind }) => kind === 'case')!;
  const readers = people.filter((each) => each !== owner);
  for (const [index, reader] of readers.entries()) {
    const at = new Date(context.now()).toISOString();
    const hypothesis = index < 3 ? ' Lipome' : `Idée ${index}`;
    await recordAttempts(context, reader, [
      { id: randomUUID(), caseId, at, hypothesis, grade: 1 } as { id: string },
    ]);
  }
}

describeEachEngine('what is counted by days and hours', (context) => {
  it.each([1, 2])(
    'equals what was recorded, also after items and people are gone (%i)',
    { timeout: 120_000 },
    async (seed) => {
      const world = await makeWorld(context(), seed);
      await live(world);
      await answerWrongly(world);
      const stored = await storedCounts(context());
      expect(stored).toEqual(await recounted(context()));
      expect(Object.keys(stored.items).length).toBeGreaterThan(20);
      await expectFigures(context(), world.people);
      const { wrong } = await authorStatistics(context(), world.people[0]!, PERIODS[0]!);
      expect(wrong.flatMap(({ hypotheses }) => hypotheses)).toContainEqual({
        text: 'Lipome',
        readers: 3,
      });
      const before = stored.items;
      for (const name of ['answers', 'attempts', 'graded_right', 'reports', 'copies', 'rating_sum'])
        expect(Object.values(before).filter((counts) => counts[name]).length, name).toBeGreaterThan(0);

      const gone = world.items.shift()!;
      await deleteItem(context(), gone.owner, gone.kind, gone.id);
      expect(await storedCounts(context())).toEqual(await recounted(context()));
      await expectFigures(context(), world.people);

      // Items that the first person writes with others pass to these, and their activity no longer counts as
      // readers'.
      for (const { id, kind } of world.items.filter(({ owner }) => owner === world.people[0]))
        for (const { username } of [world.people[4]!, world.people[1]!])
          await nameAuthor(context(), world.people[0]!, { kind, id, username });
      const visitor = { address: '192.0.2.9', deviceSecret: null };
      const [author, , , reader] = world.people as [Actor, Actor, Actor, Actor];
      await deleteAccount(context(), author, { password: PASSWORD, publicItems: 'keep' }, visitor);
      await deleteAccount(context(), reader, { password: PASSWORD, publicItems: 'keep' }, visitor);
      const after = await storedCounts(context());
      expect(after).toEqual(await recounted(context()));
      await expectFigures(
        context(),
        world.people.filter((each) => each !== author && each !== reader),
      );
      expect(Object.keys(after.people).filter((key) => key.startsWith(reader.id))).toEqual([]);
      for (const [key, { views }] of Object.entries(before))
        if (!key.startsWith(gone.id)) expect(after.items[key]?.['views'], key).toBe(views);
    },
  );
});
