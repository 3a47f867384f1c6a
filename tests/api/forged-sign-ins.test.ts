import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type IdentityProviderStandIn, startIdentityProvider } from '../run/identity-provider.ts';
import { FORGERIES, type Forgery, VICTIM } from './forgeries.ts';
import {
  type Begun,
  begin,
  choose,
  comeBack,
  cookieNamed,
  goAs,
  newcomer,
  outcomeOf,
  providersSetting,
  queryFor,
  tokenFor,
} from './provider-desk.ts';
import { type Site, startSite } from './site.ts';

/** Number of tries for each kind of forgery. */
const TIMES = 8;

let site: Site;
let providers: Record<'chu' | 'clinique', IdentityProviderStandIn>;

beforeAll(async () => {
  providers = { chu: await startIdentityProvider(), clinique: await startIdentityProvider() };
  site = await startSite({ OIDC_PROVIDERS: providersSetting(providers), TRUST_PROXY: '1' });
  const { id } = await site.context.db
    .selectFrom('user')
    .select('id')
    .where('username', '=', (await site.person('Victime')).username)
    .executeTakeFirstOrThrow();
  const linked = { user_id: id, name: '', rpps: null, linked_at: 1, used_at: 1, subject: VICTIM };
  for (const [name, { issuer }] of Object.entries(providers))
    await site.context.db
      .insertInto('identity')
      .values({ ...linked, id: name, provider: name, issuer })
      .execute();
});
afterAll(async () => {
  await site?.stop();
  await Promise.all(Object.values(providers ?? {}).map((provider) => provider.stop()));
});

/** Returns to a sign-in that was begun, with the victim's token changed in this way. */
async function forge(begun: Begun, other: Begun, forgery: Forgery): Promise<string> {
  const { claims, swapped, ...rest } = forgery(begun, other);
  const token = tokenFor(begun, swapped ? 'attacker' : VICTIM);
  const made = {
    ...token,
    ...rest,
    claims: { ...token.claims, ...claims },
    ...(swapped && { swapped: { ...token.claims, ...swapped } }),
  };
  const code = begun.provider.codeFor(made);
  return outcomeOf(await comeBack(site, begun, queryFor(begun, code)));
}

const chu = () => begin(site, 'chu', providers.chu);
const clinique = () => begin(site, 'clinique', providers.clinique);

async function outcomes(attempt: (nth: number) => Promise<string>): Promise<string[]> {
  const found: string[] = [];
  for (let nth = 0; nth < TIMES; nth += 1) found.push(await attempt(nth));
  return [...new Set(found)];
}

/** A code of the victim's that the attacker has got hold of: what it was issued for is another sign-in. */
const stolenCode = (owner: Begun) => owner.provider.codeFor(tokenFor(owner, VICTIM), true);

