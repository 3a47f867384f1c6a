import { expect, test } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import { previewAccountDeletion } from '#lib/accounts/server/preview-deletion.ts';
import { copyItem } from '#lib/items/server/copy-item.ts';
import { previewItemDeletion } from '#lib/items/server/preview-deletion.ts';
import { nameAuthor } from '#lib/people/server/change-authors.ts';
import { FIRST, makeCase, makePublicCase } from './attested-case.ts';
import { describeEachEngine } from './engines.ts';
import { errorCode } from './error-code.ts';
import { leaveAccount } from './leave-account.ts';
import { makePublic } from './sample-items.ts';

describeEachEngine('what a deletion would do', (context) => {
  const person = (name: string) => context().person(name);
  const name = async (owner: Actor, kind: 'case', id: string, { username }: Actor) => {
    context().time.now += 1000;
    await nameAuthor(context(), owner, { kind, id, username });
  };

  test('is told before: what stays without an owner, goes, or becomes whose, and what others show', async () => {
    const [owner, author, reader] = [await person('chef'), await person('interne'), await person('lectrice')];
    const shared = await makePublicCase(context(), owner);
    await name(owner, 'case', shared, author);
    await name(owner, 'case', shared, reader);
    await name(owner, 'case', await makeCase(context(), owner), author);
    await makeCase(context(), owner);
    const open = await makePublic(context(), owner, 'questionnaire');
    const { _id: copy } = await copyItem(context(), reader, 'case', shared);
    await copyItem(context(), author, 'questionnaire', open);
    await copyItem(context(), owner, 'case', shared);
    expect(await previewAccountDeletion(context(), owner.id)).toEqual({
      alone: { public: 1, private: 2 },
      coWritten: [{ name: author.name, public: 1, private: 1 }],
      copies: [{ kind: 'case', copies: 1 }],
    });
    expect(await previewAccountDeletion(context(), author.id)).toMatchObject({ coWritten: [], copies: [] });
    const { copies, images } = await previewItemDeletion(context(), owner, 'case', shared);
    expect([copies, images.length]).toEqual([1, 3]);
    expect(images[0]).toEqual({ file: FIRST, width: 4, height: 3 });
    expect(await previewItemDeletion(context(), reader, 'case', copy)).toEqual({ copies: 0, images: [] });
    for (const other of [author, reader])
      expect(await errorCode(previewItemDeletion(context(), other, 'case', shared))).toBe('forbidden');
    await leaveAccount(context(), owner);
    const left = await context().db.selectFrom('item').select('owner_id').where('id', '=', open).execute();
    expect(left).toEqual([{ owner_id: null }]);
    expect(await previewAccountDeletion(context(), author.id)).toMatchObject({
      alone: { public: 0, private: 2 },
      coWritten: [{ name: reader.name, public: 1, private: 0 }],
      copies: [{ kind: 'case', copies: 1 }],
    });
  });
});
