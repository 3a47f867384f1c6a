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

/** Signs in as somebody nobody knows yet, and makes an account for them. */
async function newcomer(subject: string, username: string) {
  const asked = await goAs(site, await begin(site, 'chu', provider), subject);
  expect(outcomeOf(asked)).toBe('chooses');
  const made = await choose(site, cookieNamed(asked, 'provider-sign-in'), {
    act: 'create',
    newUsername: username,
  });
  const token = /data-token="([^"]+)"/.exec(made.text)?.[1];
  expect(token, made.text.slice(0, 500)).toBeTruthy();
  return { username, password: '', token: token ?? '', cookie: cookieNamed(made, 'session') ?? '' };
}

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
      'La connexion a été refusée ou annulée chez Compte CHU.',
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
    const { cookie } = await newcomer('s-5', 'denis');
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

describe('an account without a password', () => {
  it('answers a local sign-in like a wrong password', async () => {
    await newcomer('s-6', 'edith');
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
    const person = await newcomer('s-7', 'fanny');
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
    // With the account of somebody else, or long after the password was typed there, nothing is proved.
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
    expect((await site.send('DELETE', path, { token: other.token })).status).toBe(404);
    expect((await site.send('DELETE', path, { token: person.token })).status).toBe(204);
    expect(outcomeOf(await goAs(site, await begin(site, 'chu', provider), 's-8'))).toBe('chooses');
  });

  it('an account that is somebody else’s is not linked, nor one that another person began', async () => {
    await newcomer('s-9', 'ivan');
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
    const person = await newcomer('s-11', 'lucie');
    const { id } = await site.context.db
      .selectFrom('identity')
      .select('id')
      .where('subject', '=', 's-11')
      .executeTakeFirstOrThrow();
    const refused = await site.send('DELETE', `/api/account/identities/${id}`, { token: person.token });
    expect([refused.status, refused.json.code]).toEqual([409, 'last_way_in']);
  });
});
