import { expect, test } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import { authenticateBearer } from '#lib/accounts/server/authenticate.ts';
import { register } from '#lib/accounts/server/register.ts';
import { signIn } from '#lib/accounts/server/sign-in.ts';
import { resume, setRole, suspend } from '#lib/administration/server/change-account.ts';
import { correctTags, handOverItem, withdrawItem } from '#lib/administration/server/change-item.ts';
import { deletePerson } from '#lib/administration/server/delete-person.ts';
import { listPublicItems } from '#lib/administration/server/read-public-items.ts';
import { EMPTY_BODIES } from '#lib/items/kinds/empty-bodies.ts';
import { copyItem } from '#lib/items/server/copy-item.ts';
import { createItem } from '#lib/items/server/create-item.ts';
import { editItem } from '#lib/items/server/edit-item.ts';
import { readItem } from '#lib/items/server/read-item.ts';
import { readOwnItem } from '#lib/items/server/read-own-item.ts';
import { undoPublication } from '#lib/items/server/undo-publication.ts';
import { readNotices } from '#lib/moderation/server/read-notices.ts';
import { describeEachEngine } from './engines.ts';
import { errorCode } from './error-code.ts';
import { makePublic } from './sample-items.ts';

const visitor = { address: '192.0.2.1', device: '', deviceSecret: null };
const PASSWORD = 'cheval agrafe pile';

describeEachEngine('administration', (context) => {
  let people = 0;
  const person = (name: string): Promise<Actor> => {
    people += 1;
    return context().person(`${name}${people}`);
  };
  const administrator = async (): Promise<Actor> => {
    const made = await person('admin');
    await setRole(context(), null, made.id, 'administrator');
    return { ...made, role: 'administrator' };
  };

  test('is for administrators alone', async () => {
    const [author, other] = [await person('auteure'), await person('autre')];
    const id = await makePublic(context(), author, 'case');
    expect(await errorCode(setRole(context(), other, author.id, 'reader'))).toBe('not_found');
    expect(await errorCode(suspend(context(), other, author.id))).toBe('not_found');
    expect(await errorCode(withdrawItem(context(), other, id, 'parce que'))).toBe('not_found');
    expect(await errorCode(deletePerson(context(), other, author.id, 'delete'))).toBe('not_found');
  });

  test('a suspended account is out at once, cannot come back, and comes back when it is resumed', async () => {
    const admin = await administrator();
    const { id } = await register(context(), { username: `suspendue${people}`, password: PASSWORD }, null);
    const credentials = { username: `suspendue${people}`, password: PASSWORD };
    const { token } = await signIn(context(), credentials, visitor);
    expect(await authenticateBearer(context(), token)).toMatchObject({ id });
    await suspend(context(), admin, id);
    expect(await authenticateBearer(context(), token)).toBeNull();
    expect(await errorCode(signIn(context(), credentials, visitor))).toBe('account_suspended');
    // Only a person who knows the password learns of the suspension.
    expect(await errorCode(signIn(context(), { ...credentials, password: 'autre chose' }, visitor))).toBe(
      'wrong_credentials',
    );
    await resume(context(), admin, id);
    expect((await signIn(context(), credentials, visitor)).username).toBe(credentials.username);
  });

  test('the last administrator stays one, also when two leave at once', async () => {
    await context().db.updateTable('user').set({ account_role: 'author' }).execute();
    const [one, two] = [await administrator(), await administrator()];
    const codes = await Promise.all([
      errorCode(setRole(context(), one, one.id, 'author')),
      errorCode(suspend(context(), two, two.id)),
    ]);
    expect(codes.filter((code) => code === 'last_administrator')).toHaveLength(1);
  });

  test('a reader reads, and neither creates nor copies', async () => {
    const admin = await administrator();
    const [author, reader] = [await person('auteure'), await person('lectrice')];
    const id = await makePublic(context(), author, 'protocol');
    await setRole(context(), admin, reader.id, 'reader');
    expect((await readItem(context(), 'protocol', id, reader)).card._id).toBe(id);
    expect(await errorCode(copyItem(context(), reader, 'protocol', id))).toBe('reader_only');
    const draft = { kind: 'case' as const, title: 'Cas', tags: [], body: EMPTY_BODIES.case };
    expect(await errorCode(createItem(context(), reader.id, draft))).toBe('reader_only');
  });

  test('a reader changes nothing of what is public, and may take it back', async () => {
    const admin = await administrator();
    const author = await person('auteure');
    const id = await makePublic(context(), author, 'case');
    await setRole(context(), admin, author.id, 'reader');
    const { head } = await readOwnItem(context(), author, 'case', id);
    const edit = (change: object) =>
      editItem(context(), author, 'case', id, { revision: head.revision, ...change });
    expect(await errorCode(edit({ tags: ['Thorax'] }))).toBe('reader_only');
    expect(await errorCode(edit({ title: 'Autre titre' }))).toBe('reader_only');
    expect((await readItem(context(), 'case', id, author)).card).toMatchObject({
      tags: head.tags,
      title: head.title,
    });
    expect((await edit({ visibility: 'private' })).visibility).toBe('private');
    const { head: after } = await readOwnItem(context(), author, 'case', id);
    expect(await errorCode(edit({ visibility: 'public', revision: after.revision }))).toBe('reader_only');
    expect(await errorCode(undoPublication(context(), author, 'case', id, after.revision))).toBe(
      'reader_only',
    );
  });

  test('withdraws a public item with a reason that its author reads; private ones are not found', async () => {
    const admin = await administrator();
    const author = await person('auteure');
    const id = await makePublic(context(), author, 'case');
    await withdrawItem(context(), admin, id, 'Un nom est lisible.');
    expect((await readOwnItem(context(), author, 'case', id)).head.visibility).toBe('private');
    expect(await readNotices(context(), author, 10)).toMatchObject([
      { itemId: id, kind: 'withdrawn', reason: 'Un nom est lisible.', isRead: false },
    ]);
    expect(await errorCode(withdrawItem(context(), admin, id, 'Encore'))).toBe('not_found');
    expect(
      (await listPublicItems(context(), { words: [], isOwnerless: false }, { offset: 0, limit: 50 })).map(
        (item) => item.id,
      ),
    ).not.toContain(id);
  });

  test('corrects tags for readers and keeps the author’s work under way', async () => {
    const admin = await administrator();
    const [author, reader] = [await person('auteure'), await person('lectrice')];
    const id = await makePublic(context(), author, 'case');
    await correctTags(context(), admin, id, { tags: ['Thorax', 'TDM'], reason: 'Mauvaise spécialité.' });
    expect((await readItem(context(), 'case', id, reader)).card.tags).toEqual(['Thorax', 'TDM']);
    expect((await readItem(context(), 'case', id, reader)).card.user?.name).toBe(author.name);
  });

  test('hands a public item over whole, also one without an author', async () => {
    const admin = await administrator();
    const [author, heir] = [await person('auteure'), await person('heritier')];
    const id = await makePublic(context(), author, 'case');
    expect(await errorCode(handOverItem(context(), admin, id, 'personne-de-ce-nom'))).toBe('author_unknown');
    await deletePerson(context(), admin, author.id, 'keep');
    await handOverItem(context(), admin, id, heir.username);
    expect((await readOwnItem(context(), heir, 'case', id)).head.visibility).toBe('public');
    expect((await readNotices(context(), heir, 10)).map(({ kind }) => kind)).toEqual(['handed_over']);
    expect(await errorCode(handOverItem(context(), admin, id, heir.username))).toBe('author_own');
  });
});
