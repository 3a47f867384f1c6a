import { expect, it } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import { changeProfile } from '#lib/accounts/server/change-profile.ts';
import { findUser } from '#lib/accounts/server/find-user.ts';
import { register } from '#lib/accounts/server/register.ts';
import { parseListQuery } from '#lib/items/kinds/list-query.ts';
import { copyItem } from '#lib/items/server/copy-item.ts';
import { listPublic } from '#lib/items/server/list-items.ts';
import { rateItem } from '#lib/items/server/rate-item.ts';
import { readItem } from '#lib/items/server/read-item.ts';
import { describeEachEngine, type TestContext } from './engines.ts';
import { errorCode } from './error-code.ts';
import { forgetAccount } from './forget-account.ts';
import { makePublic } from './sample-items.ts';

const PASSWORD = 'cheval agrafe pile';
const make = (context: TestContext, username: string) =>
  register(context, { username, password: PASSWORD }, null);

async function author(context: TestContext, username: string, displayName?: string): Promise<Actor> {
  const { id } = await make(context, username);
  const actor = { id, username, name: username, sessionId: '' };
  if (displayName === undefined) return actor;
  return { ...actor, name: (await changeProfile(context, actor, { displayName })).name };
}

describeEachEngine('a username', (context) => {
  it('like somebody else’s username or display name is refused', async () => {
    await author(context(), 'anne.lefevre', 'Docteure Œuvrard');
    const refused = {
      'ANNE.LEFÈVRE': 'username_taken',
      'anne lefevre': 'username_confusable',
      'anne.1efevre': 'username_confusable',
      'docteure-oeuvrard': 'username_confusable',
      Dоcteure: 'username_invalid',
      ａｎｎｅ: 'username_invalid',
    };
    for (const [username, code] of Object.entries(refused))
      expect(await errorCode(make(context(), username)), username).toBe(code);
    // Cyrillic from one end to the other.
    await make(context(), 'paca');
    expect(await errorCode(make(context(), 'раса'))).toBe('username_confusable');
    await make(context(), 'anne.lefevre2');
  });

  it('that could not be registered any more signs in as before', async () => {
    for (const username of ['Ａnnick', 'Аnnette', 'Annick']) await context().person(username);
    for (const [username, key] of [
      ['Ａnnick', 'ａnnick'],
      ['Аnnette', 'аnnette'],
      ['Annick', 'annick'],
    ] as const) {
      await context()
        .db.updateTable('user')
        .set({ username_key: key })
        .where('username', '=', username)
        .execute();
    }
    for (const username of ['Ａnnick', 'Аnnette', 'Annick'])
      expect((await findUser(context(), username.toUpperCase()))?.username).toBe(username);
    await make(context(), 'Baptiste');
    expect((await findUser(context(), 'ＢＡＰＴＩＳＴＥ'))?.username).toBe('Baptiste');
  });

  it('asked for by two at once, looking alike, goes to one of them', async () => {
    // The second one is Cyrillic.
    const codes = await Promise.all(['copo', 'соро'].map((name) => errorCode(make(context(), name))));
    expect(codes.sort()).toEqual(['no error', 'username_confusable']);
  });
});

