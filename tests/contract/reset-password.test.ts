import { expect, it } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import { authenticateBearer } from '#lib/accounts/server/authenticate.ts';
import { makeRecoveryCodes } from '#lib/accounts/server/recovery-codes.ts';
import { register } from '#lib/accounts/server/register.ts';
import { resetPassword } from '#lib/accounts/server/reset-password.ts';
import { signIn } from '#lib/accounts/server/sign-in.ts';
import { describeEachEngine, type TestContext } from './engines.ts';
import { watched } from './watched.ts';

const PASSWORD = 'cheval agrafe pile';
const visitor = { address: '192.0.2.1', device: '', deviceSecret: null };

async function member(context: TestContext, username: string): Promise<Actor> {
  await register(context, { username, password: PASSWORD }, null);
  const { token } = await signIn(context, { username, password: PASSWORD }, visitor);
  return (await authenticateBearer(context, token)) as Actor;
}

describeEachEngine('a password set by recovery code', (context) => {
  /** What an attacker learns, and the cost to the server. */
  async function learnt(username: string, code: string, password: string) {
    const { context: watching, statements } = watched(context());
    const answer = await resetPassword(watching, { username, code, password }, visitor).then(
      () => 'accepted',
      (error) => error.code as string,
    );
    return { answer, statements };
  }

  it('tells unknown names, wrong codes and used ones apart by nothing', async () => {
    const actor = await member(context(), 'Agathe');
    const [used = ''] = await makeRecoveryCodes(context(), actor, PASSWORD, visitor);
    expect((await learnt('agathe', used, 'un tout autre secret')).answer).toBe('accepted');
    // Too short, too easy, the name itself, and one that would do.
    for (const password of ['court', 'motdepasse', 'agathe agathe', 'encore un autre secret']) {
      const wrong = await learnt('agathe', 'AAAA-AAAA-AAAA-AAAA', password);
      expect(await learnt('agathe', used, password)).toEqual(wrong);
      expect(await learnt('agatho', used, password)).toEqual(wrong);
    }
  });

  it('is judged before anything is asked of the name, by the name as typed', async () => {
    await member(context(), 'Barnabé');
    for (const username of ['barnabé', 'personne'])
      expect(await learnt(username, 'AAAA', 'court')).toEqual({
        answer: 'password_too_short',
        statements: [],
      });
    expect(await learnt('BARNABÉ1', 'AAAA', 'barnabé1')).toEqual({
      answer: 'password_common',
      statements: [],
    });
  });
});
