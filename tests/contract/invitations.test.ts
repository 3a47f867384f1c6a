import { expect, it } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import { deleteAccount } from '#lib/accounts/server/delete-account.ts';
import { hashPassword } from '#lib/accounts/server/passwords.ts';
import { register } from '#lib/accounts/server/register.ts';
import { sweepAccounts } from '#lib/accounts/server/sweep-accounts.ts';
import { setRole, suspend } from '#lib/administration/server/change-account.ts';
import { readEntries } from '#lib/audit/server/read-entries.ts';
import {
  listInvitations,
  makeInvitation,
  revokeInvitation,
} from '#lib/invitations/server/make-invitation.ts';
import { findInvitation, invitationHash } from '#lib/invitations/server/take-invitation.ts';
import { describeEachEngine } from './engines.ts';
import { errorCode } from './error-code.ts';

const PASSWORD = 'cheval agrafe pile';
const ADDRESS = '192.0.2.8';
const DAY = 86_400_000;

describeEachEngine('invitations', (engine) => {
  let at = 0;
  const context = () => {
    const { settings, now } = engine();
    return {
      ...engine(),
      settings: { ...settings, registration: 'invitation' as const },
      now: () => now() + at,
    };
  };
  let people = 0;
  const newName = () => {
    people += 1;
    return `invitee${people}`;
  };
  async function administrator(): Promise<Actor> {
    const made = await context().person(`hote${crypto.randomUUID().slice(0, 8)}`);
    await setRole(context(), null, made.id, 'administrator');
    return { ...made, role: 'administrator' };
  }
  const invite = (by: Actor | null, role: 'reader' | 'author' | 'administrator' = 'reader', days = 7) =>
    makeInvitation(context(), by, { role, note: 'Une interne', days });
  const accept = (token: string, username = newName()) =>
    register(context(), { username, password: PASSWORD }, ADDRESS, invitationHash(token));
  const roleOf = async (id: string) =>
    (
      await context()
        .db.selectFrom('user')
        .select('account_role')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).account_role;
  const isOpen = async (token: string) =>
    (await findInvitation(context(), invitationHash(token))) !== undefined;

  it('make one account each, with their role; without one nobody makes any', async () => {
    expect(await errorCode(register(context(), { username: newName(), password: PASSWORD }, ADDRESS))).toBe(
      'registration_invited',
    );
    for (const role of ['reader', 'author', 'administrator'] as const) {
      const token = await invite(null, role);
      const { id } = await accept(token);
      expect(await roleOf(id)).toBe(role);
      expect(await errorCode(accept(token))).toBe('invitation_invalid');
      expect(await isOpen(token)).toBe(false);
    }
  });

  it('are stored as hashes, and told to the audit log by whom and for which role', async () => {
    const host = await administrator();
    const token = await invite(host, 'author');
    const rows = await context().db.selectFrom('invitation').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    const { id } = await accept(token);
    const entries = await readEntries(context(), { userId: host.id }, { limit: 10 });
    expect(
      entries
        .filter(({ action }) => action.startsWith('invitation'))
        .map(({ action, detail }) => [action, detail]),
    ).toEqual([
      ['invitation_accepted', 'author'],
      ['invitation_made', 'author'],
    ]);
    expect((await readEntries(context(), { userId: id }, { limit: 10 })).map(({ action }) => action)).toEqual(
      ['invitation_accepted', 'registered'],
    );
  });

  it('let one of two in who accept at once, and leave no half account', async () => {
    for (let round = 0; round < 5; round += 1) {
      const token = await invite(null);
      const names = [newName(), newName()];
      const outcomes = await Promise.all(names.map((name) => errorCode(accept(token, name))));
      expect(outcomes.filter((code) => code === 'invitation_invalid')).toHaveLength(1);
      const made = await context()
        .db.selectFrom('user')
        .select('id')
        .where('username', 'in', names)
        .execute();
      expect(made).toHaveLength(1);
    }
  });

  it('stay good where an account could not be made', async () => {
    const token = await invite(null);
    const taken = newName();
    await register(context(), { username: taken, password: PASSWORD }, null);
    expect(await errorCode(accept(token, taken))).toBe('username_taken');
    expect(
      await errorCode(
        register(context(), { username: newName(), password: 'a' }, ADDRESS, invitationHash(token)),
      ),
    ).toBe('password_too_short');
    expect(await isOpen(token)).toBe(true);
    expect(await roleOf((await accept(token)).id)).toBe('reader');
  });

  it('end when they expire, are revoked, or their maker administers no more', async () => {
    const host = await administrator();
    await administrator();
    const [expiring, revoked, left] = [
      await invite(host, 'reader', 1),
      await invite(host),
      await invite(host),
    ];
    at = DAY;
    expect(await errorCode(accept(expiring))).toBe('invitation_invalid');
    await sweepAccounts(context());
    const { invitations } = await listInvitations(context(), { offset: 0, limit: 50 });
    const own = invitations.filter(({ maker }) => maker === host.username);
    expect(own).toMatchObject([{ note: 'Une interne' }, { note: 'Une interne' }]);
    const rows = await context()
      .db.selectFrom('invitation')
      .select('id')
      .where('made_by', '=', host.id)
      .execute();
    expect(rows).toHaveLength(2);
    at = 0;
    const hash = invitationHash(revoked) ?? '';
    const { id } = await context()
      .db.selectFrom('invitation')
      .select('id')
      .where('token_hash', '=', hash)
      .executeTakeFirstOrThrow();
    await revokeInvitation(context(), host, id);
    expect(await errorCode(revokeInvitation(context(), host, id))).toBe('not_found');
    expect(await errorCode(accept(revoked))).toBe('invitation_invalid');
    await setRole(context(), null, host.id, 'author');
    expect([await isOpen(left), await errorCode(accept(left))]).toEqual([false, 'invitation_invalid']);
    await setRole(context(), null, host.id, 'administrator');
    expect(await isOpen(left)).toBe(true);
    await suspend(context(), null, host.id);
    expect(await errorCode(accept(left))).toBe('invitation_invalid');
  });

  it('go with the account that made them', async () => {
    const host = await administrator();
    const token = await invite(host);
    const password_hash = await hashPassword(PASSWORD);
    await context().db.updateTable('user').set({ password_hash }).where('id', '=', host.id).execute();
    const guesser = { address: ADDRESS, deviceSecret: null };
    await deleteAccount(context(), host, { password: PASSWORD, publicItems: 'keep' }, guesser);
    expect(await errorCode(accept(token))).toBe('invitation_invalid');
  });

  it('are made and revoked by administrators alone, within bounds', async () => {
    const person = await context().person(newName());
    expect(await errorCode(invite(person))).toBe('not_found');
    expect(await errorCode(revokeInvitation(context(), person, 'x'))).toBe('not_found');
    for (const days of [0, -1, 91, Number.NaN])
      expect(await errorCode(invite(null, 'reader', days))).toBe('bad_request');
    const note = 'x'.repeat(121);
    expect(await errorCode(makeInvitation(context(), null, { role: 'reader', note, days: 1 }))).toBe(
      'bad_request',
    );
  });

  it('let nobody in where registration is closed', async () => {
    const token = await invite(null);
    const closed = { ...context(), settings: { ...context().settings, registration: 'closed' as const } };
    const typed = { username: newName(), password: PASSWORD };
    expect(await errorCode(register(closed, typed, ADDRESS, invitationHash(token)))).toBe(
      'registration_closed',
    );
  });
});
