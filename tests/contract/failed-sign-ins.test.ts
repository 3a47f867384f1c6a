import { expect, it } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import { authenticateBearer } from '#lib/accounts/server/authenticate.ts';
import { writeFailures } from '#lib/accounts/server/failed-sign-ins.ts';
import { makeRecoveryCodes } from '#lib/accounts/server/recovery-codes.ts';
import { register } from '#lib/accounts/server/register.ts';
import { resetPassword } from '#lib/accounts/server/reset-password.ts';
import { signIn } from '#lib/accounts/server/sign-in.ts';
import { verifyChain } from '#lib/audit/server/verify-chain.ts';
import { describeEachEngine } from './engines.ts';
import { errorCode } from './error-code.ts';

const PASSWORD = 'cheval agrafe pile';
const DAY = 86_400_000;
let address = 0;
/** Each from an address of its own, so that throttling does not hide other errors. */
const visitor = () => {
  address += 1;
  return { address: `198.51.100.${address}`, device: '', deviceSecret: null };
};

describeEachEngine('wrong passwords and codes', (context) => {
  const member = async (username: string): Promise<Actor> => {
    await register(context(), { username, password: PASSWORD }, null);
    const { token } = await signIn(context(), { username, password: PASSWORD }, visitor());
    return (await authenticateBearer(context(), token)) as Actor;
  };
  const guess = (username: string, password = 'pas le bon') =>
    errorCode(signIn(context(), { username, password }, visitor()));
  const told = (id?: string) =>
    context()
      .db.selectFrom('audit_entry')
      .select(['actor_id', 'person_id', 'detail', 'source'])
      .where('action', '=', 'sign_in_failed')
      .$if(id !== undefined, (query) => query.where('person_id', '=', id!))
      .orderBy('number')
      .execute();
  const details = async (id: string) => (await told(id)).map(({ detail }) => detail);

  it('are in the audit log, of whom and from which network, once the answer is given', async () => {
    const { id } = await member('Agathe');
    expect(await guess('agathe')).toBe('wrong_credentials');
    expect(await told(id)).toEqual([]);
    await writeFailures(context());
    expect(await told(id)).toEqual([
      { actor_id: null, person_id: id, detail: 'password', source: '198.51.100.0/24' },
    ]);
    await writeFailures(context());
    expect(await told(id)).toHaveLength(1);
  });

  it('of nobody are not: the name may be a password', async () => {
    const before = await told();
    expect(await guess('mon mot de passe secret')).toBe('wrong_credentials');
    await writeFailures(context());
    expect(await told()).toEqual(before);
    const entries = await context().db.selectFrom('audit_entry').selectAll().execute();
    expect(JSON.stringify(entries)).not.toContain('secret');
  });

  it('make few entries however many there are, with their count, and begin anew the next day', async () => {
    const { id } = await member('Boris');
    for (let round = 0; round < 9; round += 1) {
      await guess('boris');
      if (round % 3 === 2) await writeFailures(context());
    }
    expect(await details(id)).toEqual(['password', 'password 2', 'password 4', 'password 8']);
    context().time.now += DAY;
    await guess('boris');
    await writeFailures(context());
    expect((await details(id)).at(-1)).toBe('password');
    expect((await verifyChain(context())).broken).toBeNull();
  });

  it('of another account, and of another kind, are counted apart', async () => {
    const [actor, other] = [await member('Cyrille'), await member('Delphine')];
    await makeRecoveryCodes(context(), actor, PASSWORD, visitor());
    await guess('cyrille');
    await guess('delphine');
    const reset = { username: 'cyrille', code: 'AAAA-AAAA-AAAA-AAAA', password: 'un tout autre secret' };
    expect(await errorCode(resetPassword(context(), reset, visitor()))).toBe('wrong_recovery_code');
    expect(await errorCode(makeRecoveryCodes(context(), actor, 'non', visitor()))).toBe('wrong_password');
    await writeFailures(context());
    expect(await details(actor.id)).toEqual(['password', 'recovery-code', 'password 2']);
    expect(await details(other.id)).toEqual(['password']);
  });

  it('wait where the database cannot be written to', async () => {
    const { id } = await member('Ernest');
    await guess('ernest');
    const failing = {
      ...context(),
      now(): never {
        throw new Error('connection refused');
      },
    };
    await expect(writeFailures(failing)).rejects.toThrow('connection refused');
    expect(await told(id)).toEqual([]);
    await writeFailures(context());
    expect(await details(id)).toEqual(['password']);
  });
});
