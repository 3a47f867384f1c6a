import { expect, test } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import { readAnswer } from '#lib/cases/server/read-answer.ts';
import { readViewer } from '#lib/cases/server/read-viewer.ts';
import { attestImages } from '#lib/images/server/attest-images.ts';
import { findImage } from '#lib/images/server/read-image.ts';
import { readTiles } from '#lib/images/server/read-tiles.ts';
import { ITEM_KINDS } from '#lib/items/item.ts';
import { parseListQuery } from '#lib/items/kinds/list-query.ts';
import { copyItem } from '#lib/items/server/copy-item.ts';
import { createItem } from '#lib/items/server/create-item.ts';
import { editItem } from '#lib/items/server/edit-item.ts';
import { listMine, listPublic } from '#lib/items/server/list-items.ts';
import { readItem } from '#lib/items/server/read-item.ts';
import { readOwnItem } from '#lib/items/server/read-own-item.ts';
import { makeLink, openLink, readLink, withdrawLink } from '#lib/people/server/share-by-link.ts';
import { bodies } from '../../api/bodies.ts';
import { FIRST, IN_SHEET, makeCase, makePublicCase, SECOND } from '../attested-case.ts';
import { describeEachEngine } from '../engines.ts';
import { errorCode } from '../error-code.ts';
import { forgetAccount } from '../forget-account.ts';

