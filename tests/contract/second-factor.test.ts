import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import { authenticateBearer } from '#lib/accounts/server/authenticate.ts';
import { changePassword } from '#lib/accounts/server/change-password.ts';
import { deleteAccount } from '#lib/accounts/server/delete-account.ts';
import { lacksRecoveryCodes, makeRecoveryCodes } from '#lib/accounts/server/recovery-codes.ts';
import { register } from '#lib/accounts/server/register.ts';
import { signIn } from '#lib/accounts/server/sign-in.ts';
import { sweepAccounts } from '#lib/accounts/server/sweep-accounts.ts';
import { SECOND_STEP_LIFETIME, TOTP_SET_UP_LIFETIME } from '#lib/accounts/session-rules.ts';
import { resetSecondFactor, suspend } from '#lib/administration/server/change-account.ts';
import { SecondStepNeeded } from '#lib/second-factor/second-step-needed.ts';
import { finishSecondStep, readPending } from '#lib/second-factor/server/finish-second-step.ts';
import { beginTotp, confirmTotp, removeTotp } from '#lib/second-factor/server/set-up-totp.ts';
import { readTotp } from '#lib/second-factor/server/totp-queries.ts';
import { describeEachEngine } from './engines.ts';
import { errorCode } from './error-code.ts';

const PASSWORD = 'cheval agrafe pile';
const STEP = 30_000;
let address = 0;
/** Each from an address of its own, so that throttling does not hide other errors. */
const visitor = () => {
  address += 1;
  return { address: `192.0.2.${address}`, device: '', deviceSecret: null };
};

