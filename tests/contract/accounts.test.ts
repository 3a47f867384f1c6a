import { expect, it } from 'vitest';
import { authenticateBearer, authenticateCookie } from '#lib/accounts/server/authenticate.ts';
import { changePassword } from '#lib/accounts/server/change-password.ts';
import { makeRecoveryCodes, recoveryCodesLeft } from '#lib/accounts/server/recovery-codes.ts';
import { register } from '#lib/accounts/server/register.ts';
import { resetPassword } from '#lib/accounts/server/reset-password.ts';
import { listSessions } from '#lib/accounts/server/sessions.ts';
import { signIn } from '#lib/accounts/server/sign-in.ts';
import { sweepAccounts } from '#lib/accounts/server/sweep-accounts.ts';
import { SEEN_STEP, SESSION_IDLE, SESSION_LIFETIME } from '#lib/accounts/session-rules.ts';
import { secretHash } from '#lib/platform/server/base/secrets.ts';
import { describeEachEngine } from './engines.ts';

const PASSWORD = 'cheval agrafe pile';
const visitor = { address: '192.0.2.1', device: 'Firefox · Linux', deviceSecret: null };
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'accepted',
    (error) => error.code as string,
  );

describeEachEngine('accounts', (context) => {
  const newcomer = async (username: string) => {
    await register(context(), { username, password: PASSWORD }, visitor.address);
    return signIn(context(), { username, password: PASSWORD }, visitor);
  };

  it('hashes passwords with argon2id as strong as agreed', async () => {
    await newcomer('Abel');
    const user = await context()
      .db.selectFrom('user')
      .select('password_hash')
      .where('username_key', '=', 'abel')
      .executeTakeFirstOrThrow();
    expect(user.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('knows the person by either secret, each in its place', async () => {
    const { token, cookie } = await newcomer('Bérénice');
    expect(await authenticateBearer(context(), token)).toMatchObject({
      username: 'Bérénice',
      name: 'Bérénice',
    });
    expect(await authenticateCookie(context(), cookie)).toMatchObject({ username: 'Bérénice' });
    expect(await authenticateBearer(context(), cookie)).toBeNull();
    expect(await authenticateCookie(context(), token)).toBeNull();
  });

  it('writes down the use of a session at most once a minute', async () => {
    const { token } = await newcomer('Clovis');
    const { time, db } = context();
    const seen = async () =>
      (
        await db
          .selectFrom('session')
          .select('seen_at')
          .where('bearer_hash', '=', secretHash(token))
          .executeTakeFirstOrThrow()
      ).seen_at;
    const start = time.now;
    time.now = start + SEEN_STEP - 1;
    await authenticateBearer(context(), token);
    expect(await seen()).toBe(start);
    time.now = start + SEEN_STEP;
    await authenticateBearer(context(), token);
    expect(await seen()).toBe(start + SEEN_STEP);
  });

  it('ends a session after a day of rest, keeps one in use, and ends that after thirty days', async () => {
    const resting = await newcomer('Diane');
    const used = await signIn(context(), { username: 'diane', password: PASSWORD }, visitor);
    const { time } = context();
    const start = time.now;
    for (; time.now < start + SESSION_LIFETIME - SESSION_IDLE; time.now += SESSION_IDLE - 1)
      expect(await authenticateBearer(context(), used.token)).not.toBeNull();
    expect(await authenticateBearer(context(), resting.token)).toBeNull();
    time.now = start + SESSION_LIFETIME - 1;
    await context().db.updateTable('session').set({ seen_at: time.now }).execute();
    expect(await authenticateBearer(context(), used.token)).not.toBeNull();
    time.now = start + SESSION_LIFETIME;
    expect(await authenticateBearer(context(), used.token)).toBeNull();
    await sweepAccounts(context());
    const left = await context()
      .db.selectFrom('session')
      .select('id')
      .where('bearer_hash', '=', secretHash(used.token))
      .execute();
    expect(left).toEqual([]);
  });

  it('lets nobody in with the old password once it is changed, even at the same moment', async () => {
    const { token } = await newcomer('Edgar');
    const actor = await authenticateBearer(context(), token);
    if (!actor) throw new Error('Edgar is not signed in');
    const change = { current: PASSWORD, password: 'un tout autre secret' };
    await Promise.allSettled([
      ...[1, 2, 3].map(() => signIn(context(), { username: 'edgar', password: PASSWORD }, visitor)),
      changePassword(context(), actor, change, visitor),
    ]);
    expect(await listSessions(context(), actor.id, actor.sessionId)).toMatchObject([{ current: true }]);
    expect(await codeOf(signIn(context(), { username: 'edgar', password: PASSWORD }, visitor))).toBe(
      'wrong_credentials',
    );
  });

  it('counts recovery codes down as they are used', async () => {
    const { token } = await newcomer('Flore');
    const actor = await authenticateBearer(context(), token);
    if (!actor) throw new Error('Flore is not signed in');
    const [code = ''] = await makeRecoveryCodes(context(), actor, PASSWORD, visitor);
    await resetPassword(context(), { username: 'flore', code, password: 'un tout autre secret' }, visitor);
    expect(await recoveryCodesLeft(context(), actor.id)).toBe(9);
  });
});
