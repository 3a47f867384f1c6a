import { expect, test } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import type { AccountDeletion } from '#lib/accounts/schemas.ts';
import { attestImages } from '#lib/images/server/attest-images.ts';
import { countStored, lockStorage } from '#lib/images/server/user-storage-queries.ts';
import { parseListQuery } from '#lib/items/kinds/list-query.ts';
import { copyItem } from '#lib/items/server/copy-item.ts';
import { editItem } from '#lib/items/server/edit-item.ts';
import { listPublic } from '#lib/items/server/list-items.ts';
import { publishItem } from '#lib/items/server/publish.ts';
import { rateItem } from '#lib/items/server/rate-item.ts';
import { readItem } from '#lib/items/server/read-item.ts';
import { readOwnItem } from '#lib/items/server/read-own-item.ts';
import { listVersions } from '#lib/items/server/read-versions.ts';
import { listWrittenWith, nameAuthor, readAuthors, removeAuthor } from '#lib/people/server/change-authors.ts';
import { makeLink, openLink, readLink } from '#lib/people/server/share-by-link.ts';
import { recordReport } from '#lib/statistics/server/record-report.ts';
import { makeCase, makePublicCase } from './attested-case.ts';
import { describeEachEngine } from './engines.ts';
import { errorCode } from './error-code.ts';
import { leaveAccount } from './leave-account.ts';
import { recounted, storedCounts } from './recount.ts';
import { makePublic } from './sample-items.ts';

