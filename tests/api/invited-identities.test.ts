import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type IdentityProviderStandIn, startIdentityProvider } from '../run/identity-provider.ts';
import { newLink, roleOf, sendForm } from './invitation-desk.ts';
import { begin, choose, cookieNamed, goAs, outcomeOf, providersSetting } from './provider-desk.ts';
import { type Site, startSite } from './site.ts';

const PASSWORD = 'cheval agrafe pile';

let site: Site;
let provider: IdentityProviderStandIn;

beforeAll(async () => {
  provider = await startIdentityProvider();
  const OIDC_PROVIDERS = providersSetting({ chu: provider });
  site = await startSite({ REGISTRATION: 'invitation', OIDC_PROVIDERS, TRUST_PROXY: '1' });
});
afterAll(async () => {
  await site?.stop();
  await provider?.stop();
});

describe('an invitation accepted with the establishment’s account', () => {
  const goWith = async (path: string, subject: string) => {
    const token = path.slice('/invitation/'.length);
    const query = path ? `?invitation=${token}` : '';
    const asked = await goAs(site, await begin(site, 'chu', provider, { query }), subject);
    return cookieNamed(asked, 'provider-sign-in');
  };

  it('is offered on its page, makes an account with its role, and is used up', async () => {
    const path = await newLink(site);
    const page = await site.send('GET', path);
    expect(page.text).toContain(
      `href="/oidc/chu/start?${new URLSearchParams({ invitation: path.slice(12) })}"`,
    );
    const cookie = await goWith(path, 'inv-1');
    expect((await site.send('GET', '/oidc/identity', { cookie })).text).toContain('name="newUsername"');
    const made = await choose(site, cookie, { act: 'create', newUsername: 'docteur.invite' });
    expect(outcomeOf(made)).toBe('signed in');
    expect(await roleOf(site, 'docteur.invite')).toBe('reader');
    expect((await site.send('GET', path)).status).toBe(404);
  });

  it('makes none for somebody unknown without one, or with one that was used meanwhile', async () => {
    const path = await newLink(site);
    const late = await goWith(path, 'inv-2');
    expect(outcomeOf(await sendForm(site, path, { username: 'rapide', password: PASSWORD }))).toBe(
      'signed in',
    );
    for (const cookie of [
      await goWith('', 'inv-3'),
      await goWith(`/invitation/${'b'.repeat(43)}`, 'inv-4'),
      late,
    ]) {
      const page = await site.send('GET', '/oidc/identity', { cookie });
      expect(page.text).toContain('on s’inscrit avec une invitation');
      expect(page.text).not.toContain('name="newUsername"');
      const refused = await choose(site, cookie, { act: 'create', newUsername: 'personne' });
      expect([refused.status, cookieNamed(refused, 'session')]).toEqual([422, undefined]);
    }
    expect(await roleOf(site, 'personne')).toBeUndefined();
  });

  it('is kept when the identity is somebody’s already: they sign in as before', async () => {
    const path = await newLink(site);
    const token = path.slice('/invitation/'.length);
    const begun = await begin(site, 'chu', provider, { query: `?invitation=${token}` });
    expect(outcomeOf(await goAs(site, begun, 'inv-1'))).toBe('signed in');
    expect((await site.send('GET', path)).status).toBe(200);
  });
});
