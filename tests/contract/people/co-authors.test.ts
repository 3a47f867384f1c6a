import { expect, test } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import { attestImages } from '#lib/images/server/attest-images.ts';
import { maskImages } from '#lib/images/server/mask-images.ts';
import { findImage } from '#lib/images/server/read-image.ts';
import { AUTHORS_MAX, ITEM_KINDS, type ItemKind } from '#lib/items/item.ts';
import { createItem } from '#lib/items/server/create-item.ts';
import { deleteItem } from '#lib/items/server/delete-item.ts';
import { editItem } from '#lib/items/server/edit-item.ts';
import { publishItem } from '#lib/items/server/publish.ts';
import { rateItem } from '#lib/items/server/rate-item.ts';
import { readItem } from '#lib/items/server/read-item.ts';
import { readOwnItem } from '#lib/items/server/read-own-item.ts';
import { listVersions } from '#lib/items/server/read-versions.ts';
import { listWrittenWith, nameAuthor, readAuthors, removeAuthor } from '#lib/people/server/change-authors.ts';
import { readLink } from '#lib/people/server/share-by-link.ts';
import { moveReview } from '#lib/reviews/server/move-review.ts';
import { nameReviewer, readReviewers } from '#lib/reviews/server/name-reviewers.ts';
import { bodies } from '../../api/bodies.ts';
import { FIRST, imagesOf, makeCase, makePublicCase, SECOND, saveImages } from '../attested-case.ts';
import { describeEachEngine } from '../engines.ts';
import { errorCode } from '../error-code.ts';
import { leaveAccount } from '../leave-account.ts';
import { makePublic } from '../sample-items.ts';