describeEachEngine('a display name', (context) => {
  const names = async (actor: Actor) =>
    (
      await context()
        .db.selectFrom('user')
        .select('shown_name')
        .where('id', '=', actor.id)
        .executeTakeFirstOrThrow()
    ).shown_name;
  const rename = (actor: Actor, displayName: string) => changeProfile(context(), actor, { displayName });
  const found = async (q: string) =>
    (await listPublic(context(), 'case', parseListQuery('case', new URLSearchParams({ q })), null)).items;

  it('like another’s is marked on both, until one of them changes', async () => {
    const first = await author(context(), 'agnes.martin', 'Agnès Martin');
    const second = await author(context(), 'faussaire');
    expect(await names(first)).toBe('Agnès Martin');
    const answer = await rename(second, 'Agnеs  Mаrtin');
    expect(answer).toMatchObject({ name: 'Agnеs Mаrtin (faussaire)', displayName: 'Agnеs Mаrtin' });
    expect(await names(first)).toBe('Agnès Martin (agnes.martin)');
    const third = await author(context(), 'troisième', 'AGNES MARTIN (agnes.martin)');
    expect(await names(third)).toBe('AGNES MARTIN (agnes.martin) (troisième)');
    await rename(third, '');
    expect(await names(first)).toBe('Agnès Martin (agnes.martin)');
    await rename(second, 'Paul');
    expect(await names(first)).toBe('Agnès Martin');
    expect(await names(second)).toBe('Paul');
  });

  it('like another’s username is marked, like one’s own is not', async () => {
    const named = await author(context(), 'bernard.petit', 'Bernard Petit');
    expect(await names(named)).toBe('Bernard Petit');
    const other = await author(context(), 'autre', 'Bernard Petit');
    await rename(named, 'Docteur B.');
    expect(await names(other)).toBe('Bernard Petit (autre)');
  });

  it('is marked wherever an author is read, and indexes nobody’s items again', async () => {
    const writer = await author(context(), 'clara', 'Clara Dubois');
    const reader = await author(context(), 'imitatrice', 'Clara Dubois');
    const id = await makePublic(context(), { ...writer, name: await names(writer) }, 'case');
    await rateItem(context(), reader, 'case', id, { rating: 7, comment: 'Bien vu' });
    const { card, comments } = await readItem(context(), 'case', id, reader);
    expect(card.user).toEqual({ username: 'clara', name: 'Clara Dubois (clara)' });
    expect(card.author.name).toBe('Clara Dubois (clara)');
    expect(comments).toMatchObject([{ author: 'Clara Dubois (imitatrice)' }]);
    const { _id: copy } = await copyItem(context(), reader, 'case', id);
    expect((await readItem(context(), 'case', copy, reader)).lineage?.sourceAuthor).toBe(
      'Clara Dubois (clara)',
    );
    const terms = () =>
      context()
        .db.selectFrom('item_facet')
        .innerJoin('item', 'item.number', 'item_facet.number')
        .selectAll('item_facet')
        .where('item.id', '=', id)
        .execute();
    const before = await terms();
    await rename(reader, 'Quelqu’un');
    expect(await terms()).toEqual(before);
    expect((await found('dubois'))[0]?.author.name).toBe('Clara Dubois');
    expect(await found('clara dubois imitatrice')).toEqual([]);
    await rename(reader, 'Clara Dubois');
    expect((await found('dubois clara'))[0]?.author.name).toBe('Clara Dubois (clara)');
  });

  it('is unmarked when the namesake leaves', async () => {
    const stays = await author(context(), 'denise', 'Denise Roy');
    const leaves = await author(context(), 'partante', 'Denise Roy');
    expect(await names(stays)).toBe('Denise Roy (denise)');
    await forgetAccount(context(), leaves);
    expect(await names(stays)).toBe('Denise Roy');
  });

  it('taken by two at the same moment is marked on both', async () => {
    const people = [await author(context(), 'eva.un'), await author(context(), 'eva.deux')];
    await Promise.all(people.map((actor) => rename(actor, 'Éva Leroy')));
    expect(await Promise.all(people.map(names))).toEqual(['Éva Leroy (eva.un)', 'Éva Leroy (eva.deux)']);
  });

  it('loses what cannot be seen, and must have something to read', async () => {
    const actor = await author(context(), 'fanny');
    expect(await rename(actor, '\u202e\u2067Fanny\u200b')).toMatchObject({ name: 'Fanny' });
    expect(await errorCode(rename(actor, '\u200b\u2060'))).toBe('display_name_invalid');
    expect(await names(actor)).toBe('Fanny');
  });
});
