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
import { type Site, startSite } from './site.ts';

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

const signInPage = async (query = '') => (await site.send('GET', `/login${query}`)).text;

describe('signing in with the establishment’s account', () => {
  it('is offered under the form, as a link that works without script', async () => {
    const page = await signInPage('?suite=%2Fcases');
    expect(page).toContain('Se connecter avec Compte CHU');
    expect(page).toContain('href="/oidc/chu/start?suite=%2Fcases"');
    expect(page.indexOf('name="password"')).toBeLessThan(page.indexOf('/oidc/chu/start'));
  });

  it('asks for a code with state, nonce and PKCE, and keeps its secret from scripts', async () => {
    const answer = await site.send('GET', '/oidc/chu/start', { headers: fromElsewhere() });
    expect(answer.status).toBe(302);
    const { searchParams } = new URL(answer.headers.get('location') ?? '');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: 'negatoscope',
      redirect_uri: `${site.origin}/oidc/chu/callback`,
      response_type: 'code',
      scope: 'openid profile',
      code_challenge_method: 'S256',
    });
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(searchParams.get(name)?.length).toBeGreaterThan(40);
    const set = answer.headers.getSetCookie().find((each) => each.startsWith('__Host-provider-sign-in='));
    expect(set).toMatch(/; HttpOnly; SameSite=Lax; Secure$/);
  });

  it('lets somebody new make an account with a name that they confirm, and in again after', async () => {
    const asked = await goAs(site, await begin(site, 'chu', provider), 's-1', 'Anne Lefèvre');
    const cookie = cookieNamed(asked, 'provider-sign-in');
    const page = await site.send('GET', '/oidc/identity', { cookie });
    expect(page.text).toContain('Anne Lefèvre');
    expect(page.text).toContain('value="anne.lefevre"');
    const bad = await choose(site, cookie, { act: 'create', newUsername: '???' });
    expect([bad.status, bad.text.includes('Le nom d’utilisateur compte de 1 à')]).toEqual([422, true]);
    const made = await choose(site, cookie, { act: 'create', newUsername: 'anne.lefevre' });
    expect(outcomeOf(made)).toBe('signed in');
    expect(made.text).toContain('data-username="anne.lefevre"');
    const again = await goAs(site, await begin(site, 'chu', provider, { query: '?suite=/cases' }), 's-1');
    expect(outcomeOf(again)).toBe('signed in');
    expect(again.text).toContain('1;url=/cases');
    const token = /data-token="([^"]+)"/.exec(again.text)?.[1];
    const sessions = await site.send('GET', '/api/account/sessions', { token });
    expect(sessions.json.sessions).toHaveLength(2);
  });

  it('links an account to whoever knows its password, and to nobody else', async () => {
    const person = await site.person('Bertrand');
    const asked = await goAs(site, await begin(site, 'chu', provider), 's-2', 'Bertrand');
    const cookie = cookieNamed(asked, 'provider-sign-in');
    const wrong = await choose(site, cookie, { act: 'link', username: 'Bertrand', password: 'pas le bon' });
    expect([wrong.status, outcomeOf(wrong)]).toEqual([422, '422 ']);
    const { username, password } = person;
    const linked = await choose(site, cookie, { act: 'link', username, password });
    expect(outcomeOf(linked)).toBe('signed in');
    expect(outcomeOf(await choose(site, cookie, { act: 'create', newUsername: 'encore' }))).toBe('expired');
    const again = await goAs(site, await begin(site, 'chu', provider), 's-2');
    expect(again.text).toContain('data-username="Bertrand"');
  });

  it('takes over no account by a name or an address: only the subject counts', async () => {
    const person = await site.person('Claire');
    const begun = await begin(site, 'chu', provider);
    const token = tokenFor(begun, 's-3', 'Claire');
    Object.assign(token.claims, { email: 'claire@chu.test', preferred_username: 'Claire' });
    const asked = await comeBack(site, begun, queryFor(begun, provider.codeFor(token)));
    expect(outcomeOf(asked)).toBe('chooses');
    const cookie = cookieNamed(asked, 'provider-sign-in');
    const taken = await choose(site, cookie, { act: 'create', newUsername: 'claire' });
    expect(taken.text).toContain('Ce nom d’utilisateur est déjà pris.');
    await choose(site, cookie, { act: 'link', username: person.username, password: person.password });
    // The provider gives the name and the address to somebody else, and another name to her.
    const other = await begin(site, 'chu', provider);
    const stolen = tokenFor(other, 's-4', 'Claire');
    Object.assign(stolen.claims, { email: 'claire@chu.test', preferred_username: 'Claire' });
    expect(outcomeOf(await comeBack(site, other, queryFor(other, provider.codeFor(stolen))))).toBe('chooses');
    const renamed = await goAs(site, await begin(site, 'chu', provider), 's-3', 'Claire Dubois');
    expect(renamed.text).toContain('data-username="Claire"');
  });

  it('leads from a refusal, an expired and an unknown sign-in back to the screen, in words', async () => {
    const begun = await begin(site, 'chu', provider, { query: '?suite=/cases' });
    const state = begun.asked.get('state') ?? '';
    const refused = await comeBack(site, begun, {
      error: 'access_denied',
      state,
      iss: provider.issuer,
    });
    const location = refused.headers.get('location') ?? '';
    expect(location).toBe('/login?erreur=refused&fournisseur=chu&suite=%2Fcases');
    expect((await site.send('GET', location)).text).toContain(
      'La connexion a été refusée ou annulée chez «\u202fCompte CHU\u202f».',
    );
    expect(outcomeOf(await site.send('GET', '/oidc/chu/callback?code=x&state=y'))).toBe('expired');
    expect(outcomeOf(await site.send('GET', '/oidc/ailleurs/start'))).toBe('unknown');
    expect(outcomeOf(await site.send('GET', '/oidc/identity'))).toBe('expired');
    const foreign = { headers: { 'Sec-Fetch-Site': 'cross-site', ...fromElsewhere() } };
    expect(outcomeOf(await site.send('GET', '/oidc/chu/start', foreign))).toBe('foreign');
    for (const fault of ['away', 'refused', 'expired', 'untrusted', 'unknown', 'foreign', 'too-many'])
      expect(await signInPage(`?erreur=${fault}&fournisseur=chu`)).toMatch(
        /role="alert"><p class="banner error"/,
      );
  });

  it('offers to sign out there too', async () => {
    const { cookie } = await newcomer(site, provider, 's-5', 'denis');
    const left = await site.send('POST', '/api/auth/logout', {
      cookie,
      body: new URLSearchParams(),
    });
    const location = left.headers.get('location') ?? '';
    expect(location).toBe('/login?sortie=chu');
    expect((await site.send('GET', location)).text).toContain('href="/oidc/chu/end"');
    const ended = await site.send('GET', '/oidc/chu/end');
    const query = new URLSearchParams({
      post_logout_redirect_uri: `${site.origin}/`,
      client_id: 'negatoscope',
    });
    expect(ended.headers.get('location')).toBe(`${provider.issuer}/end?${query}`);
  });
});