describeEachEngine('the second factor', (context) => {
  const member = async (username: string): Promise<Actor> => {
    await register(context(), { username, password: PASSWORD }, null);
    const { token } = await signIn(context(), { username, password: PASSWORD }, visitor());
    return (await authenticateBearer(context(), token)) as Actor;
  };
  const secretOf = async ({ id }: Actor) => (await readTotp(context().db, id))?.secret ?? '';
  const codeOf = async (actor: Actor, stepsAway = 0) =>
    TOTP.generate({
      secret: Secret.fromBase32(await secretOf(actor)),
      timestamp: context().time.now + stepsAway * STEP,
    });
  /** A person whose application is in service; its last code was used up, and the next step has come. */
  const protectedMember = async (username: string): Promise<Actor> => {
    const actor = await member(username);
    await beginTotp(context(), actor);
    await confirmTotp(context(), actor, { password: PASSWORD, code: await codeOf(actor) }, visitor());
    context().time.now += STEP;
    return actor;
  };
  /** The secret of a sign-in that waits. */
  const begin = async ({ username }: Actor): Promise<string> => {
    const waits = await signIn(context(), { username, password: PASSWORD }, visitor()).catch(
      (error) => error,
    );
    if (!(waits instanceof SecondStepNeeded)) throw waits;
    return waits.secret;
  };
  const finish = (secret: string, code: string) => finishSecondStep(context(), secret, code, visitor());

  it('asks for nothing until a code has confirmed it', async () => {
    const actor = await member('Ambre');
    await beginTotp(context(), actor);
    expect(
      (await signIn(context(), { username: 'ambre', password: PASSWORD }, visitor())).token,
    ).toBeTruthy();
    const wrong = { password: PASSWORD, code: await codeOf(actor, 5) };
    expect(await errorCode(confirmTotp(context(), actor, wrong, visitor()))).toBe('wrong_second_factor');
    const noPassword = { password: 'pas le bon', code: await codeOf(actor) };
    expect(await errorCode(confirmTotp(context(), actor, noPassword, visitor()))).toBe('wrong_password');
    context().time.now += TOTP_SET_UP_LIFETIME;
    const late = { password: PASSWORD, code: await codeOf(actor) };
    expect(await errorCode(confirmTotp(context(), actor, late, visitor()))).toBe('set_up_expired');
  });

  it('opens no session by the password alone, and one by a code', async () => {
    const actor = await protectedMember('Blaise');
    const sessions = () =>
      context().db.selectFrom('session').select('id').where('user_id', '=', actor.id).execute();
    const before = (await sessions()).length;
    const secret = await begin(actor);
    expect((await sessions()).length).toBe(before);
    expect(await errorCode(finish(secret, await codeOf(actor, 5)))).toBe('wrong_second_factor');
    const { token } = await finish(secret, await codeOf(actor));
    expect((await authenticateBearer(context(), token))?.username).toBe('Blaise');
    expect(await errorCode(finish(secret, await codeOf(actor, 1)))).toBe('second_step_expired');
  });

  it('takes a code once, of sign-ins that bring it at the same time too', async () => {
    const actor = await protectedMember('Colin');
    const code = await codeOf(actor);
    const waiting = await Promise.all(Array.from({ length: 6 }, () => begin(actor)));
    const outcomes = await Promise.all(waiting.map((secret) => errorCode(finish(secret, code))));
    expect(outcomes.toSorted()).toEqual([
      'no error',
      ...Array.from({ length: 5 }, () => 'wrong_second_factor'),
    ]);
    // Nor one of an earlier step, once a later one was taken.
    expect(await errorCode(finish(await begin(actor), await codeOf(actor, -1)))).toBe('wrong_second_factor');
  });

  it('lets what waits be finished once, by two codes at the same time too', async () => {
    const actor = await protectedMember('Denis');
    const secret = await begin(actor);
    const codes = await Promise.all([0, 1].map((away) => codeOf(actor, away)));
    const outcomes = await Promise.all(codes.map((code) => errorCode(finish(secret, code))));
    expect(outcomes.filter((outcome) => outcome === 'no error')).toHaveLength(1);
  });

  it('takes a recovery code once, and only its person’s', async () => {
    const actor = await protectedMember('Edmée');
    const other = await member('Fanny');
    expect(await lacksRecoveryCodes(context(), actor.id)).toBe(true);
    const [code = ''] = await makeRecoveryCodes(context(), actor, PASSWORD, visitor());
    const [foreign = ''] = await makeRecoveryCodes(context(), other, PASSWORD, visitor());
    expect(await lacksRecoveryCodes(context(), actor.id)).toBe(false);
    const secret = await begin(actor);
    expect(await errorCode(finish(secret, foreign))).toBe('wrong_second_factor');
    expect(await errorCode(finish(secret, code))).toBe('no error');
    expect(await errorCode(finish(await begin(actor), code))).toBe('wrong_second_factor');
  });

  it('waits for a while, and not past a change of the password', async () => {
    const actor = await protectedMember('Gaston');
    const late = await begin(actor);
    context().time.now += SECOND_STEP_LIFETIME;
    expect(await errorCode(finish(late, await codeOf(actor)))).toBe('second_step_expired');
    await sweepAccounts(context());
    const kept = await context().db.selectFrom('pending_sign_in').selectAll().execute();
    expect(kept.filter(({ user_id }) => user_id === actor.id)).toEqual([]);
    const secret = await begin(actor);
    await changePassword(
      context(),
      actor,
      { current: PASSWORD, password: 'un tout autre secret' },
      visitor(),
    );
    expect(await readPending(context(), secret)).toBeUndefined();
    expect(await errorCode(finish(secret, await codeOf(actor)))).toBe('second_step_expired');
  });

  it('leaves a code and what waits as they are where the account is suspended', async () => {
    const actor = await protectedMember('Hortense');
    const secret = await begin(actor);
    await suspend(context(), null, actor.id);
    expect(await errorCode(finish(secret, await codeOf(actor)))).toBe('account_suspended');
    expect(await readPending(context(), secret)).toBeDefined();
  });

  it('is taken away by password and code, or by an administrator, and the log tells of it', async () => {
    const actor = await protectedMember('Irène');
    const wrong = { password: PASSWORD, code: '000000' };
    expect(await errorCode(removeTotp(context(), actor, wrong, visitor()))).toBe('wrong_second_factor');
    const right = { password: PASSWORD, code: await codeOf(actor) };
    expect(await errorCode(removeTotp(context(), actor, { ...right, password: 'non' }, visitor()))).toBe(
      'wrong_password',
    );
    await removeTotp(context(), actor, right, visitor());
    expect(await errorCode(signIn(context(), { username: 'irène', password: PASSWORD }, visitor()))).toBe(
      'no error',
    );
    await beginTotp(context(), actor);
    await confirmTotp(context(), actor, { password: PASSWORD, code: await codeOf(actor) }, visitor());
    context().time.now += STEP;
    const { token } = await finish(await begin(actor), await codeOf(actor));
    expect((await authenticateBearer(context(), token))?.id).toBe(actor.id);
    await resetSecondFactor(context(), null, actor.id);
    expect(await authenticateBearer(context(), token)).toBeNull();
    expect(await errorCode(signIn(context(), { username: 'irène', password: PASSWORD }, visitor()))).toBe(
      'no error',
    );
    const told = await context()
      .db.selectFrom('audit_entry')
      .select('action')
      .where((eb) => eb.or([eb('actor_id', '=', actor.id), eb('person_id', '=', actor.id)]))
      .where('action', 'in', ['second_factor_added', 'second_factor_removed', 'second_factor_reset'])
      .orderBy('number')
      .execute();
    expect(told.map(({ action }) => action)).toEqual([
      'second_factor_added',
      'second_factor_removed',
      'second_factor_added',
      'second_factor_reset',
    ]);
  });

  it('is not slipped past by linking an account of elsewhere with the password', async () => {
    const { username } = await protectedMember('Nestor');
    let isLinked = false;
    const also = {
      provider: 'chu',
      link: async () => {
        isLinked = true;
      },
    };
    const linking = signIn(context(), { username, password: PASSWORD }, visitor(), also);
    expect(await errorCode(linking)).toBe('link_needs_second_factor');
    expect(isLinked).toBe(false);
  });

  it('keeps a secret in service when another one is begun', async () => {
    const actor = await protectedMember('Jeanne');
    const secret = await secretOf(actor);
    await beginTotp(context(), actor);
    expect(await secretOf(actor)).toBe(secret);
  });

  it('goes with the account', async () => {
    const actor = await protectedMember('Karl');
    await begin(actor);
    await deleteAccount(context(), actor, { password: PASSWORD, publicItems: 'delete' }, visitor());
    for (const table of ['totp', 'pending_sign_in'] as const) {
      const rows = await context().db.selectFrom(table).select('user_id').execute();
      expect(rows.filter(({ user_id }) => user_id === actor.id)).toEqual([]);
    }
  });
});