describeEachEngine('co-authors', (context) => {
  let people = 0;
  const person = (name = 'coauteur'): Promise<Actor> => {
    people += 1;
    return context().person(`${name}${people}`);
  };
  const name = (owner: Actor, kind: ItemKind, id: string, { username }: Pick<Actor, 'username'>) =>
    nameAuthor(context(), owner, { kind, id, username });
  const revisionOf = async (actor: Actor, kind: ItemKind, id: string) =>
    (await readOwnItem(context(), actor, kind, id)).head.revision;
  const begin = async (kind: ItemKind) => {
    const [owner, author] = [await person('maitre'), await person()];
    const draft = { kind, title: 'À deux', tags: [], body: bodies[kind] } as never;
    const { id } = await createItem(context(), owner.id, draft);
    await name(owner, kind, id, author);
    return { owner, author, id };
  };

  test.each(ITEM_KINDS)('write a %s, but neither delete, share nor publish it', async (kind) => {
    const { owner, author, id } = await begin(kind);
    const about = { kind, id } as const;
    expect((await readOwnItem(context(), author, kind, id)).head).toMatchObject({
      title: 'À deux',
      owner: owner.name,
    });
    expect((await readOwnItem(context(), owner, kind, id)).head.owner).toBeUndefined();
    const revision = await revisionOf(author, kind, id);
    await editItem(context(), author, kind, id, { title: 'À quatre mains', revision });
    expect((await readOwnItem(context(), owner, kind, id)).head.title).toBe('À quatre mains');
    // A save based on an older revision is a conflict, as between two tabs.
    expect(await errorCode(editItem(context(), owner, kind, id, { title: 'Seul', revision }))).toBe(
      'changed_meanwhile',
    );
    const now = await revisionOf(author, kind, id);
    const third = await person();
    for (const refused of [
      () => deleteItem(context(), author, kind, id),
      () => editItem(context(), author, kind, id, { visibility: 'public', revision: now }),
      () => publishItem(context(), author, kind, id, { revision: now }),
      () => name(author, kind, id, third),
      () => removeAuthor(context(), author, { ...about, username: owner.username }),
      () => readLink(context(), author, about),
    ])
      expect(['forbidden', 'not_found']).toContain(await errorCode(refused()));
    expect(await listWrittenWith(context(), author, kind)).toMatchObject([
      { id, title: 'À quatre mains', owner: owner.name },
    ]);
    expect(await listWrittenWith(context(), owner, kind)).toEqual([]);
    const { card } = await readItem(context(), kind, id, author);
    expect(card).toMatchObject({ mine: false, readAs: 'author', coAuthors: [author.name] });
  });

  test('are named by the owner, once, ten at most, and taken back at once; they leave by themselves', async () => {
    const { owner, author, id } = await begin('case');
    const kind = 'case';
    expect(await errorCode(name(owner, kind, id, { username: 'personne-du-tout' }))).toBe('author_unknown');
    expect(await errorCode(name(owner, kind, id, owner))).toBe('author_own');
    expect((await name(owner, kind, id, author)).map(({ username }) => username)).toEqual([author.username]);
    const others: Actor[] = [];
    while (others.length < AUTHORS_MAX - 1) others.push(await person());
    for (const other of others) await name(owner, kind, id, other);
    expect(await errorCode(name(owner, kind, id, await person()))).toBe('authors_full');
    expect(await readAuthors(context(), author, { kind, id })).toHaveLength(AUTHORS_MAX);
    await removeAuthor(context(), owner, { kind, id, username: author.username });
    expect(await errorCode(readOwnItem(context(), author, kind, id))).toBe('not_found');
    expect(await errorCode(readItem(context(), kind, id, author))).toBe('not_found');
    expect(await listWrittenWith(context(), author, kind)).toEqual([]);
    const [leaver] = others as [Actor];
    await removeAuthor(context(), leaver, { kind, id, username: leaver.username });
    expect(await errorCode(readOwnItem(context(), leaver, kind, id))).toBe('not_found');
  });

  test('do not review what they write, nor rate it, nor validate it', async () => {
    const { owner, author, id } = await begin('protocol');
    const kind = 'protocol';
    const reviewer = await person();
    await nameReviewer(context(), owner, { kind, id, username: reviewer.username });
    expect(await errorCode(nameReviewer(context(), owner, { kind, id, username: author.username }))).toBe(
      'reviewer_writes',
    );
    await name(owner, kind, id, reviewer);
    expect(await readReviewers(context().db, id)).toEqual([]);
    const step = async (status: 'En révision' | 'Validé') =>
      moveReview(context(), author, kind, id, { status, revision: await revisionOf(author, kind, id) });
    expect((await step('En révision')).reviewStatus).toBe('En révision');
    expect(await errorCode(step('Validé'))).toBe('review_step');
    const shown = await makePublic(context(), owner, 'questionnaire');
    await name(owner, 'questionnaire', shown, author);
    expect(await errorCode(rateItem(context(), author, 'questionnaire', shown, { rating: 10 }))).toBe(
      'own_item',
    );
  });

  test('publish anew what is public, and are said with the versions that they changed', async () => {
    const [owner, author] = [await person('maitre'), await person()];
    const kind = 'case';
    const id = await makePublicCase(context(), owner);
    await name(owner, kind, id, author);
    const images = (await imagesOf(context(), author, id)) as { folders: { name: string }[] };
    const renamed = { ...images, folders: images.folders.map((each) => ({ ...each, name: 'Renommé' })) };
    await saveImages(
      context(),
      author,
      id,
      { ...renamed, mainImage: null },
      await revisionOf(author, kind, id),
    );
    const { unattested } = (await readOwnItem(context(), author, kind, id)).head;
    await attestImages(context(), author, kind, id, unattested);
    await publishItem(context(), owner, kind, id, { revision: await revisionOf(owner, kind, id) });
    const change = { title: 'Poignet revu', workingCopy: true };
    await editItem(context(), author, kind, id, { ...change, revision: await revisionOf(author, kind, id) });
    await publishItem(context(), author, kind, id, { revision: await revisionOf(author, kind, id) });
    const told = (await listVersions(context(), owner, kind, id)).map(({ publisher, changedBy }) => [
      publisher,
      changedBy,
    ]);
    expect(told).toEqual([
      [author.name, [author.name]],
      [owner.name, [author.name]],
      [owner.name, []],
    ]);
    const revision = await revisionOf(author, kind, id);
    expect(await errorCode(editItem(context(), author, kind, id, { visibility: 'private', revision }))).toBe(
      'forbidden',
    );
    const everybody = await readItem(context(), kind, id, await person());
    expect(everybody.card).toMatchObject({ title: 'Poignet revu', coAuthors: [author.name] });
    expect(everybody.card.readAs).toBeUndefined();
  });

  test('see the images that nobody has attested, put back what they removed, and mask none', async () => {
    const [owner, author, kind] = [await person('maitre'), await person(), 'case' as const];
    const id = await makeCase(context(), owner);
    await name(owner, kind, id, author);
    const seen = async (by: Actor) => (await findImage(context(), id, SECOND, by)).isByLink;
    expect([await seen(owner), await seen(author)]).toEqual([false, true]);
    expect(await errorCode(seen(await person()))).toBe('not_found');
    const images = await imagesOf(context(), author, id);
    const without = { folders: [], mainImage: null };
    await saveImages(context(), author, id, without, await revisionOf(author, kind, id));
    await saveImages(context(), author, id, images, await revisionOf(author, kind, id));
    expect(JSON.stringify(await imagesOf(context(), owner, id))).toContain(SECOND);
    const zones = [{ x: 0, y: 0, width: 1, height: 1 }];
    expect(await errorCode(maskImages(context(), author, kind, id, [{ file: FIRST, zones }]))).toBe(
      'not_found',
    );
  });

  test('own what its owner’s account leaves, and go with their own from what they wrote', async () => {
    const [owner, author] = [await person('maitre'), await person()];
    const id = await makePublic(context(), owner, 'questionnaire');
    await name(owner, 'questionnaire', id, author);
    const leave = (actor: Actor) => leaveAccount(context(), actor);
    await leave(owner);
    expect(await listWrittenWith(context(), author, 'questionnaire')).toEqual([]);
    expect((await readOwnItem(context(), author, 'questionnaire', id)).head.owner).toBeUndefined();
    const other = await begin('case');
    await leave(other.author);
    expect(await readAuthors(context(), other.owner, { kind: 'case', id: other.id })).toEqual([]);
  });
});
