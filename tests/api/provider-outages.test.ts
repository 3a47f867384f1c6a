import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type IdentityProviderStandIn, startIdentityProvider } from '../run/identity-provider.ts';
import {
  begin,
  choose,
  comeBack,
  cookieNamed,
  fromElsewhere,
  goAs,
  outcomeOf,
  providersSetting,
  queryFor,
  tokenFor,
} from './provider-desk.ts';
import { runAdmin } from './run-admin.ts';
import { type Site, startSite } from './site.ts';

let provider: IdentityProviderStandIn;
let site: Site;

beforeAll(async () => {
  provider = await startIdentityProvider();
});
afterAll(() => provider?.stop());

const start = () => site.send('GET', '/oidc/chu/start', { headers: fromElsewhere() });

describe('a provider that is away', () => {
  beforeAll(async () => {
    site = await startSite({ OIDC_PROVIDERS: providersSetting({ chu: provider }), TRUST_PROXY: '1' });
  });
  afterAll(() => site?.stop());

  it('is not waited for long, and its absence told; local accounts go on', async () => {
    for (const state of ['silent', 'failing'] as const) {
      provider.state = state;
      const asked = performance.now();
      const answer = await start();
      // Far from the half minute that its library would wait.
      expect(performance.now() - asked).toBeLessThan(20_000);
      expect([answer.status, outcomeOf(answer)]).toEqual([302, 'away']);
    }
    const told = await site.send('GET', '/login?erreur=away&fournisseur=chu');
    expect([
      told.status,
      told.text.includes('«\u202fCompte CHU\u202f» ne répond pas pour l’instant.'),
    ]).toEqual([200, true]);
    expect((await site.person('Locale')).token).toBeTruthy();
  });

  it('is asked again at the next try, and once for many at a time', async () => {
    provider.state = 'well';
    provider.calls.length = 0;
    const answers = await Promise.all(Array.from({ length: 10 }, start));
    for (const answer of answers) expect(answer.headers.get('location')).toContain(provider.issuer);
    expect(provider.calls).toEqual(['/.well-known/openid-configuration']);
  });

  it('between leaving and coming back is told too, and nothing is a fault of the server’s', async () => {
    for (const state of ['silent', 'failing'] as const) {
      provider.state = 'well';
      const begun = await begin(site, 'chu', provider);
      provider.state = state;
      const answer = await goAs(site, begun, 's-1');
      expect([answer.status, outcomeOf(answer)]).toEqual([302, 'away']);
    }
    provider.state = 'well';
    expect(outcomeOf(await goAs(site, await begin(site, 'chu', provider), 's-1'))).toBe('chooses');
  });
});

describe('without local accounts', () => {
  beforeAll(async () => {
    site = await startSite({
      OIDC_PROVIDERS: providersSetting({ chu: provider }),
      LOCAL_ACCOUNTS: 'false',
      TRUST_PROXY: '1',
    });
  });
  afterAll(() => site?.stop());

  it('there is no form, and the calls are refused in words', async () => {
    for (const path of ['/', '/login', '/login?mode=inscription']) {
      const page = (await site.send('GET', path)).text;
      expect(page).toContain('Se connecter avec Compte CHU');
      expect(page).not.toContain('name="password"');
    }
    const json = { username: 'Nadia', password: 'cheval agrafe pile' };
    for (const path of ['/api/auth/login', '/api/auth/register']) {
      const refused = await site.send('POST', path, { json });
      expect([refused.status, refused.json.code]).toEqual([403, 'local_accounts_off']);
      expect(refused.json.message).toContain('on se connecte avec le compte de son établissement');
    }
    const body = new URLSearchParams({ ...json, mode: 'register' });
    const form = await site.send('POST', '/login', { body });
    expect([form.status, form.text.includes('on se connecte avec le compte')]).toEqual([422, true]);
  });

  it('who has an account from before links it with its password, once', async () => {
    const name = ['create-user', 'Odile'];
    const made = await runAdmin(name, { DATA_DIR: site.context.settings.dataDir }, 'cheval agrafe pile\n');
    expect(made.status, made.output).toBe(0);
    const asked = await goAs(site, await begin(site, 'chu', provider), 's-2');
    const fields = { act: 'link', username: 'Odile', password: 'cheval agrafe pile' };
    const linked = await choose(site, cookieNamed(asked, 'provider-sign-in'), fields);
    expect(outcomeOf(linked)).toBe('signed in');
    const token = /data-token="([^"]+)"/.exec(linked.text)?.[1];
    const { id } = await site.context.db.selectFrom('identity').select('id').executeTakeFirstOrThrow();
    const json = { password: fields.password };
    const kept = await site.send('DELETE', `/api/account/identities/${id}`, { token, json });
    expect([kept.status, kept.json.code]).toEqual([409, 'last_way_in']);
  });
});

describe('Pro Santé Connect', () => {
  beforeAll(async () => {
    const settings = {
      id: 'psc',
      preset: 'pro-sante-connect',
      discovery: `${provider.issuer}/.well-known/openid-configuration`,
      clientId: 'negatoscope',
      clientSecret: 'un secret',
    };
    site = await startSite({ OIDC_PROVIDERS: JSON.stringify([settings]), TRUST_PROXY: '1' });
  });
  afterAll(() => site?.stop());

  const comeAs = async (claims: object) => {
    const begun = await begin(site, 'psc', provider);
    expect(begun.asked.get('scope')).toBe('openid scope_all');
    expect(begun.asked.get('acr_values')).toBe('eidas1');
    const token = tokenFor(begun, 'f:1:899700218896');
    Object.assign(token.claims, { name: undefined }, claims);
    return comeBack(site, begun, queryFor(begun, provider.codeFor(token)));
  };

  it('is asked how sure it is, and tells name and RPPS number', async () => {
    const person = { sub: 'f:1:899700218896', given_name: 'Nour', family_name: 'DAVID' };
    provider.userinfo = { ...person, SubjectNameID: '899700218896' };
    const asked = await comeAs({ acr: 'eidas1' });
    expect(outcomeOf(asked)).toBe('chooses');
    const cookie = cookieNamed(asked, 'provider-sign-in');
    const page = (await site.send('GET', '/oidc/identity', { cookie })).text;
    expect(page).toContain('«\u202fPro Santé Connect\u202f» vous reconnaît\u00a0: Nour DAVID.');
    expect(page).toContain('RPPS 99700218896');
    expect(page).toContain('value="nour.david"');
  });

  it('is not taken at its word where it is less sure, or speaks of somebody else', async () => {
    expect(outcomeOf(await comeAs({ acr: 'eidas0' }))).toBe('untrusted');
    expect(outcomeOf(await comeAs({}))).toBe('untrusted');
    provider.userinfo = { sub: 'f:1:800000000000', SubjectNameID: '800000000000' };
    expect(outcomeOf(await comeAs({ acr: 'eidas1' }))).toBe('untrusted');
  });
});
