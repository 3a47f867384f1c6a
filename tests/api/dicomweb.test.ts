import { afterAll, beforeAll, expect, it } from 'vitest';
import { register } from '#lib/accounts/server/register.ts';
import { setRole } from '#lib/administration/server/change-account.ts';
import { cookieOf, type Site, startSite } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite({
    DICOMWEB_SOURCES: '[{"name":"PACS"},{"name":"B","address":"https://pacs.test/rs"}]',
  });
});
afterAll(() => site?.stop());

/** The cookie of somebody who has this role. */
async function signedIn(username: string, role: 'reader' | 'author' | 'administrator'): Promise<string> {
  const credentials = { username, password: 'cheval agrafe pile' };
  const { id } = await register(site.context, credentials, null);
  await setRole(site.context, null, id, role);
  return cookieOf(await site.send('POST', '/api/auth/login', { json: credentials }));
}

it('a proxy is told who may ask the PACS: those who make cases, by the cookie of their session', async () => {
  const ask = async (cookie?: string) =>
    (await site.send('GET', '/dicomweb/access', cookie === undefined ? {} : { cookie })).status;
  expect(await ask(await signedIn('chef', 'administrator'))).toBe(204);
  const author = await signedIn('autrice', 'author');
  expect(await ask(author)).toBe(204);
  expect(await ask(await signedIn('lecteur', 'reader'))).toBe(403);
  expect(await ask()).toBe(401);
  expect(await ask(`${author}x`)).toBe(401);
  const answer = await site.send('GET', '/dicomweb/access', { cookie: author });
  expect(answer.headers.get('cache-control')).toContain('no-store');
  expect(answer.text).toBe('');
});