describeEachEngine('what is written with others, when its owner’s account is deleted', (context) => {
  let people = 0;
  const person = (name: string): Promise<Actor> => {
    people += 1;
    return context().person(`${name}${people}`);
  };
  const name = async (owner: Actor, kind: 'case' | 'questionnaire', id: string, { username }: Actor) => {
    context().time.now += 1000;
    await nameAuthor(context(), owner, { kind, id, username });
  };
  const leave = (actor: Actor, publicItems?: AccountDeletion['publicItems']) =>
    leaveAccount(context(), actor, publicItems);
  const found = async (q: string) =>
    (await listPublic(context(), 'case', parseListQuery('case', new URLSearchParams({ q })), null)).items;

  test('is the first named co-author’s, with its versions, figures, people and copies', async () => {
    const [owner, late, first] = [await person('chef'), await person('tard'), await person('interne')];
    const reader = await person('lectrice');
    const id = await makePublicCase(context(), owner);
    await name(owner, 'case', id, first);
    await name(owner, 'case', id, late);
    await rateItem(context(), reader, 'case', id, { rating: 9, comment: 'Clair' });
    const { _id: copy } = await copyItem(context(), reader, 'case', id);
    const { revision } = (await readOwnItem(context(), first, 'case', id)).head;
    const change = { title: 'Poignet repris', workingCopy: true, revision };
    await editItem(context(), first, 'case', id, change);
    const before = await readOwnItem(context(), first, 'case', id);
    context().time.now += 5000;

    await leave(owner);

    const { head, body } = await readOwnItem(context(), first, 'case', id);
    expect(body).toBe(before.body);
    expect(head).toMatchObject({ title: 'Poignet repris', revision: before.head.revision });
    expect(head.owner).toBeUndefined();
    const shown = await readItem(context(), 'case', id, reader);
    expect(shown.card).toMatchObject({
      title: 'Poignet',
      user: { name: first.name },
      coAuthors: [late.name],
      copies: 1,
      ratingsCount: 1,
      averageRating: 9,
    });
    expect((await readItem(context(), 'case', copy, reader)).lineage).toMatchObject({
      sourceId: id,
      sourceAuthor: '',
    });
    expect((await found(first.username)).map(({ _id }) => _id)).toEqual([id]);
    expect(await found(owner.username)).toEqual([]);
    expect((await readAuthors(context(), first, { kind: 'case', id })).map((each) => each.username)).toEqual([
      late.username,
    ]);
    expect(await listWrittenWith(context(), first, 'case')).toEqual([]);
    expect(await listWrittenWith(context(), late, 'case')).toMatchObject([{ id, owner: first.name }]);

    // The new owner may do what the one before could; the version they publish is theirs alone.
    const next = await readOwnItem(context(), first, 'case', id);
    await attestImages(context(), first, 'case', id, next.head.unattested);
    await publishItem(context(), first, 'case', id, { revision: next.head.revision });
    const versions = await listVersions(context(), first, 'case', id);
    expect(versions.map(({ publisher, changedBy }) => [publisher, changedBy])).toEqual([
      [first.name, []],
      [null, []],
    ]);
    const { revision: last } = (await readOwnItem(context(), first, 'case', id)).head;
    await editItem(context(), first, 'case', id, { visibility: 'private', revision: last });
    expect(await errorCode(readItem(context(), 'case', id, reader))).toBe('not_found');
  });

  test('is handed over when it is private, too, with its link; what nobody else writes goes', async () => {
    const [owner, author, holder] = [await person('chef'), await person('interne'), await person('lien')];
    const id = await makeCase(context(), owner);
    const alone = await makeCase(context(), owner);
    await name(owner, 'case', id, author);
    const { token } = await makeLink(context(), owner, { kind: 'case', id });
    await openLink(context(), holder, token ?? '');
    const before = await readOwnItem(context(), author, 'case', id);
    await leave(owner);
    const { body, head } = await readOwnItem(context(), author, 'case', id);
    expect([body, head.visibility]).toEqual([before.body, 'draft']);
    expect((await readLink(context(), author, { kind: 'case', id })).token).toBe(token);
    expect((await readItem(context(), 'case', id, holder)).card.user).toMatchObject({ name: author.name });
    expect(await errorCode(readOwnItem(context(), author, 'case', alone))).toBe('not_found');
    const left = await context().db.selectFrom('item').select('id').where('id', '=', alone).execute();
    expect(left).toEqual([]);
  });

  test('takes room in the new owner’s quota, each file once, however full that is', async () => {
    const [owner, author] = [await person('chef'), await person('interne')];
    const ids = [await makeCase(context(), owner), await makeCase(context(), owner)];
    for (const id of ids) await name(owner, 'case', id, author);
    const stored = () =>
      context()
        .db.transaction()
        .execute((trx) => lockStorage(trx, author.id));
    expect((await stored()).stored).toBe(0);
    await context()
      .db.updateTable('user_storage')
      .set({ quota: 1 })
      .where('user_id', '=', author.id)
      .execute();
    await leave(owner);
    const { stored: now } = await stored();
    expect(now).toBeGreaterThan(0);
    expect(now).toBe(await countStored(context().db, author.id));
  });

  test('no longer counts what its new owner did with it as done by others', async () => {
    const [owner, author, reader] = [await person('chef'), await person('interne'), await person('lectrice')];
    const id = await makePublic(context(), owner, 'questionnaire');
    await rateItem(context(), author, 'questionnaire', id, { rating: 10 });
    await rateItem(context(), reader, 'questionnaire', id, { rating: 6 });
    for (const actor of [owner, author, reader]) await recordReport(context(), actor, id);
    await name(owner, 'questionnaire', id, author);
    await leave(owner);
    const { card } = await readItem(context(), 'questionnaire', id, reader);
    expect(card).toMatchObject({ ratingsCount: 1, averageRating: 6 });
    const counts = await storedCounts(context());
    expect(counts).toEqual(await recounted(context()));
    const [day] = Object.entries(counts.items).filter(([key]) => key.startsWith(id));
    expect(day?.[1]).toMatchObject({ reports: 1, ratings: 1 });
  });

  test('is deleted when the person takes everything along, and nameless once its co-authors have left', async () => {
    const [owner, author] = [await person('chef'), await person('interne')];
    const kept = await makePublic(context(), owner, 'case');
    await name(owner, 'case', kept, author);
    await removeAuthor(context(), author, { kind: 'case', id: kept, username: author.username });
    await leave(owner);
    expect((await readItem(context(), 'case', kept, author)).card.user).toBeNull();

    const other = await person('chef');
    const ids = [await makePublic(context(), other, 'case'), await makeCase(context(), other)];
    for (const id of ids) await name(other, 'case', id, author);
    await leave(other, 'delete');
    for (const id of ids)
      expect(await errorCode(readOwnItem(context(), author, 'case', id))).toBe('not_found');
  });

  test('goes on from one to the next, also when they leave at the same time and while it is being edited', async () => {
    const [one, two, third] = [await person('un'), await person('deux'), await person('trois')];
    const ids = [await makePublic(context(), one, 'case'), await makePublic(context(), two, 'case')];
    await name(one, 'case', ids[0] ?? '', two);
    await name(two, 'case', ids[1] ?? '', one);
    for (const [index, owner] of [one, two].entries()) await name(owner, 'case', ids[index] ?? '', third);
    const retitle = async (id: string) => {
      const { revision } = (await readOwnItem(context(), third, 'case', id)).head;
      return editItem(context(), third, 'case', id, { title: 'À trois', workingCopy: true, revision });
    };
    await Promise.all([leave(one), leave(two), ...ids.map(retitle)]);
    for (const id of ids) {
      const { head } = await readOwnItem(context(), third, 'case', id);
      expect([head.title, head.owner]).toEqual(['À trois', undefined]);
      expect(await readAuthors(context(), third, { kind: 'case', id })).toEqual([]);
    }
    const { stored } = await context()
      .db.transaction()
      .execute((trx) => lockStorage(trx, third.id));
    expect(stored).toBe(await countStored(context().db, third.id));
  });
});