describe('a forged answer signs nobody in', () => {
  it('while a right one does', async () => {
    expect(outcomeOf(await goAs(site, await chu(), VICTIM))).toBe('signed in');
    expect(outcomeOf(await goAs(site, await clinique(), VICTIM))).toBe('signed in');
  });

  it('who has the same subject at another provider is somebody else', async () => {
    await newcomer(site, providers.chu, 'shared', 'chantal');
    const asked = await goAs(site, await clinique(), 'shared', 'Chantal');
    expect(outcomeOf(asked)).toBe('chooses');
    const cookie = cookieNamed(asked, 'provider-sign-in');
    const made = await choose(site, cookie, { act: 'create', newUsername: 'clothilde' });
    expect(made.text).toContain('data-username="clothilde"');
    const again = await Promise.all(
      [chu(), clinique()].map(async (begun) => goAs(site, await begun, 'shared')),
    );
    const names = again.map(({ text }) => /data-username="([^"]+)"/.exec(text)?.[1]);
    expect(names).toEqual(['chantal', 'clothilde']);
  });

  it.each(Object.entries(FORGERIES))('%s', async (_, forgery) => {
    expect(await outcomes(async () => forge(await chu(), await clinique(), forgery))).toEqual(['untrusted']);
  });

  it('signed with the public key as a secret', async () => {
    const found = await outcomes(async () => {
      const begun = await chu();
      const { claims } = tokenFor(begun, VICTIM);
      const head = Buffer.from(JSON.stringify({ alg: 'HS256', kid: 'k1' })).toString('base64url');
      const signed = `${head}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
      const mac = createHmac('sha256', providers.chu.publicKey).update(signed).digest('base64url');
      const code = providers.chu.codeFor({ claims, raw: `${signed}.${mac}` });
      return outcomeOf(await comeBack(site, begun, queryFor(begun, code)));
    });
    expect(found).toEqual(['untrusted']);
  });

  it.each([
    ['another state', () => ({ state: randomUUID() })],
    ['no state', () => ({ state: '' })],
    ['the issuer of the other provider beside the code', () => ({ iss: providers.clinique.issuer })],
    ['no issuer beside the code', () => ({ iss: '' })],
  ])('%s', async (_, changed) => {
    const found = await outcomes(async () => {
      const begun = await chu();
      const query: Record<string, string> = { ...queryFor(begun, stolenCode(begun)), ...changed() };
      for (const [name, value] of Object.entries(query)) if (value === '') delete query[name];
      return outcomeOf(await comeBack(site, begun, query));
    });
    expect(found).toEqual(['untrusted']);
  });

  it('the state of another sign-in', async () => {
    const found = await outcomes(async () => {
      const [begun, other] = [await chu(), await chu()];
      const query = { ...queryFor(begun, stolenCode(begun)), state: other.asked.get('state') ?? '' };
      return outcomeOf(await comeBack(site, begun, query));
    });
    expect(found).toEqual(['untrusted']);
  });

  it('the code of another sign-in, which is held by PKCE and by the nonce', async () => {
    const found = await outcomes(async () => {
      const [begun, other] = [await chu(), await chu()];
      return outcomeOf(await comeBack(site, begun, queryFor(begun, stolenCode(other))));
    });
    expect(found).toEqual(['untrusted']);
    const withoutPkce = await outcomes(async () => {
      const [begun, other] = [await chu(), await chu()];
      const code = providers.chu.codeFor({ ...tokenFor(other, VICTIM), challenge: undefined });
      return outcomeOf(await comeBack(site, begun, queryFor(begun, code)));
    });
    expect(withoutPkce).toEqual(['untrusted']);
  });

  it('an answer of one provider to what was begun with the other', async () => {
    const found = await outcomes(async () => {
      const [begun, other] = [await chu(), await clinique()];
      const query = { ...queryFor(begun, stolenCode(begun)), iss: other.provider.issuer };
      return outcomeOf(await comeBack(site, { id: 'clinique', cookie: begun.cookie }, query));
    });
    expect(found).toEqual(['expired']);
  });

  it('an answer that was used before, even where the provider takes its code twice', async () => {
    const found = await outcomes(async () => {
      const begun = await chu();
      const query = queryFor(begun, stolenCode(begun));
      expect(outcomeOf(await comeBack(site, begun, query))).toBe('signed in');
      return outcomeOf(await comeBack(site, begun, query));
    });
    expect(found).toEqual(['expired']);
    const atOnce = await Promise.all(
      Array.from({ length: TIMES }, async () => {
        const begun = await chu();
        const query = queryFor(begun, stolenCode(begun));
        const answers = await Promise.all([1, 2, 3].map(() => comeBack(site, begun, query)));
        return answers.map(outcomeOf).filter((outcome) => outcome === 'signed in').length;
      }),
    );
    expect(atOnce).toEqual(Array(TIMES).fill(1));
  });

  it('a code that the provider has given out before', async () => {
    const found = await outcomes(async () => {
      const [first, second] = [await chu(), await chu()];
      const code = providers.chu.codeFor(tokenFor(first, VICTIM));
      await comeBack(site, first, queryFor(first, code));
      return outcomeOf(await comeBack(site, second, queryFor(second, code)));
    });
    expect(found).toEqual(['untrusted']);
  });

  it('in another browser: without the cookie, with that of another sign-in, with one made up', async () => {
    const found = await outcomes(async (nth) => {
      const [begun, other] = [await chu(), await chu()];
      const made = `__Host-provider-sign-in=${randomUUID()}${randomUUID()}`.slice(0, 67);
      const cookie = ['', other.cookie, made][nth % 3] ?? '';
      return outcomeOf(await comeBack(site, { id: 'chu', cookie }, queryFor(begun, stolenCode(begun))));
    });
    expect(found.toSorted()).toEqual(['expired', 'untrusted']);
  });

  it('too late', async () => {
    const begun = await chu();
    await site.context.db.updateTable('provider_sign_in').set({ expires_at: 1 }).execute();
    expect(outcomeOf(await comeBack(site, begun, queryFor(begun, stolenCode(begun))))).toBe('expired');
  });
});
