import { expect, it } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import { authenticateBearer } from '#lib/accounts/server/authenticate.ts';
import { changePassword } from '#lib/accounts/server/change-password.ts';
import { openSession } from '#lib/accounts/server/open-session.ts';
import { register } from '#lib/accounts/server/register.ts';
import { revokeSession } from '#lib/accounts/server/sessions.ts';
import { markSessionProved } from '#lib/accounts/server/sessions-queries.ts';
import { signIn } from '#lib/accounts/server/sign-in.ts';
import { setRole } from '#lib/administration/server/change-account.ts';
import type { ConfirmedAct } from '#lib/identity-check/acts.ts';
import { assertConfirmed, isConfirmed } from '#lib/identity-check/server/assert-confirmed.ts';
import { checkIdentity, readCheckWays } from '#lib/identity-check/server/check-identity.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { describeEachEngine } from './engines.ts';
import { errorCode } from './error-code.ts';

const PASSWORD = 'cheval agrafe pile';
const MINUTE = 60_000;
const site = { origin: 'http://localhost', id: 'localhost' };
let address = 0;
const visitor = () => {
  address += 1;
  return { address: `192.0.2.${address}`, device: '', deviceSecret: null };
};

describeEachEngine('confirming who one is', (context) => {
  const asking = (...acts: ConfirmedAct[]): Context => {
    const { settings } = context();
    return {
      ...context(),
      now: () => context().time.now,
      settings: { ...settings, confirm: { acts, minutes: 15 } },
    };
  };
  const come = async (username: string): Promise<Actor> => {
    const { token } = await signIn(context(), { username, password: PASSWORD }, visitor());
    return (await authenticateBearer(context(), token)) as Actor;
  };
  const member = async (username: string): Promise<Actor> => {
    await register(context(), { username, password: PASSWORD }, null);
    return come(username);
  };
  const check = (actor: Actor, password: string) =>
    checkIdentity(context(), actor, { password }, { site, visitor: visitor() });

  it('is not asked unless the site wants it, nor before its time is over', async () => {
    const actor = await member('Ada');
    context().time.now += 15 * MINUTE - 1;
    expect(await errorCode(assertConfirmed(asking('publish'), actor, 'publish'))).toBe('no error');
    context().time.now += 1;
    expect(await errorCode(assertConfirmed(asking('publish'), actor, 'publish'))).toBe(
      'identity_unconfirmed',
    );
    expect(await errorCode(assertConfirmed(asking('publish'), actor, 'mask'))).toBe('no error');
    expect(await errorCode(assertConfirmed(asking(), actor, 'publish'))).toBe('no error');
  });

  it('is done by the right password, for one session alone', async () => {
    const first = await member('Bob');
    const second = await come('Bob');
    context().time.now += 20 * MINUTE;
    expect(await errorCode(check(first, 'pas le bon'))).toBe('wrong_password');
    expect(await isConfirmed(asking(), first)).toBe(false);
    await check(first, PASSWORD);
    expect([await isConfirmed(asking(), first), await isConfirmed(asking(), second)]).toEqual([true, false]);
    expect(await readCheckWays(asking(), first)).toEqual({
      isConfirmed: true,
      hasPassword: true,
      hasPasskey: false,
      providers: [],
    });
  });

  it('ends with a change of role, and is made by no session that has ended', async () => {
    const actor = await member('Chloé');
    expect(await isConfirmed(asking(), actor)).toBe(true);
    await setRole(context(), null, actor.id, 'reader');
    expect(await isConfirmed(asking(), actor)).toBe(false);
    await revokeSession(context(), actor.id, actor.sessionId);
    expect(await errorCode(check(actor, PASSWORD))).toBe('sign_in_required');
    expect(await isConfirmed(asking(), actor)).toBe(false);
  });

  it('is done, too, by an act that asks for the password and by a provider’s word', async () => {
    const actor = await member('Dora');
    context().time.now += 20 * MINUTE;
    const change = { current: PASSWORD, password: 'tout autre chose 12' };
    await changePassword(context(), actor, change, visitor());
    expect(await isConfirmed(asking(), actor)).toBe(true);
    context().time.now += 20 * MINUTE;
    await markSessionProved(context().db, actor.sessionId, context().time.now);
    expect(await isConfirmed(asking(), actor)).toBe(true);
  });

  it('is asked of a session that a provider has opened', async () => {
    const actor = await member('Élie');
    const opened = await openSession(context(), actor, visitor(), {
      confirm: async () => true,
      provider: 'chu',
    });
    const other = (await authenticateBearer(context(), opened?.token)) as Actor;
    expect(await isConfirmed(asking(), other)).toBe(false);
    expect(await isConfirmed(asking(), actor)).toBe(true);
  });
});
