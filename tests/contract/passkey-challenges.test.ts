import { expect, it } from 'vitest';
import { PASSKEY_CHALLENGE_LIFETIME } from '#lib/accounts/session-rules.ts';
import {
  keepChallenge,
  spendChallenge,
  verifiedAnswer,
} from '#lib/second-factor/server/passkey-challenges.ts';
import { describeEachEngine } from './engines.ts';

describeEachEngine('challenges of passkeys', (context) => {
  it('takes what a device signed once, in time, and from whom it was asked of', async () => {
    const [actor, other] = [await context().person('Léon'), await context().person('Marthe')];
    for (const [index, userId] of [actor.id, null].entries()) {
      const name = (what: string) => `${what} ${index}`;
      const purpose = { userId, use: 'signing' } as const;
      await keepChallenge(context(), name('once'), purpose);
      const spent = await Promise.all(
        Array.from({ length: 5 }, () => spendChallenge(context(), name('once'), purpose)),
      );
      expect(spent.filter(Boolean)).toHaveLength(1);
      await keepChallenge(context(), name('foreign'), purpose);
      expect(await spendChallenge(context(), name('foreign'), { ...purpose, userId: other.id })).toBe(false);
      expect(await spendChallenge(context(), name('foreign'), purpose)).toBe(false);
      // A challenge for signing in cannot be used to add a passkey: that needs the password.
      await keepChallenge(context(), name('other use'), purpose);
      expect(await spendChallenge(context(), name('other use'), { userId, use: 'adding' })).toBe(false);
      await keepChallenge(context(), name('late'), purpose);
      context().time.now += PASSKEY_CHALLENGE_LIFETIME;
      expect(await spendChallenge(context(), name('late'), purpose)).toBe(false);
    }
  });

  it('refuses a key for what its device made of it, not for a database that fails', async () => {
    const verify = async (expectedChallenge: (challenge: string) => Promise<boolean>) => {
      if (!(await expectedChallenge('unknown')))
        throw new Error('Unexpected authentication response challenge');
      return { verified: true };
    };
    const signIn = { userId: null, use: 'signing' } as const;
    await expect(verifiedAnswer(context(), signIn, verify)).rejects.toMatchObject({
      code: 'passkey_refused',
    });
    const failing = {
      ...context(),
      get db(): never {
        throw new Error('connection refused');
      },
    };
    await expect(verifiedAnswer(failing, signIn, verify)).rejects.toThrow('connection refused');
  });
});
