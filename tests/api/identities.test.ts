import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type IdentityProviderStandIn, startIdentityProvider } from '../run/identity-provider.ts';
import {
  begin,
  choose,
  comeBack,
  cookieNamed,
  fromElsewhere,
  goAs,
  newcomer,
  outcomeOf,
  providersSetting,
  queryFor,
  tokenFor,
} from './provider-desk.ts';
import { type Person, type Site, startSite } from './site.ts';

let site: Site;
let provider: IdentityProviderStandIn;

beforeAll(async () => {
  provider = await startIdentityProvider();
  site = await startSite({ OIDC_PROVIDERS: providersSetting({ chu: provider }), TRUST_PROXY: '1' });
});
afterAll(async () => {
  await site?.stop();
  await provider?.stop();
});

describe('an account without a password', () => {
  it('answers a local sign-in like a wrong password', async () => {
    await newcomer(site, provider, 's-6', 'edith');
    for (const password of ['', 'edith', 'cheval agrafe pile'].filter(Boolean)) {
      const json = { username: 'edith', password };
      const { status, json: said } = await site.send('POST', '/api/auth/login', {
        json,
        headers: fromElsewhere(),
      });
      expect([status, said.code]).toEqual([401, 'wrong_credentials']);
    }
  });

  it('is deleted, and gets its codes and a first password, once the provider has said anew who it is', async () => {
    const person = await newcomer(site, provider, 's-7', 'fanny');
    const { token } = person;
    const acts = [
      ['POST', '/api/account/password', { password: 'tout nouveau mot' }],
      ['POST', '/api/account/recovery-codes', {}],
      ['DELETE', '/api/account', { publicItems: 'keep' }],
    ] as const;
    for (const [method, path, json] of acts) {
      const refused = await site.send(method, path, { token, json });
      expect([refused.status, refused.json.code], path).toEqual([422, 'proof_required']);
    }
    const given = { query: '?pour=prove&suite=/account', person };
    // With somebody else's account, or long after the password was typed there, nothing is proved.
    expect(outcomeOf(await goAs(site, await begin(site, 'chu', provider, given), 's-1'))).toBe('not-linked');
    const stale = await begin(site, 'chu', provider, given);
    expect(stale.asked.get('prompt')).toBe('login');
    const old = tokenFor(stale, 's-7');
    old.claims.auth_time = Math.floor(Date.now() / 1000) - 3600;
    expect(outcomeOf(await comeBack(site, stale, queryFor(stale, provider.codeFor(old))))).toBe('untrusted');
    const proved = await goAs(site, await begin(site, 'chu', provider, given), 's-7');
    expect(proved.headers.get('location')).toBe('/account');
    for (const [method, path, json] of acts)
      expect((await site.send(method, path, { token, json })).status, path).toBeLessThan(300);
    expect(outcomeOf(await goAs(site, await begin(site, 'chu', provider), 's-7'))).toBe('chooses');
  });
});

describe('on the account page', () => {
  it('somebody links an account with their password, sees it, and unlinks it', async () => {
    const person = await site.person('Gaspard');
    const begun = await begin(site, 'chu', provider, { query: '?pour=link', person });
    const asked = await goAs(site, begun, 's-8', 'Gaspard M.');
    const cookie = `${person.cookie}; ${cookieNamed(asked, 'provider-sign-in')}`;
    const page = await site.send('GET', '/oidc/identity', { cookie });
    expect(page.text).toContain('Associer un compte');
    expect((await choose(site, cookie, { act: 'link', password: 'pas le bon' })).status).toBe(422);
    const linked = await choose(site, cookie, { act: 'link', password: person.password });
    expect([linked.status, linked.headers.get('location')]).toEqual([303, '/account#etablissement']);
    expect((await site.send('GET', '/account', { cookie: person.cookie })).text).toContain('Gaspard M.');
    const { id } = await site.context.db
      .selectFrom('identity')
      .select('id')
      .where('subject', '=', 's-8')
      .executeTakeFirstOrThrow();
    const other = await site.person('Hélène');
    const path = `/api/account/identities/${id}`;
    const given = ({ password }: Person) => ({ json: { password } });
    expect((await site.send('DELETE', path, { token: other.token, ...given(other) })).status).toBe(404);
    const unproved = [
      [{ json: {} }, 'proof_required'],
      [{ json: { password: 'pas le bon' } }, 'wrong_password'],
    ] as const;
    for (const [sending, code] of unproved) {
      const refused = await site.send('DELETE', path, { token: person.token, ...sending });
      expect([refused.status, refused.json.code]).toEqual([422, code]);
    }
    expect((await site.send('DELETE', path, { token: person.token, ...given(person) })).status).toBe(204);
    expect(outcomeOf(await goAs(site, await begin(site, 'chu', provider), 's-8'))).toBe('chooses');
  });

  it('an account that is somebody else’s is not linked, nor one that another person began', async () => {
    await newcomer(site, provider, 's-9', 'ivan');
    const person = await site.person('Jeanne');
    const query = '?pour=link';
    expect(outcomeOf(await goAs(site, await begin(site, 'chu', provider, { query, person }), 's-9'))).toBe(
      'taken',
    );
    const other = await site.person('Karim');
    const begun = await begin(site, 'chu', provider, { query, person });
    const cookie = begun.cookie.replace(person.cookie, other.cookie);
    expect(outcomeOf(await goAs(site, { ...begun, cookie }, 's-10'))).toBe('expired');
  });

  it('the last way in stays', async () => {
    const person = await newcomer(site, provider, 's-11', 'lucie');
    const { id } = await site.context.db
      .selectFrom('identity')
      .select('id')
      .where('subject', '=', 's-11')
      .executeTakeFirstOrThrow();
    const unlink = () =>
      site.send('DELETE', `/api/account/identities/${id}`, { token: person.token, json: {} });
    const unproved = await unlink();
    expect([unproved.status, unproved.json.code]).toEqual([422, 'proof_required']);
    await goAs(
      site,
      await begin(site, 'chu', provider, { query: '?pour=prove&suite=/account', person }),
      's-11',
    );
    const refused = await unlink();
    expect([refused.status, refused.json.code]).toEqual([409, 'last_way_in']);
  });
});