describeEachEngine('unlisted links', (context) => {
  let people = 0;
  const person = (): Promise<Actor> => {
    people += 1;
    return context().person(`lien${people}`);
  };
  const linked = async (owner: Actor, id: string, kind = 'case' as (typeof ITEM_KINDS)[number]) => {
    const { token } = await makeLink(context(), owner, { kind, id });
    return token ?? '';
  };
  const read = (by: Actor, id: string) => readViewer(context(), id, by, { withTitle: true });

  test.each(ITEM_KINDS)('let who opened one read a private %s, and nobody else', async (kind) => {
    const [owner, holder, other] = [await person(), await person(), await person()];
    const draft = { kind, title: 'Rien qu’à lire', tags: [], body: bodies[kind] } as never;
    const { id } = await createItem(context(), owner.id, draft);
    const token = await linked(owner, id, kind);
    const seen = (by: Actor) => readItem(context(), kind, id, by);
    expect(await errorCode(seen(holder))).toBe('not_found');
    expect(await openLink(context(), holder, token)).toEqual({ kind, id });
    expect((await seen(holder)).card).toMatchObject({
      title: 'Rien qu’à lire',
      mine: false,
      readAs: 'holder',
    });
    expect((await seen(owner)).card.readAs).toBeUndefined();
    expect(await errorCode(seen(other))).toBe('not_found');
    for (const refused of [
      () => copyItem(context(), holder, kind, id),
      () => readOwnItem(context(), holder, kind, id),
      () => readLink(context(), holder, { kind, id }),
      () => editItem(context(), holder, kind, id, { title: 'À moi', revision: 1 }),
    ])
      expect(await errorCode(refused())).toBe('not_found');
    const query = parseListQuery(kind, new URLSearchParams());
    const lists = [
      await listPublic(context(), kind, query, holder),
      await listMine(context(), kind, query, holder),
    ];
    expect(lists.flatMap(({ items }) => items).some(({ _id }) => _id === id)).toBe(false);
  });

  test('are void at once when they are withdrawn or changed, for who opened them too', async () => {
    const [owner, holder] = [await person(), await person()];
    const id = await makeCase(context(), owner);
    await attestImages(context(), owner, 'case', id, [FIRST]);
    const about = { kind: 'case', id } as const;
    const first = await linked(owner, id);
    await openLink(context(), holder, first);
    await openLink(context(), holder, first);
    await openLink(context(), owner, first);
    expect(await readLink(context(), owner, about)).toEqual({ token: first, holders: 1 });
    expect(await findImage(context(), id, FIRST, holder)).toMatchObject({ isByLink: true });
    const second = await linked(owner, id);
    expect(second).not.toBe(first);
    const isShut = async () => [
      await errorCode(read(holder, id)),
      await errorCode(findImage(context(), id, FIRST, holder)),
      await errorCode(openLink(context(), holder, first)),
    ];
    expect(await isShut()).toEqual(['not_found', 'not_found', 'not_found']);
    await openLink(context(), holder, second);
    expect(await errorCode(read(holder, id))).toBe('no error');
    await withdrawLink(context(), owner, about);
    expect(await isShut()).toEqual(['not_found', 'not_found', 'not_found']);
    expect(await errorCode(openLink(context(), holder, second))).toBe('not_found');
    expect(await readLink(context(), owner, about)).toEqual({ token: null, holders: 0 });
    for (const nonsense of ['', 'x', '%', `${first}'`])
      expect(await errorCode(openLink(context(), holder, nonsense))).toBe('not_found');
  });

  test('show no image that nobody has attested', async () => {
    const [owner, holder] = [await person(), await person()];
    const id = await makeCase(context(), owner);
    await attestImages(context(), owner, 'case', id, [FIRST]);
    await openLink(context(), holder, await linked(owner, id));
    const { answer } = await readAnswer(context(), id, holder);
    const text = JSON.stringify([await read(holder, id), answer]);
    expect(text).toContain(FIRST);
    for (const hidden of [SECOND, IN_SHEET]) {
      expect(text).not.toContain(hidden);
      expect(await errorCode(findImage(context(), id, `${hidden}-400.avif`, holder))).toBe('not_found');
      expect((await findImage(context(), id, hidden, owner)).isByLink).toBe(false);
    }
    await attestImages(context(), owner, 'case', id, [SECOND]);
    expect(JSON.stringify(await read(holder, id))).toContain(SECOND);
    expect((await findImage(context(), id, SECOND, holder)).isByLink).toBe(true);
  });

  test('give no tile of an image that nobody has attested', async () => {
    const [owner, holder] = [await person(), await person()];
    const id = await makeCase(context(), owner);
    await attestImages(context(), owner, 'case', id, [FIRST]);
    await openLink(context(), holder, await linked(owner, id));
    // Each tile contains the name of its file: what matters is which of them are sent.
    const files = { ...context().files, get: async (key: string) => Buffer.from(key) };
    const tilesFor = async (by: Actor) => {
      const { bytes } = await readTiles({ db: context().db, files }, id, 'f1', by);
      let sent = '';
      for await (const tile of bytes()) sent += Buffer.from(tile).toString('latin1');
      return sent;
    };
    for (const file of [FIRST, SECOND]) expect(await tilesFor(owner)).toContain(file);
    expect(await tilesFor(holder)).toContain(FIRST);
    expect(await tilesFor(holder)).not.toContain(SECOND);
    await attestImages(context(), owner, 'case', id, [SECOND]);
    expect(await tilesFor(holder)).toContain(SECOND);
  });

  test('show of what is public what everybody sees, and not what is written since', async () => {
    const [owner, holder] = [await person(), await person()];
    const id = await makePublicCase(context(), owner);
    await openLink(context(), holder, await linked(owner, id));
    await attestImages(context(), owner, 'case', id, [SECOND, IN_SHEET]);
    expect(JSON.stringify(await read(holder, id))).not.toContain(SECOND);
    expect(await errorCode(findImage(context(), id, SECOND, holder))).toBe('not_found');
    expect((await read(holder, id)).shown.facts.readAs).toBeUndefined();
  });

  test('go with their owner’s account, where the item stays', async () => {
    const [owner, holder] = [await person(), await person()];
    const id = await makePublicCase(context(), owner);
    const token = await linked(owner, id);
    await openLink(context(), holder, token);
    await forgetAccount(context(), owner);
    expect(await errorCode(openLink(context(), holder, token))).toBe('not_found');
    const left = await context()
      .db.selectFrom('item_person')
      .select('role')
      .where('item_id', '=', id)
      .execute();
    expect([left, await errorCode(read(holder, id))]).toEqual([[], 'no error']);
  });
});
