import { randomUUID } from 'node:crypto';
import type { Answer } from '../run/caller.ts';
import type { IdentityProviderStandIn, Token } from '../run/identity-provider.ts';
import type { Person, Site } from './site.ts';

export const CLIENT = 'negatoscope';

/** The setting for providers of these ids. */
export function providersSetting(providers: Record<string, IdentityProviderStandIn>): string {
  return JSON.stringify(
    Object.entries(providers).map(([id, { issuer }]) => ({
      id,
      label: `Compte ${id.toUpperCase()}`,
      issuer,
      clientId: CLIENT,
      clientSecret: 'un secret de client',
    })),
  );
}

/** A sign-in that was begun, as seen by a browser and its provider. */
export interface Begun {
  id: string;
  provider: IdentityProviderStandIn;
  /** The browser's Cookie header, including that of a signed-in person. */
  cookie: string;
  /** The request to the provider. */
  asked: URLSearchParams;
}

/** A cookie that an answer sets, as the browser sends it; undefined when it sets none of that name, or takes it away. */
export function cookieNamed(answer: Answer, name: string): string | undefined {
  const set = answer.headers.getSetCookie().find((each) => each.startsWith(`__Host-${name}=`));
  const pair = set?.split(';')[0];
  return pair?.endsWith('=') ? undefined : pair;
}

let addresses = 0;
/** As behind a proxy: an address of its own, so that no limit per address is reached. */
export const fromElsewhere = () => {
  addresses += 1;
  return { 'X-Forwarded-For': `10.1.${addresses >> 8}.${addresses & 255}` };
};

/** Begins a sign-in as a browser does. */
export async function begin(
  site: Pick<Site, 'send'>,
  id: string,
  provider: IdentityProviderStandIn,
  { query = '', person }: { query?: string; person?: Person } = {},
): Promise<Begun> {
  const answer = await site.send('GET', `/oidc/${id}/start${query}`, {
    cookie: person?.cookie,
    headers: { 'Sec-Fetch-Site': 'same-origin', ...fromElsewhere() },
  });
  const location = answer.headers.get('location') ?? '';
  const cookie = cookieNamed(answer, 'provider-sign-in');
  if (!location.startsWith(provider.issuer) || !cookie) throw new Error(`Not begun: ${location}`);
  const cookies = [person?.cookie, cookie].filter(Boolean).join('; ');
  return { id, provider, cookie: cookies, asked: new URL(location).searchParams };
}

/** The provider's correct token for a person. */
export function tokenFor({ provider, asked }: Begun, subject: string, name = 'Anne Lefèvre'): Token {
  const now = Math.floor(Date.now() / 1000);
  return {
    claims: {
      iss: provider.issuer,
      aud: CLIENT,
      sub: subject,
      name,
      nonce: asked.get('nonce'),
      iat: now,
      exp: now + 300,
      auth_time: now,
    },
    challenge: asked.get('code_challenge') ?? randomUUID(),
  };
}

/** The query with which the provider sends the browser back. */
export function queryFor({ provider, asked }: Begun, code: string): Record<string, string> {
  return { code, state: asked.get('state') ?? '', iss: provider.issuer };
}

/** Comes back from a provider. */
export function comeBack(
  site: Pick<Site, 'send'>,
  { id, cookie }: Pick<Begun, 'id' | 'cookie'>,
  query: Record<string, string>,
): Promise<Answer> {
  return site.send('GET', `/oidc/${id}/callback?${new URLSearchParams(query)}`, {
    cookie,
    headers: { 'Sec-Fetch-Site': 'cross-site' },
  });
}

/** Goes to a provider and comes back as a person, with nothing forged. */
export async function goAs(
  site: Pick<Site, 'send'>,
  begun: Begun,
  subject: string,
  name?: string,
): Promise<Answer> {
  const code = begun.provider.codeFor(tokenFor(begun, subject, name));
  return comeBack(site, begun, queryFor(begun, code));
}

/** The browser's state afterwards: signed in, before a choice, or sent back with a fault. */
export function outcomeOf(answer: Answer): string {
  if (cookieNamed(answer, 'session')) return 'signed in';
  const location = answer.headers.get('location') ?? '';
  if (location === '/oidc/identity') return 'chooses';
  return new URL(location, 'http://site.test').searchParams.get('erreur') ?? `${answer.status} ${location}`;
}

/** Makes a choice for an identity that is linked to no account. */
export function choose(
  site: Pick<Site, 'send'>,
  cookie: string | undefined,
  fields: Record<string, string>,
): Promise<Answer> {
  return site.send('POST', '/oidc/identity', {
    cookie,
    body: new URLSearchParams(fields),
    headers: { 'Sec-Fetch-Site': 'same-origin', ...fromElsewhere() },
  });
}

/** Signs in as somebody nobody knows yet, and makes an account for them. */
export async function newcomer(
  site: Pick<Site, 'send'>,
  provider: IdentityProviderStandIn,
  subject: string,
  username: string,
): Promise<Person> {
  const asked = await goAs(site, await begin(site, 'chu', provider), subject);
  const made = await choose(site, cookieNamed(asked, 'provider-sign-in'), {
    act: 'create',
    newUsername: username,
  });
  const token = /data-token="([^"]+)"/.exec(made.text)?.[1];
  if (!token) throw new Error(`Not made: ${made.text.slice(0, 500)}`);
  return { username, password: '', token, cookie: cookieNamed(made, 'session') ?? '' };
}
