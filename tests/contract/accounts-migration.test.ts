import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import { popularity } from '#lib/items/kinds/popular.ts';
import { copyItem } from '#lib/items/server/copy-item.ts';
import { deleteItem } from '#lib/items/server/delete-item.ts';
import { readItem } from '#lib/items/server/read-item.ts';
import { accounts } from '#lib/platform/server/db/migrations/0008-accounts.ts';
import { describeEachEngine, type TestContext } from './engines.ts';
import { makePublic } from './sample-items.ts';

/** Takes back what the migration adds: the tables are then those of before it. */
const BEFORE = [
  'drop index user_by_looks',
  'drop index user_by_display_looks',
  'drop index copy_by_copier',
  'drop table known_device',
  'alter table "user" drop column username_looks',
  'alter table "user" drop column display_name_looks',
  'alter table "user" drop column shown_name',
  'alter table "copy" drop column copier_id',
  `delete from meta where key = 'names'`,
  // Index rows named items by their ids then.
  'alter table item_facet rename to item_facet_by_number',
  `create table item_facet as select f.kind, f.visibility, f.facet, f.value, item.id as item_id
    from item_facet_by_number as f join item on item.number = f.number`,
];

const AFTER = ['drop table item_facet', 'alter table item_facet_by_number rename to item_facet'];

async function run(context: TestContext, statements: string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(context.db);
}

describeEachEngine('a database from before names were compared', (context) => {
  it('comes through: figures count people, namesakes are marked, nothing else changes', async () => {
    const author = await context().person('auteure', 'Anne\u202e Lefèvre');
    const twin = await context().person('faussaire', 'АNNE LEFEVRE');
    const reader = await context().person('lectrice');
    const id = await makePublic(context(), author, 'case');
    const copyAt = async (actor: Actor) => {
      context().time.now += 1000;
      return (await copyItem(context(), actor, 'case', id))._id;
    };
    const first = await copyAt(reader);
    for (const actor of [reader, twin, reader, reader, author]) await copyAt(actor);
    // A deleted copy: its record still says whose it was.
    await deleteItem(context(), reader, 'case', first);
    await run(context(), [
      // As the copies were counted then, every one but the author's own.
      'update "copy" set counted = 1',
      `update item set copies = 5, popularity = 50 where id = '${id}'`,
      `update "copy" set counted = 0 where item_id in (select id from item where owner_id = '${author.id}')`,
      ...BEFORE,
    ]);

    await accounts(context().engine).up(context().db);

    const people = await context().db.selectFrom('user').selectAll().orderBy('username').execute();
    expect(people).toMatchObject([
      { username: 'auteure', display_name: 'Anne Lefèvre', shown_name: 'Anne Lefèvre (auteure)' },
      { username: 'faussaire', display_name: 'АNNE LEFEVRE', shown_name: 'АNNE LEFEVRE (faussaire)' },
      { username: 'lectrice', display_name: null, shown_name: 'lectrice', username_looks: 'lectrlce' },
    ]);
    const item = await context()
      .db.selectFrom('item')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(item).toMatchObject({ copies: 2, popularity: popularity({ views: 0, copies: 2 }) });
    const counted = await context()
      .db.selectFrom('copy')
      .select(['item_id', 'copier_id'])
      .where('counted', '=', 1)
      .orderBy('created_at')
      .execute();
    expect(counted).toMatchObject([{ item_id: first, copier_id: reader.id }, { copier_id: twin.id }]);
    const { rows: terms } = await sql<{ value: string }>`select value from item_facet
      where item_id = ${id} and facet = 'term'`.execute(context().db);
    expect(terms.map(({ value }) => value)).toEqual(expect.arrayContaining(['anne', 'lefevre']));
    await run(context(), AFTER);
    await copyItem(context(), reader, 'case', id);
    expect((await readItem(context(), 'case', id, author)).card).toMatchObject({ copies: 2 });
  });
});
