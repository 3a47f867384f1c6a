import { z } from 'zod';
import { ROLES } from '#lib/accounts/roles.ts';
import type { RoleMapping } from '#lib/identities/role-from-claims.ts';
import { settingsMessages } from '../../settings-texts.ts';
import { jsonList } from './json-list.ts';
import { LOOPBACK_HOST } from './loopback-host.ts';

const { expected } = settingsMessages;

/** An identity provider (OpenID Connect) that people may sign in with. */
export interface IdentityProvider {
  /** Part of this site's URLs, including the redirect URI for this provider. */
  id: string;
  /** The name on the button: « Se connecter avec <label> ». */
  label: string;
  /** The issuer, or the URL of its metadata (which contains `/.well-known/`). */
  discovery: string;
  clientId: string;
  clientSecret: string;
  scopes: string;
  /** The claim with a person's name. */
  nameClaim: string;
  /** The claim with a person's roles or groups; dots separate nested fields (`realm_access.roles`). */
  rolesClaim: string;
  /** The role on this site for each value of the claim; null leaves roles unchanged. */
  roles: RoleMapping | null;
  /** The required level of assurance (`acr`): requested, and verified in the ID token. Empty for none. */
  acr: string;
  /** Whether the provider gives the number of health professionals (RPPS), as Pro Santé Connect does. */
  tellsRpps: boolean;
}

/** The known settings of some providers, by name. */
const PRESETS = {
  'pro-sante-connect': {
    label: settingsMessages.providers['pro-sante-connect'],
    discovery:
      'https://auth.esw.esante.gouv.fr/auth/realms/esante-wallet/.well-known/wallet-openid-configuration',
    scopes: 'openid scope_all',
    acr: 'eidas1',
    tellsRpps: true,
  },
} as const;

/** Codes and tokens are sent to these addresses: plain HTTP is only allowed on this machine, for tests. */
const address = z.string().refine((text) => {
  const url = URL.parse(text);
  if (!url || url.username || url.hash || url.search) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK_HOST.test(url.host));
});

const filled = z.string().trim().min(1).max(500);

const given = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9-]{1,32}$/),
    preset: z.enum(['pro-sante-connect']).optional(),
    label: filled.max(60).optional(),
    issuer: address.optional(),
    discovery: address.refine((text) => text.includes('/.well-known/')).optional(),
    clientId: filled,
    clientSecret: filled,
    scopes: filled.refine((text) => text.split(' ').includes('openid')).optional(),
    nameClaim: filled.optional(),
    rolesClaim: filled.optional(),
    roles: z.record(filled, z.enum(ROLES)).optional(),
    acr: filled.optional(),
  })
  .transform(({ preset, issuer, discovery, ...own }, context): IdentityProvider => {
    const base = { scopes: 'openid profile', acr: '', tellsRpps: false, ...(preset && PRESETS[preset]) };
    const where = discovery ?? issuer ?? (preset && PRESETS[preset].discovery);
    const label = own.label ?? (preset && PRESETS[preset].label);
    const missing = !label ? 'label' : !where ? 'issuer' : undefined;
    if (missing) context.addIssue({ code: 'custom', path: [missing] });
    const set = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined));
    return {
      nameClaim: 'name',
      rolesClaim: 'roles',
      roles: null,
      ...base,
      ...set,
      label: label ?? '',
      discovery: where ?? '',
    } as IdentityProvider;
  });

/** The setting `OIDC_PROVIDERS`: a JSON list. */
export const identityProviders = jsonList(given, ({ id }) => id, {
  list: expected.providers,
  entry: expected.provider,
  twice: expected.providerTwice,
});
