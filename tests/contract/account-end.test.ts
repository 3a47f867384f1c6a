import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import { changeProfile } from '#lib/accounts/server/change-profile.ts';
import { deleteAccount } from '#lib/accounts/server/delete-account.ts';
import { hashPassword } from '#lib/accounts/server/passwords.ts';
import { exportAccount } from '#lib/archives/server/export-account.ts';
import { ARCHIVE_WORDS } from '#lib/archives/texts.ts';
import { parseListQuery } from '#lib/items/kinds/list-query.ts';
import { copyItem } from '#lib/items/server/copy-item.ts';
import { createItem } from '#lib/items/server/create-item.ts';
import { editItem } from '#lib/items/server/edit-item.ts';
import { listPublic } from '#lib/items/server/list-items.ts';
import { rateItem } from '#lib/items/server/rate-item.ts';
import { readItem } from '#lib/items/server/read-item.ts';
import { moveReview } from '#lib/reviews/server/move-review.ts';
import { readReviewed } from '#lib/reviews/server/read-reviewed.ts';
import { bodies } from '../api/bodies.ts';
import { publishNew, validBody } from '../run/valid-protocol.ts';
import { describeEachEngine, type TestContext } from './engines.ts';
import { attestAll, storeFiles, withImage } from './illustrated-case.ts';

const PASSWORD = 'cheval agrafe pile';
const VISITOR = { address: '192.0.2.9', deviceSecret: null };

async function person(context: TestContext, username: string): Promise<Actor> {
  const actor = await context.person(username);
  const password_hash = await hashPassword(PASSWORD);
  await context.db.updateTable('user').set({ password_hash }).where('id', '=', actor.id).execute();
  return actor;
}

async function publicCase(context: TestContext, owner: Actor, title: string): Promise<string> {
  await storeFiles(context);
  const draft = { kind: 'case' as const, title, tags: ['IRM'], body: withImage(bodies.case as object) };
  const { id } = await createItem(context, owner.id, draft);
  await attestAll(context, owner, 'case', id);
  await editItem(context, owner, 'case', id, { visibility: 'public', revision: 1 });
  return id;
}

const found = async (context: TestContext, q: string) =>
  (await listPublic(context, 'case', parseListQuery('case', new URLSearchParams({ q })), null)).items;

describeEachEngine('the end of an account', (context) => {
  it('leaves public items without a name, and nothing else', async () => {
    const leaver = await person(context(), 'partante');
    const other = await person(context(), 'restante');
    const kept = await publicCase(context(), leaver, 'Fracture occulte');
    const { id: draft } = await createItem(context(), leaver.id, {
      kind: 'case',
      title: 'Brouillon',
      tags: [],
      body: bodies.case,
    });
    const { _id: copy } = await copyItem(context(), other, 'case', kept);
    const rated = await publicCase(context(), other, 'Luxation');
    await rateItem(context(), leaver, 'case', rated, { rating: 2, comment: 'Bof' });
    await rateItem(context(), other, 'case', kept, { rating: 9 });
    await readItem(context(), 'case', rated, leaver);

    await deleteAccount(context(), leaver, { password: PASSWORD, publicItems: 'keep' }, VISITOR);

    const detail = await readItem(context(), 'case', kept, other);
    expect(detail.card).toMatchObject({ user: null, copies: 1, ratingsCount: 1, averageRating: 9 });
    expect((await readItem(context(), 'case', copy, other)).lineage).toMatchObject({
      sourceId: kept,
      sourceAuthor: '',
    });
    expect((await readItem(context(), 'case', rated, other)).card).toMatchObject({
      ratingsCount: 0,
      averageRating: 0,
      views: 1,
    });
    expect(await found(context(), 'partante')).toEqual([]);
    expect(await found(context(), 'occulte')).toHaveLength(1);
    const gone = await context().db.selectFrom('item').select('id').where('id', '=', draft).execute();
    expect(gone).toEqual([]);
    for (const table of ['view', 'event', 'rating', 'session'] as const) {
      const rows = await context()
        .db.selectFrom(table)
        .select('user_id')
        .where('user_id', '=', leaver.id)
        .execute();
      expect(rows, table).toEqual([]);
    }
  });

  it('leaves who validated a public protocol unsaid, and forgets how it was written', async () => {
    const leaver = await person(context(), 'relectrice');
    const reader = await person(context(), 'lectrice');
    const draft = { kind: 'protocol' as const, title: 'IRM', tags: [], body: validBody('IRM', 'Rachis') };
    const { id } = await createItem(context(), leaver.id, draft);
    await publishNew(context(), leaver, 'protocol', id);
    await deleteAccount(context(), leaver, { password: PASSWORD, publicItems: 'keep' }, VISITOR);
    const { review } = await readReviewed(context(), 'protocol', id, reader, {});
    expect(review).toMatchObject({ status: 'Validé', version: 1, validatedBy: null });
    const rows = await context().db.selectFrom('review').selectAll().where('item_id', '=', id).execute();
    expect(rows.map(({ to_status, user_id }) => [to_status, user_id])).toEqual([['Validé', null]]);
  });

  it('takes public items along when the person says so; copies stay where they are', async () => {
    const leaver = await person(context(), 'emporte');
    const other = await person(context(), 'copieur');
    const id = await publicCase(context(), leaver, 'Entorse grave');
    const { _id: copy } = await copyItem(context(), other, 'case', id);
    await deleteAccount(context(), leaver, { password: PASSWORD, publicItems: 'delete' }, VISITOR);
    expect(await found(context(), 'entorse')).toEqual([]);
    expect((await readItem(context(), 'case', copy, other)).lineage).toMatchObject({
      sourceId: null,
      sourceAuthor: '',
    });
  });

  it('needs the password', async () => {
    const stays = await person(context(), 'tenace');
    const attempt = deleteAccount(
      context(),
      stays,
      { password: 'pas le bon', publicItems: 'delete' },
      VISITOR,
    );
    await expect(attempt).rejects.toMatchObject({ code: 'wrong_password' });
    expect(
      await context().db.selectFrom('user').select('id').where('id', '=', stays.id).execute(),
    ).toHaveLength(1);
  });
});

