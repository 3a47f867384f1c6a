import { expect, it } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import { deleteUser } from '#lib/accounts/server/users-queries.ts';
import { collectCase, readCollection } from '#lib/collections/server/collect-cases.ts';
import { readableCollection } from '#lib/collections/server/find-readable-cases.ts';
import {
  keepShared,
  readShared,
  readSharedIds,
  shareCollection,
  unshareCollection,
} from '#lib/collections/server/share-collection.ts';
import { keptName } from '#lib/collections/texts.ts';
import { deleteItem } from '#lib/items/server/delete-item.ts';
import { editItem } from '#lib/items/server/edit-item.ts';
import { describeEachEngine } from '../engines.ts';
import { errorCode } from '../error-code.ts';
import { privateCase, teacher } from './collection-desk.ts';

describeEachEngine('shared collections', (context) => {
  const shown = async (actor: Actor, id: string) =>
    (await readCollection(context(), actor, id, { titlesHidden: false })).cases.map(({ caseId }) => caseId);

  it('shared by a link show public cases alone, and say to their owner how many they keep back', async () => {
    const { owner, author, id, cases, other: reader } = await teacher(context());
    const own = await privateCase(context(), owner);
    await collectCase(context(), owner, { collection: id, case: own }, {});
    const { token } = await shareCollection(context(), owner, id);
    expect(token).toMatch(/^[\w-]{22}$/);
    await editItem(context(), author, 'case', cases[0]!, { visibility: 'private', revision: 2 });
    await deleteItem(context(), author, 'case', cases[1]!);
    const read = await readShared(context(), reader, token, { titlesHidden: false });
    expect(read).toMatchObject({ name: 'Thorax', owner: owner.name, mine: false, withheld: 0 });
    expect(read.cases.map(({ card, word }) => [card._id, word])).toEqual([[cases[2], 'n° 2']]);
    for (const who of [reader, owner])
      expect((await readSharedIds(context(), who, token)).cases).toEqual([cases[2]]);
    const spared = await readShared(context(), reader, token, { titlesHidden: true });
    expect(spared.cases).toMatchObject([{ word: null, card: { title: null } }]);
    expect(await readShared(context(), owner, token, { titlesHidden: true })).toMatchObject({ withheld: 2 });
    expect((await readCollection(context(), owner, id, { titlesHidden: true })).cases).toMatchObject([
      { caseId: cases[0], card: null },
      { caseId: cases[2] },
      { caseId: own },
    ]);
    expect(await readableCollection(context(), reader, token)).toEqual({
      name: 'Thorax',
      caseIds: [cases[2]],
    });
    expect((await readableCollection(context(), owner, id)).caseIds).toEqual([cases[2], own]);
    const kept = await keepShared(context(), reader, token, keptName);
    expect(kept).toMatchObject({ name: 'Thorax', cases: 1, shareToken: null });
    expect(await shown(reader, kept._id)).toEqual([cases[2]]);
  });

  it('no longer shared, or shared by another link, are not there', async () => {
    const { owner, id, other: reader } = await teacher(context());
    const { token } = await shareCollection(context(), owner, id);
    const { token: second } = await shareCollection(context(), owner, id);
    const refused = async (of: string) => [
      await errorCode(readShared(context(), reader, of, { titlesHidden: true })),
      await errorCode(readSharedIds(context(), reader, of)),
      await errorCode(keepShared(context(), reader, of, keptName)),
      await errorCode(readableCollection(context(), reader, of)),
    ];
    expect(await refused(token)).toEqual(Array(4).fill('not_found'));
    expect(await refused(second)).toEqual(Array(4).fill('no error'));
    await unshareCollection(context(), owner, id);
    expect(await refused(second)).toEqual(Array(4).fill('not_found'));
    expect(await errorCode(readableCollection(context(), reader, ''))).toBe('not_found');
  });

  it('go with the account; a link to them too', async () => {
    const { owner, id, other: reader } = await teacher(context());
    const { token } = await shareCollection(context(), owner, id);
    await context()
      .db.transaction()
      .execute((trx) => deleteUser(trx, owner.id));
    expect(await errorCode(readShared(context(), reader, token, { titlesHidden: true }))).toBe('not_found');
  });
});
