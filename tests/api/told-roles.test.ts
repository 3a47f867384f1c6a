import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { register } from '#lib/accounts/server/register.ts';
import { setRole } from '#lib/administration/server/change-account.ts';
import { makeInvitation } from '#lib/invitations/server/make-invitation.ts';
import { type IdentityProviderStandIn, startIdentityProvider } from '../run/identity-provider.ts';
import { roleOf } from './invitation-desk.ts';
import {
  begin,
  choose,
  comeBack,
  cookieNamed,
  outcomeOf,
  providersSetting,
  queryFor,
  tokenFor,
} from './provider-desk.ts';
import { type Site, startSite } from './site.ts';

const MAPPING = { admins: 'administrator', radiologues: 'author', '*': 'reader' };

let site: Site;
let provider: IdentityProviderStandIn;

beforeAll(async () => {
  provider = await startIdentityProvider();
  const [setting] = JSON.parse(providersSetting({ chu: provider }));
  const mapped = { ...setting, rolesClaim: 'realm_access.roles', roles: MAPPING };
  const OIDC_PROVIDERS = JSON.stringify([mapped, { ...setting, id: 'libre' }]);
  site = await startSite({ OIDC_PROVIDERS, TRUST_PROXY: '1' });
  const { id } = await register(site.context, { username: 'chef', password: 'cheval agrafe pile' }, null);
  await setRole(site.context, null, id, 'administrator');
});
afterAll(async () => {
  await site?.stop();
  await provider?.stop();
});

/** Comes back from the provider as somebody whom it gives these roles. */
async function goWith(subject: string, roles: unknown, { id = 'chu', query = '' } = {}) {
  const begun = await begin(site, id, provider, { query });
  const token = tokenFor(begun, subject);
  Object.assign(token.claims, { realm_access: { roles } });
  return comeBack(site, begun, queryFor(begun, provider.codeFor(token)));
}

async function newcomer(subject: string, roles: unknown, username: string, query = '') {
  const cookie = cookieNamed(await goWith(subject, roles, { query }), 'provider-sign-in');
  return choose(site, cookie, { act: 'create', newUsername: username });
}

describe('roles that a provider gives', () => {
  it('are those of a new account, and of each sign-in after it, up and down', async () => {
    expect(outcomeOf(await newcomer('r-1', ['radiologues', 'inconnu'], 'changeante'))).toBe('signed in');
    expect(await roleOf(site, 'changeante')).toBe('author');
    for (const [roles, role] of [
      [['admins'], 'administrator'],
      [['radiologues'], 'author'],
      ['admins', 'administrator'],
      [['inconnu'], 'reader'],
    ] as const) {
      expect(outcomeOf(await goWith('r-1', roles))).toBe('signed in');
      expect(await roleOf(site, 'changeante'), String(roles)).toBe(role);
    }
  });

  it('are asked for beside the token where it does not hold them', async () => {
    provider.userinfo = { sub: 'r-1', realm_access: { roles: ['admins'] } };
    expect(outcomeOf(await goWith('r-1', undefined))).toBe('signed in');
    expect(await roleOf(site, 'changeante')).toBe('administrator');
    provider.userinfo = { sub: 'r-1' };
    expect(outcomeOf(await goWith('r-1', undefined))).toBe('signed in');
    expect(await roleOf(site, 'changeante')).toBe('reader');
  });

  it('win over an invitation’s, and leave accounts alone at a provider without a mapping', async () => {
    const token = await makeInvitation(site.context, null, { role: 'administrator', note: '', days: 1 });
    await newcomer('r-2', ['radiologues'], 'conviée', `?invitation=${token}`);
    expect(await roleOf(site, 'conviée')).toBe('author');
    const begun = await goWith('r-3', ['admins'], { id: 'libre' });
    await choose(site, cookieNamed(begun, 'provider-sign-in'), { act: 'create', newUsername: 'libre' });
    expect(await roleOf(site, 'libre')).toBe('author');
  });

  it('come to an account that is linked by its password', async () => {
    const person = await site.person('ancienne');
    const cookie = cookieNamed(await goWith('r-4', ['admins']), 'provider-sign-in');
    const wrong = { act: 'link', username: 'ancienne', password: 'pas le bon' };
    expect((await choose(site, cookie, wrong)).status).toBe(422);
    expect(await roleOf(site, 'ancienne')).toBe('author');
    const { username, password } = person;
    await choose(site, cookie, { act: 'link', username, password });
    expect(await roleOf(site, 'ancienne')).toBe('administrator');
  });

  it('do not take the last administrator away, who signs in all the same', async () => {
    await site.context.db
      .updateTable('user')
      .set({ account_role: 'author' })
      .where('username', '!=', 'ancienne')
      .execute();
    expect(outcomeOf(await goWith('r-4', []))).toBe('signed in');
    expect(await roleOf(site, 'ancienne')).toBe('administrator');
  });
});