describeEachEngine('a name that changes', (context) => {
  it('is shown and found at once, and the old one no longer', async () => {
    const author = await person(context(), 'dupont');
    await publicCase(context(), author, 'Kyste');
    expect(await changeProfile(context(), author, { displayName: 'Docteure Œuvrard' })).toEqual({
      username: 'dupont',
      name: 'Docteure Œuvrard',
      displayName: 'Docteure Œuvrard',
    });
    expect((await found(context(), 'oeuvrard'))[0]?.author.name).toBe('Docteure Œuvrard');
    expect(await found(context(), 'dupont')).toEqual([]);
    expect(await changeProfile(context(), author, { displayName: '' })).toMatchObject({ name: 'dupont' });
    expect(await found(context(), 'dupont')).toHaveLength(1);
  });
});

describeEachEngine('an export', (context) => {
  it('holds everything of one’s own and nothing of others', async () => {
    const author = await person(context(), 'archiviste');
    const other = await person(context(), 'voisine');
    // Without images: no bytes are kept here.
    const draft = { kind: 'case' as const, title: 'À moi', tags: [], body: bodies.case };
    await createItem(context(), author.id, draft);
    const theirs = await publicCase(context(), other, 'À elle');
    await rateItem(context(), author, 'case', theirs, { rating: 8, comment: 'Très clair' });
    const { name, stream } = exportAccount(context(), author, ARCHIVE_WORDS);
    const archive = await text(stream);
    expect(name).toMatch(/^negatoscope-\d{4}-\d\d-\d\d\.zip$/);
    expect(archive).toContain('cas/À moi/contenu.json');
    expect(archive).not.toContain('cas/À elle/');
    for (const word of ['archiviste', 'À moi', 'Fracture', 'Très clair']) expect(archive).toContain(word);
    expect(archive).not.toContain('argon2');
  });

  it('says how the review of a protocol went', async () => {
    const author = await person(context(), 'relue');
    const draft = { kind: 'protocol' as const, title: 'IRM', tags: [], body: validBody('IRM', 'Rachis') };
    const { id } = await createItem(context(), author.id, draft);
    const asked = { status: 'En révision', word: 'À relire avant lundi', revision: 1 } as const;
    await moveReview(context(), author, 'protocol', id, asked);
    expect(await text(exportAccount(context(), author, ARCHIVE_WORDS).stream)).toContain(
      'À relire avant lundi',
    );
  });

  it('is read by one person twice at a time, no oftener, and by others meanwhile', async () => {
    const author = await person(context(), 'pressee');
    const other = await person(context(), 'voisin');
    const [first, second] = [
      exportAccount(context(), author, ARCHIVE_WORDS),
      exportAccount(context(), author, ARCHIVE_WORDS),
    ];
    expect(() => exportAccount(context(), author, ARCHIVE_WORDS)).toThrow('busy');
    exportAccount(context(), other, ARCHIVE_WORDS).stream.destroy();
    first.stream.destroy();
    await once(first.stream, 'close');
    const third = exportAccount(context(), author, ARCHIVE_WORDS);
    expect((await text(third.stream)).slice(0, 2)).toBe('PK');
    expect((await text(second.stream)).slice(0, 2)).toBe('PK');
  });
});
