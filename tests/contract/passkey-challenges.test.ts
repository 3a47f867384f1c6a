import { expect, it } from 'vitest';
import { PASSKEY_CHALLENGE_LIFETIME } from '#lib/accounts/session-rules.ts';
import { keepChallenge, spendChallenge } from '#lib/second-factor/server/passkey-challenges.ts';
import { describeEachEngine } from './engines.ts';

describeEachEngine('challenges of passkeys', (context) => {
  it('takes what a device signed once, in time, and from whom it was asked of', async () => {
    const [actor, other] = [await context().person('Léon'), await context().person('Marthe')];
    for (const [index, userId] of [actor.id, null].entries()) {
      const name = (what: string) => `${what} ${index}`;
      await keepChallenge(context(), name('once'), userId);
      const spent = await Promise.all(
        Array.from({ length: 5 }, () => spendChallenge(context(), name('once'), userId)),
      );
      expect(spent.filter(Boolean)).toHaveLength(1);
      await keepChallenge(context(), name('foreign'), userId);
      expect(await spendChallenge(context(), name('foreign'), other.id)).toBe(false);
      expect(await spendChallenge(context(), name('foreign'), userId)).toBe(false);
      await keepChallenge(context(), name('late'), userId);
      context().time.now += PASSKEY_CHALLENGE_LIFETIME;
      expect(await spendChallenge(context(), name('late'), userId)).toBe(false);
    }
  });
});
