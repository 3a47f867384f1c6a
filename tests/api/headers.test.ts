import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, type Site, startSite } from './site.ts';

let site: Site;
let person: Person;
let questionnaire: string;
beforeAll(async () => {
  site = await startSite({ TRUST_PROXY: '1' });
  person = await site.person('En-têtes');
  questionnaire = await site.item(person, 'questionnaire', 'public');
});
afterAll(() => site.stop());

const tls = { 'X-Forwarded-Proto': 'https' };
const pages = [
  '/',
  '/login',
  '/reset',
  '/public-cases',
  '/public-questionnaires',
  '/protocols/public',
  '/account',
];
const others = [
  '/api/health',
  '/api/cases/public',
  '/api/nowhere',
  '/nowhere',
  '/robots.txt',
  '/sitemap.xml',
];

/** A policy as directive → sources. */
function policyOf(headers: Headers): Record<string, string[]> {
  const directives = (headers.get('content-security-policy') ?? '')
    .split(';')
    .map((each) => each.trim().split(/\s+/));
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources]));
}

describe.each([...pages, ...others, '/404', '/500'])('%s', (path) => {
  it('carries what every answer carries', async () => {
    const { headers } = await site.send('GET', path, { cookie: person.cookie, headers: tls });
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
    expect(headers.get('permissions-policy')?.includes('camera=()') ?? false).toBe(isPage);
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=63072000; includeSubDomains$/);
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('has a policy that starts from nothing and lets nothing inline but by hash', async () => {
    const policy = policyOf((await site.send('GET', path, { cookie: person.cookie, headers: tls })).headers);
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
    expect(policy['base-uri']).toEqual(["'none'"]);
    const sources = Object.values(policy).flat();
    expect(sources.filter((source) => /unsafe|^\*$|^https?:/.test(source))).toEqual([]);
  });
});

const lists = ['/public-cases', '/public-questionnaires', '/protocols/public'];

describe.each([...pages, '/use/…', '/404'])('%s', (page) => {
  it('lets no text become a script or markup but by named policies', async () => {
    const path = page === '/use/…' ? `/use/${questionnaire}` : page;
    // Whoever is signed in is led away from the sign-in screen.
    const asked = path === '/login' ? {} : { cookie: person.cookie };
    const policy = policyOf((await site.send('GET', path, asked)).headers);
    expect(policy['require-trusted-types-for']).toEqual(["'script'"]);
    const writing = lists.includes(path) ? [] : ['ProseMirrorClipboard'];
    expect(policy['trusted-types']).toEqual(['html', 'script', ...writing]);
  });
});

it('promises TLS only over TLS', async () => {
  expect((await site.send('GET', '/')).headers.get('strict-transport-security')).toBeNull();
});

describe('caching', () => {
  it('never keeps what one person sees for another', async () => {
    for (const path of ['/account', '/public-cases', '/', `/use/${questionnaire}`]) {
      const { headers } = await site.send('GET', path, { cookie: person.cookie });
      expect(headers.get('cache-control')).toMatch(/^private/);
      expect(headers.get('vary')).toMatch(/cookie/i);
    }
    expect(
      (await site.send('GET', '/api/account/sessions', { token: person.token })).headers.get('cache-control'),
    ).toBe('no-store');
  });

  it('lets a page fetched ahead of a click serve that click', async () => {
    const headers = { 'Sec-Purpose': 'prefetch' };
    const answer = await site.send('GET', `/use/${questionnaire}`, { cookie: person.cookie, headers });
    expect(answer.headers.get('cache-control')).toBe('private, max-age=30');
  });
});
