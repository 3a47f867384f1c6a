import { expect, test } from 'vitest';
import { updateUser } from '#lib/accounts/server/users-queries.ts';
import { ASKED_MAX } from '#lib/confirmations/confirmation.ts';
import { askConfirmations, withdrawRequest } from '#lib/confirmations/server/ask-confirmations.ts';
import { confirmReading, ownConfirmation } from '#lib/confirmations/server/confirm-reading.ts';
import { exportedConfirmations, exportedReadings } from '#lib/confirmations/server/export-confirmations.ts';
import { listConfirmations } from '#lib/confirmations/server/list-confirmations.ts';
import { countWaitingFor, listWaiting } from '#lib/confirmations/server/list-waiting.ts';
import { copyItem } from '#lib/items/server/copy-item.ts';
import { deleteItem } from '#lib/items/server/delete-item.ts';
import { nameAuthor } from '#lib/people/server/change-authors.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import { moveReview } from '#lib/reviews/server/move-review.ts';
import { nameReviewer } from '#lib/reviews/server/name-reviewers.ts';
import { confirmationDesk } from './confirmation-desk.ts';
import { describeEachEngine } from './engines.ts';
import { errorCode } from './error-code.ts';
import { forgetAccount } from './forget-account.ts';

const KIND = 'protocol';

