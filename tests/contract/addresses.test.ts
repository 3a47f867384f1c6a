import { expect, it } from 'vitest';
import { changePassword } from '#lib/accounts/server/change-password.ts';
import { deleteAccount } from '#lib/accounts/server/delete-account.ts';
import { sweepAccounts } from '#lib/accounts/server/sweep-accounts.ts';
import { ADDRESS_LINK_LIFETIME } from '#lib/addresses/own-address.ts';
import {
  forgetLink,
  isOwnLink,
  readOwnAddress,
  removeAddress,
} from '#lib/addresses/server/change-address.ts';
import { resetSecondFactor } from '#lib/administration/server/change-account.ts';
import { readEntries } from '#lib/audit/server/read-entries.ts';
import { describeEachEngine } from './engines.ts';
import { errorCode } from './error-code.ts';
import { mailDesk, PASSWORD, visitor } from './mail-desk.ts';

describeEachEngine('the address of an account', (engine) => {
  const { context, member, mails, ask, confirm, reachable } = mailDesk(engine);
  const own = ({ id }: { id: string }) => readOwnAddress(context(), id);

  it('is one’s own once its link was opened by that person, once, in time', async () => {
    const [anne, bob] = [await member(), await member()];
    const secret = await ask(anne, 'Anne@exemple.fr');
    expect(await own(anne)).toMatchObject({ address: null, pending: 'Anne@exemple.fr' });
    expect(await isOwnLink(context(), bob.id, secret)).toBe(false);
    for (const wrong of ['', 'x', 'a'.repeat(43)])
      expect(await errorCode(confirm(anne, wrong)), wrong).toBe('address_link_invalid');
    expect(await errorCode(confirm(bob, secret))).toBe('address_link_invalid');
    expect(await isOwnLink(context(), anne.id, secret)).toBe(true);
    await confirm(anne, secret);
    expect(await own(anne)).toMatchObject({ address: 'Anne@exemple.fr', pending: null, reviewMails: true });
    expect(await errorCode(confirm(anne, secret))).toBe('address_link_invalid');

    const late = await ask(bob, 'bob@exemple.fr');
    context().time.now += ADDRESS_LINK_LIFETIME;
    expect(await errorCode(confirm(bob, late))).toBe('address_link_invalid');
    expect(await own(bob)).toMatchObject({ address: null, pending: null });
    await sweepAccounts(context());
    const { db } = context();
    expect(await db.selectFrom('address_link').select('user_id').execute()).toEqual([]);
  });

  it('is kept without the link’s secret, of which the last alone opens anything', async () => {
    const anne = await member();
    const first = await ask(anne, 'une@exemple.fr');
    const second = await ask(anne, 'autre@exemple.fr');
    const stored = await context().db.selectFrom('address_link').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(second);
    expect(await errorCode(confirm(anne, first))).toBe('address_link_invalid');
    await forgetLink(context(), anne);
    expect(await errorCode(confirm(anne, second))).toBe('address_link_invalid');
  });

  it('is used up by one of two who open its link at once', async () => {
    const anne = await member();
    const secret = await ask(anne, 'deux@exemple.fr');
    const codes = await Promise.all([1, 2, 3].map(() => errorCode(confirm(anne, secret))));
    expect(codes.toSorted()).toEqual(['address_link_invalid', 'address_link_invalid', 'no error']);
  });

  it('may be that of another account, and whoever asks for it is not told', async () => {
    await reachable('commune@exemple.fr');
    const bob = await member();
    await confirm(bob, await ask(bob, 'Commune@exemple.fr'));
    expect(await own(bob)).toMatchObject({ address: 'Commune@exemple.fr' });
  });

  it('asks for the password, and counts wrong ones', async () => {
    const anne = await member();
    expect(await errorCode(ask(anne, 'anne@exemple.fr', 'faux faux faux'))).toBe('wrong_password');
    expect(await errorCode(removeAddress(context(), anne, 'faux faux faux', visitor()))).toBe(
      'wrong_password',
    );
    expect(await errorCode(removeAddress(context(), anne, undefined, visitor()))).toBe('proof_required');
    expect((await own(anne)).pending).toBeNull();
  });

  it('is sent so many links an hour, by one person and by all', async () => {
    const anne = await member();
    for (let count = 0; count < 5; count += 1) await ask(anne, `n${count}@exemple.fr`);
    expect(await errorCode(ask(anne, 'n6@exemple.fr'))).toBe('too_many_attempts');
    const codes: string[] = [];
    for (let count = 0; count < 12; count += 1)
      codes.push(await errorCode(ask(await member(), 'Victime@exemple.fr')));
    expect(codes.filter((code) => code === 'no error')).toHaveLength(10);
    await mails();
  });

  it('tells the one before that it is replaced or removed, and ends links that reset the password', async () => {
    const anne = await reachable('avant@exemple.fr');
    const link = {
      token_hash: 'ancien',
      user_id: anne.id,
      expires_at: context().time.now + 1e6,
      used_at: null,
    };
    await context().db.insertInto('reset_link').values(link).execute();
    await confirm(anne, await ask(anne, 'apres@exemple.fr'));
    const told = (await mails()).filter(({ subject }) => subject !== 'Lien');
    expect(told).toMatchObject([{ recipient: 'avant@exemple.fr' }]);
    expect(told[0]?.subject).toContain('remplacée');
    expect(told[0]?.content).not.toContain('apres@exemple.fr');
    const left = () =>
      context().db.selectFrom('reset_link').select('token_hash').where('user_id', '=', anne.id).execute();
    expect(await left()).toEqual([]);
    await removeAddress(context(), anne, PASSWORD, visitor());
    expect(await mails()).toMatchObject([{ recipient: 'apres@exemple.fr' }]);
    expect((await own(anne)).address).toBeNull();
    const entries = await readEntries(context(), { userId: anne.id }, { limit: 9 });
    expect(entries.map(({ action }) => action)).toEqual([
      'address_removed',
      'address_verified',
      'address_verified',
      'signed_in',
      'registered',
    ]);
    expect(JSON.stringify(entries)).not.toContain('exemple.fr');
  });

  it('is told of acts that concern who gets in, and nobody is without one', async () => {
    const anne = await reachable('alerte@exemple.fr');
    const silent = await member();
    for (const actor of [anne, silent]) {
      await changePassword(
        context(),
        actor,
        { current: PASSWORD, password: 'agrafe pile cheval' },
        visitor(),
      );
      await resetSecondFactor(context(), null, actor.id);
    }
    const told = await mails();
    expect(told.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['alerte@exemple.fr', 'Votre mot de passe a été changé'],
      ['alerte@exemple.fr', 'Votre double authentification a changé'],
    ]);
    expect(told[0]?.content).toContain(anne.username);
    expect(told[0]?.settings_url).toBeNull();
  });

  it('goes with the account, and what waits for it', async () => {
    const anne = await reachable('partie@exemple.fr');
    await ask(anne, 'encore@exemple.fr');
    await mails();
    await resetSecondFactor(context(), null, anne.id);
    await deleteAccount(context(), anne, { password: PASSWORD, publicItems: 'delete' }, visitor());
    expect(await mails()).toEqual([]);
    for (const table of ['user_address', 'address_link', 'mail_request'] as const) {
      const rows = await context().db.selectFrom(table).selectAll().where('user_id', '=', anne.id).execute();
      expect(rows, table).toEqual([]);
    }
  });

  it('requests nothing where the site sends no mails', async () => {
    const anne = await reachable('muette@exemple.fr');
    await changePassword(engine(), anne, { current: PASSWORD, password: 'agrafe pile cheval' }, visitor());
    expect(await context().db.selectFrom('mail_request').select('id').execute()).toEqual([]);
  });
});
