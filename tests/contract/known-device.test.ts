import type * as Argon2 from '@node-rs/argon2';
import { expect, it, vi } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import { authenticateBearer } from '#lib/accounts/server/authenticate.ts';
import { changePassword } from '#lib/accounts/server/change-password.ts';
import { isKnownDevice } from '#lib/accounts/server/known-device.ts';
import { makeRecoveryCodes } from '#lib/accounts/server/recovery-codes.ts';
import { register } from '#lib/accounts/server/register.ts';
import { resetPassword } from '#lib/accounts/server/reset-password.ts';
import { signIn } from '#lib/accounts/server/sign-in.ts';
import { sweepAccounts } from '#lib/accounts/server/sweep-accounts.ts';
import { DEVICE_LIFETIME, DEVICES_MAX } from '#lib/accounts/session-rules.ts';
import { describeEachEngine, type TestContext } from './engines.ts';
import { errorCode } from './error-code.ts';
import { watched } from './watched.ts';

// Hundreds of guesses: the real comparison would take minutes.
vi.mock('@node-rs/argon2', async (original) => ({
  ...(await original<typeof Argon2>()),
  hash: async (password: string) => `made-up ${password}`,
  verify: async (hash: string, password: string) => hash === `made-up ${password}`,
}));

const PASSWORD = 'cheval agrafe pile';
const OTHER = 'un tout autre secret';

describeEachEngine('a known device', (context) => {
  const from = (address: string, deviceSecret: string | null = null) => ({
    address,
    device: '',
    deviceSecret,
  });
  const enter = (username: string, address: string, deviceSecret?: string | null, password = PASSWORD) =>
    signIn(context(), { username, password }, from(address, deviceSecret ?? null));
  /** An account, its device and its session. */
  async function owner(username: string) {
    await register(context(), { username, password: PASSWORD }, null);
    const { deviceSecret, token } = await enter(username, '192.0.2.1');
    return { deviceSecret, actor: (await authenticateBearer(context(), token)) as Actor };
  }
  /** Guesses from many addresses, until strangers have to wait for minutes. */
  async function underAttack({ time }: TestContext, username: string): Promise<void> {
    for (let nth = 0; nth < 110; nth++) {
      time.now += 300_000;
      expect(await errorCode(enter(username, `198.51.100.${nth}`, null, 'faux'))).toBe('wrong_credentials');
    }
    expect(await errorCode(enter(username, '192.0.2.77'))).toBe('too_many_attempts');
  }

  it('lets its owner in while guesses from everywhere hold others up', async () => {
    const { deviceSecret } = await owner('Aubin');
    await underAttack(context(), 'aubin');
    expect(await enter('AUBIN', '192.0.2.1', deviceSecret)).toBeTruthy();
    // The secret changes at every use, and is of no use to another account.
    expect(await errorCode(enter('aubin', '192.0.2.1', deviceSecret))).toBe('too_many_attempts');
    const stranger = await owner('Autre');
    expect(await errorCode(enter('aubin', '192.0.2.1', stranger.deviceSecret))).toBe('too_many_attempts');
  });

  it('is not held up by those who guess from its own address, and has its own ten guesses', async () => {
    const { deviceSecret } = await owner('Brice');
    for (let nth = 0; nth < 6; nth++) await errorCode(enter('brice', '192.0.2.1', null, 'faux'));
    expect(await errorCode(enter('brice', '192.0.2.1'))).toBe('too_many_attempts');
    const guesses: string[] = [];
    for (let nth = 0; nth < 12; nth++) {
      guesses.push(await errorCode(enter('brice', '192.0.2.1', deviceSecret, 'faux')));
      context().time.now += 33_000;
    }
    expect(guesses.filter((code) => code === 'wrong_credentials')).toHaveLength(10);
    context().time.now += 900_000;
    expect(await enter('brice', '192.0.2.1', deviceSecret)).toBeTruthy();
  });

  it('is made by a recovery code, which is not held up either', async () => {
    const { actor } = await owner('Cyprien');
    const [code = ''] = await makeRecoveryCodes(context(), actor, PASSWORD, from('192.0.2.1'));
    await underAttack(context(), 'cyprien');
    const payload = { username: 'cyprien', code, password: OTHER };
    const { deviceSecret } = await resetPassword(context(), payload, from('192.0.2.9'));
    expect(await errorCode(enter('cyprien', '192.0.2.9', null, OTHER))).toBe('too_many_attempts');
    expect(await enter('cyprien', '192.0.2.9', deviceSecret, OTHER)).toBeTruthy();
  });

  it('is known no more once the password has changed, but the one that changed it', async () => {
    const { deviceSecret: elsewhere, actor } = await owner('Désiré');
    const { deviceSecret } = await enter('désiré', '192.0.2.2');
    const change = { current: PASSWORD, password: OTHER };
    const kept = await changePassword(context(), actor, change, from('192.0.2.2', deviceSecret));
    expect(await isKnownDevice(context(), 'désiré', elsewhere)).toBe(false);
    expect(await isKnownDevice(context(), 'désiré', deviceSecret)).toBe(false);
    expect(await isKnownDevice(context(), 'désiré', kept)).toBe(true);
  });

  it('stays known to all who use it, each for a year', async () => {
    await owner('Estelle');
    const first = await owner('Fabien');
    const { deviceSecret: shared } = await enter('estelle', '192.0.2.1', first.deviceSecret);
    expect(await isKnownDevice(context(), 'estelle', shared)).toBe(true);
    expect(await isKnownDevice(context(), 'fabien', shared)).toBe(true);
    context().time.now += DEVICE_LIFETIME;
    expect(await isKnownDevice(context(), 'estelle', shared)).toBe(false);
    await sweepAccounts(context());
    expect(await context().db.selectFrom('known_device').selectAll().execute()).toEqual([]);
  });

  it('is stored as a hash, the last ones of a person only', async () => {
    const { actor } = await owner('Gaston');
    let last: string | null = '';
    for (let nth = 0; nth < DEVICES_MAX + 5; nth++) {
      context().time.now += 1000;
      last = (await enter('gaston', '192.0.2.3')).deviceSecret;
    }
    const rows = await context()
      .db.selectFrom('known_device')
      .selectAll()
      .where('user_id', '=', actor.id)
      .execute();
    expect(rows).toHaveLength(DEVICES_MAX);
    expect(JSON.stringify(rows)).not.toContain(last);
    expect(await isKnownDevice(context(), 'gaston', last)).toBe(true);
  });

  it('tells a name that exists from one that does not by nothing', async () => {
    const { deviceSecret } = await owner('Honorine');
    await owner('Isaure');
    const learnt = async (username: string, address: string) => {
      const { context: watching, statements } = watched(context());
      const guess = signIn(watching, { username, password: 'faux' }, from(address, deviceSecret));
      return { code: await errorCode(guess), statements };
    };
    expect(await learnt('isaure', '192.0.2.4')).toEqual(await learnt('personne', '192.0.2.5'));
  });
});
