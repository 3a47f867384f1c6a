import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { PARIS_CLOCK } from '#lib/platform/day-clock.ts';
import { FRACTIONAL } from '#lib/platform/server/db/engine/whole-parameters.ts';
import { newId } from '#lib/platform/server/db/id.ts';
import { writeMemory } from '#lib/practice/server/memory-queries.ts';
import { readSettings, writeSettings } from '#lib/practice/server/settings-queries.ts';
import { describeEachEngine } from './engines.ts';

const NOON = Date.UTC(2026, 10, 20, 12);
const event = (at: number) => ({
  id: newId(),
  at,
  user_id: null,
  item_id: null,
  kind: null,
  type: 'view' as const,
});
const memory = (user_id: string, item_id: string, change: { due?: number; stability?: number } = {}) => ({
  user_id,
  item_id,
  due: NOON,
  stability: 3.25,
  difficulty: 5.5,
  scheduled_days: 3,
  learning_steps: 0,
  reps: 1,
  lapses: 0,
  state: 2,
  last_review: NOON,
  last_grade: 3 as const,
  fingerprint: '',
  ...change,
});

describeEachEngine('a parameter that is no whole number', (context) => {
  const remember = (row: ReturnType<typeof memory>) =>
    context()
      .db.transaction()
      .execute((trx) => writeMemory(trx, row));

  it('is refused where numbers are whole: written, changed, compared, counted', async () => {
    const { db } = context();
    await db.insertInto('event').values(event(NOON)).execute();
    for (const wrong of [0.5, NOON + 0.25, Number.NaN, Number.POSITIVE_INFINITY, 1e300]) {
      const beside = { ...event(wrong), user_id: sql<null>`null` };
      const refused = {
        written: db.insertInto('event').values(event(wrong)),
        among: db.insertInto('event').values([event(NOON), event(wrong), event(NOON)]),
        beside: db.insertInto('event').values([event(NOON), beside]),
        changed: db.updateTable('event').set({ at: wrong }),
        compared: db.selectFrom('event').selectAll().where('at', '<', wrong),
        limited: db.selectFrom('event').selectAll().limit(wrong),
      };
      for (const [how, query] of Object.entries(refused))
        await expect(query.execute(), `${how}: ${wrong}`).rejects.toThrow();
      await expect(sql`update event set at = ${wrong}`.execute(db), `raw: ${wrong}`).rejects.toThrow();
    }
    expect(await db.selectFrom('event').select('at').execute()).toEqual([{ at: NOON }]);
  });

  it('is kept where fractions belong, first and again, and refused in the column beside', async () => {
    const { db } = context();
    const person = await context().person('memoire');
    const item = { id: newId() };
    await sql`insert into item (id, kind, title, visibility, summary, created_at, updated_at)
      values (${item.id}, 'case', 'Cas', 'private', '{}', 0, 0)`.execute(db);
    await remember(memory(person.id, item.id));
    await remember(memory(person.id, item.id, { stability: 4.75 }));
    for (const due of [NOON + 0.5, Number.NaN])
      await expect(remember(memory(person.id, item.id, { due })), `due ${due}`).rejects.toThrow();
    // As many fractions as the row has room for, one in the wrong place.
    await expect(remember(memory(person.id, item.id, { due: NOON + 0.5, stability: 4 }))).rejects.toThrow();
    const changing = db.updateTable('practice_memory');
    await changing.set({ difficulty: 6.5, due: NOON + 1 }).execute();
    await expect(changing.set({ difficulty: 6, due: NOON + 0.5 }).execute()).rejects.toThrow();
    const kept = await db
      .selectFrom('practice_memory')
      .select(['stability', 'difficulty', 'due'])
      .executeTakeFirst();
    expect(kept).toEqual({ stability: 4.75, difficulty: 6.5, due: NOON + 1 });
    await writeSettings(db, person.id, { retention: 0.85, clock: PARIS_CLOCK });
    await writeSettings(db, person.id, { retention: 0.95, clock: PARIS_CLOCK });
    expect((await readSettings(db, person.id)).retention).toBe(0.95);
  });

  it('may be written to every column that the schema declares as one of fractions, and to no other', async () => {
    const tables = await context().db.introspection.getTables();
    const declared = tables.flatMap(({ name, columns }) => {
      const kinds = columns.filter(({ dataType }) => !/^(text|integer|bigint|int4|int8)$/i.test(dataType));
      for (const { dataType } of kinds) expect(dataType).toMatch(/^(double precision|float8)$/i);
      return kinds.length > 0 ? [[name, kinds.map((column) => column.name)] as const] : [];
    });
    expect(Object.fromEntries(declared)).toEqual(FRACTIONAL);
  });
});
