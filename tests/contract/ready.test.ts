import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createItem } from '#lib/items/server/create-item.ts';
import { editItem } from '#lib/items/server/edit-item.ts';
import { checkReady } from '#lib/maintenance/server/check-ready.ts';
import { bodies } from '../api/bodies.ts';
import { validate } from '../run/valid-protocol.ts';
import { describeEachEngine } from './engines.ts';

describeEachEngine('readiness', (context) => {
  it('needs every table that lists need', async () => {
    const { db } = context();
    const anna = await context().person('anna');
    const draft = { kind: 'protocol', title: 'Essai', tags: ['IRM'], body: bodies.protocol } as const;
    const { id } = await createItem(context(), anna.id, { ...draft, tags: ['IRM'] });
    const revision = await validate(context(), anna, 'protocol', id);
    await editItem(context(), anna, 'protocol', id, { visibility: 'public', revision });
    for (const table of ['item', 'user', 'item_tag', 'item_facet']) {
      await expect(checkReady(context())).resolves.toBeUndefined();
      await sql`alter table ${sql.table(table)} rename to away`.execute(db);
      const refused = await checkReady(context()).catch((error: Error) => error.message);
      await sql`alter table away rename to ${sql.table(table)}`.execute(db);
      expect(refused, table).toMatch(/does not exist|no such table/);
    }
  });

  it('is over once a query has met damaged data', async () => {
    const damage = () => new Error('database disk image is malformed');
    await expect(checkReady({ ...context(), damage })).rejects.toThrow('malformed');
  });
});