describeEachEngine('read and understood', (context) => {
  const { make, begin, ask, states, waiting, revisionOf, show, renew } = confirmationDesk(context);

  test('is asked of people by name, counted for them, and dated once they confirm', async () => {
    const { owner, reader, other, id } = await begin();
    context().time.now += 1000;
    const askedAt = new Date(context().now()).toISOString();
    await ask(owner, id, reader, other);
    expect(await waiting(reader)).toEqual([{ id, title: 'Rachis', author: owner.name, version: 1, askedAt }]);
    expect(await countWaitingFor(context(), reader)).toBe(1);
    expect(await countWaitingFor(context(), owner)).toBe(0);
    context().time.now += 86_400_000;
    const confirmedAt = new Date(context().now()).toISOString();
    expect(await confirmReading(context(), reader, id, 1)).toEqual({ version: 1, confirmedAt });
    context().time.now += 86_400_000;
    // Again changes nothing.
    expect(await confirmReading(context(), reader, id, 1)).toEqual({ version: 1, confirmedAt });
    expect(await countWaitingFor(context(), reader)).toBe(0);
    expect(await ownConfirmation(context(), reader, { itemId: id, version: 1 })).toEqual({
      version: 1,
      askedAt,
      confirmedAt,
    });
    expect(await states(owner, id)).toEqual(
      [`1 ${other.username} waiting`, `1 ${reader.username} confirmed`].toSorted(),
    );
    // A person who has confirmed stays so when asked again.
    await ask(owner, id, reader);
    expect(await states(owner, id)).toContain(`1 ${reader.username} confirmed`);
  });

  test('is asked anew of a new version, of the same people in one act', async () => {
    const { owner, reader, other, id } = await begin();
    await ask(owner, id, reader, other);
    await confirmReading(context(), reader, id, 1);
    expect((await listConfirmations(context(), owner, id)).askableAgain).toBe(0);
    await renew(owner, id);
    expect(await waiting(other)).toEqual([]);
    expect(await errorCode(confirmReading(context(), other, id, 1))).toBe('confirmation_replaced');
    expect(await errorCode(confirmReading(context(), other, id, 2))).toBe('confirmation_not_asked');
    const before = await listConfirmations(context(), owner, id);
    expect(before).toMatchObject({ version: 2, isPublic: true, askableAgain: 2 });
    expect(await states(owner, id)).toContain(`1 ${other.username} replaced`);
    const { askableAgain } = await askConfirmations(context(), owner, id, { usernames: [], again: true });
    expect(askableAgain).toBe(0);
    expect((await waiting(reader)).map(({ version }) => version)).toEqual([2]);
    expect((await states(owner, id)).toSorted()).toEqual(
      [
        `1 ${reader.username} confirmed`,
        `1 ${other.username} replaced`,
        `2 ${reader.username} waiting`,
        `2 ${other.username} waiting`,
      ].toSorted(),
    );
  });

  test('waits for nobody who cannot read it, and says so', async () => {
    const { owner, reader, other, id } = await begin();
    await ask(owner, id, reader, other);
    await updateUser(context().db as never, other.id, { suspended_at: context().now() });
    expect(await states(owner, id)).toContain(`1 ${other.username} lost`);
    await show(owner, id, 'private');
    expect(await waiting(reader)).toEqual([]);
    expect(await countWaitingFor(context(), reader)).toBe(0);
    expect(await errorCode(confirmReading(context(), reader, id, 1))).toBe('not_found');
    expect(await states(owner, id)).toContain(`1 ${reader.username} lost`);
    expect(await errorCode(ask(owner, id, reader))).toBe('confirmation_not_public');
    await show(owner, id, 'public');
    expect((await waiting(reader)).length).toBe(1);
  });

  test('is asked of all, or of nobody when one cannot be', async () => {
    const { owner, reader, id } = await begin();
    const named = (...usernames: string[]) =>
      errorCode(askConfirmations(context(), owner, id, { usernames }));
    expect(await named(reader.username, 'personne-de-tel')).toBe('confirmation_unknown');
    expect(await named(reader.username, owner.username)).toBe('confirmation_own');
    expect(await waiting(reader)).toEqual([]);
    const draft = await make(owner, 'Brouillon');
    expect(await errorCode(ask(owner, draft, reader))).toBe('confirmation_not_public');
  });

  test('is asked of so many people at most', async () => {
    const { owner, reader, id } = await begin();
    const user = await context()
      .db.selectFrom('user')
      .selectAll()
      .where('id', '=', reader.id)
      .executeTakeFirstOrThrow();
    await tx(context(), async (trx) => {
      for (let at = 0; at < ASKED_MAX; at += 1) {
        const each = `${reader.id}-${at}`;
        const names = { username: each, username_key: each, username_looks: each, shown_name: each };
        await trx
          .insertInto('user')
          .values({ ...user, ...names, id: each })
          .execute();
        await trx
          .insertInto('confirmation')
          .values({ item_id: id, version: 1, user_id: each, asked_at: 0, confirmed_at: null })
          .execute();
      }
    });
    expect(await errorCode(ask(owner, id, reader))).toBe('confirmations_full');
    expect(await waiting(reader)).toEqual([]);
  });

  test('is asked and seen by who writes the protocol, and by nobody else', async () => {
    const { owner, reader, other, id } = await begin();
    await nameAuthor(context(), owner, { kind: KIND, id, username: other.username });
    await ask(other, id, reader);
    expect(await states(other, id)).toEqual([`1 ${reader.username} waiting`]);
    expect(await errorCode(listConfirmations(context(), reader, id))).toBe('forbidden');
    expect(await errorCode(ask(reader, id, other))).toBe('forbidden');
    await show(owner, id, 'private');
    expect(await errorCode(listConfirmations(context(), reader, id))).toBe('not_found');
    expect(await errorCode(withdrawRequest(context(), reader, id, reader.username))).toBe('not_found');
  });

  test('is taken back as long as it is not confirmed', async () => {
    const { owner, reader, other, id } = await begin();
    await ask(owner, id, reader, other);
    await confirmReading(context(), reader, id, 1);
    await withdrawRequest(context(), owner, id, other.username);
    await withdrawRequest(context(), owner, id, reader.username);
    expect(await states(owner, id)).toEqual([`1 ${reader.username} confirmed`]);
    expect(await errorCode(confirmReading(context(), other, id, 1))).toBe('confirmation_not_asked');
  });

  test('goes with the protocol, with the account of who was asked, and into no copy', async () => {
    const { owner, reader, other, id } = await begin();
    await ask(owner, id, reader, other);
    const { _id: copy } = await copyItem(context(), other, KIND, id);
    expect((await listConfirmations(context(), other, copy)).requests).toEqual([]);
    await forgetAccount(context(), reader);
    expect(await states(owner, id)).toEqual([`1 ${other.username} waiting`]);
    await deleteItem(context(), owner, KIND, id);
    expect(await waiting(other)).toEqual([]);
    expect(
      await context().db.selectFrom('confirmation').select('version').where('item_id', '=', id).execute(),
    ).toEqual([]);
  });

  test('is in the archive of the protocol, and in the export of who was asked', async () => {
    const { owner, reader, id } = await begin();
    await ask(owner, id, reader);
    await confirmReading(context(), reader, id, 1);
    const iso = expect.stringMatching(/^\d{4}-/);
    expect(await exportedConfirmations(context(), id)).toEqual([
      { version: 1, username: reader.username, name: reader.name, askedAt: iso, confirmedAt: iso },
    ]);
    expect(await exportedReadings(context(), reader)).toEqual([
      { item: { id, kind: KIND }, version: 1, askedAt: iso, confirmedAt: iso },
    ]);
  });

  test('is counted together with reviews', async () => {
    const { owner, reader, id } = await begin();
    await ask(owner, id, reader);
    const draft = await make(owner, 'À relire');
    await nameReviewer(context(), owner, { kind: KIND, id: draft, username: reader.username });
    expect(await countWaitingFor(context(), reader)).toBe(1);
    await moveReview(context(), owner, KIND, draft, {
      status: 'En révision',
      revision: await revisionOf(draft),
    });
    expect(await countWaitingFor(context(), reader)).toBe(2);
    const { reviews } = await listWaiting(context(), reader);
    expect(reviews).toMatchObject([{ kind: KIND, id: draft, title: 'À relire', author: owner.name }]);
  });
});
