import type { Page } from 'playwright/test';
import { PAGE_ACCESS } from '#lib/app/page-access.ts';
import { anotherPerson } from './another-person.ts';
import { alive, bearerOf, expect, test } from './fixtures.ts';
import { COMPLETE, changeProtocol, newProtocol } from './make-protocols.ts';
import { publishProtocol } from './publish-protocol.ts';

// Chromium reports every page that answers 404 or 500.
test.use({ expectedErrors: /status of (404|500|503)/ });

/** Opens an address; resolves to how often a document was requested until page and network are idle. */
async function loadsOf(
  page: Page,
  path: string,
): Promise<{ loads: number; status: number; reconciled: number }> {
  let loads = 0;
  let reconciled = 0;
  const count = (request: { isNavigationRequest(): boolean; url(): string }) => {
    if (request.isNavigationRequest()) loads += 1;
    if (request.url().endsWith('/api/auth/session')) reconciled += 1;
  };
  page.on('request', count);
  const answer = await page.goto(path);
  await alive(page);
  await page.waitForLoadState('networkidle');
  page.off('request', count);
  return { loads, reconciled, status: answer?.status() ?? 0 };
}

/** Every page with a parameter in its address, with a value that does not exist. */
function wrongAddresses(): string[] {
  return (
    Object.keys(PAGE_ACCESS)
      .filter((route) => route.startsWith('GET ') && route.includes('[') && !route.includes('[...'))
      .map((route) => route.slice('GET '.length).replace(/\[\w+\]/g, 'zzz'))
      // An unknown provider leads back to the sign-in page, with a message there; a missing invitation has its own
      // page.
      .filter((path) => !/\.csv$|^\/images\/|^\/oidc\/|^\/invitation\/|\/export\//.test(path))
  );
}

/** A public protocol of two versions, and a private one, of somebody else. */
async function somebodyElses(page: Page): Promise<{ shown: string; hidden: string }> {
  const shown = await newProtocol(page, COMPLETE, 'IRM publiée par autrui');
  await publishProtocol(page, shown);
  await changeProtocol(page, shown, { indications: ['Entorse'] });
  await publishProtocol(page, shown);
  return { shown, hidden: await newProtocol(page, COMPLETE, 'IRM privée d’autrui') };
}

/** An address that worked until its owner took it back. */
async function revokedLinks(page: Page): Promise<string[]> {
  const headers = await bearerOf(page);
  const post = async (path: string, data: object) =>
    (await page.request.post(`/api${path}`, { headers, data })).json();
  const list = await post('/collections', { name: 'Reprise', description: '' });
  const { token: shared } = await post(`/collections/${list._id}/share`, {});
  await page.request.delete(`/api/collections/${list._id}/share`, { headers });
  const { _id: id } = await post('/cases', { title: 'Repris' });
  const { token: unlisted } = await post(`/cases/${id}/link`, {});
  await page.request.delete(`/api/cases/${id}/link`, { headers });
  return [`/shared/${shared}`, `/unlisted/${unlisted}`];
}

test('a signed-in person reads every error page once, as themselves', async ({
  signedIn: page,
  person,
  browser,
}) => {
  test.setTimeout(240_000);
  const other = await anotherPerson(browser);
  const { shown, hidden } = await somebodyElses(other.page);
  const revoked = await revokedLinks(other.page);
  await other.close();
  const headers = await bearerOf(page);
  const made = await page.request.post('/api/cases', { headers, data: { title: 'Supprimé' } });
  const { _id: deleted } = (await made.json()) as { _id: string };
  await page.request.delete(`/api/cases/${deleted}`, { headers });
  const versions = `avant=${shown}&version-avant=1&apres=${shown}`;
  const addresses = [
    ...wrongAddresses(),
    ...revoked,
    ...[
      '/edit/',
      '/use/',
      '/cr/',
      '/preview/',
      '/sheet/',
      '/sheet-editor/',
      '/radiology-viewer/',
      '/protocols/view/',
      '/protocols/edit/',
    ].map((path) => path + hidden),
    ...['/edit/', '/preview/', '/sheet/', '/radiology-viewer/'].map((path) => path + deleted),
    `/protocols/edit/${shown}`,
    '/cases?cas=x',
    `/cases?cas=${deleted}`,
    '/404',
    '/protocols/compare?avant=zzz&apres=yyy',
    `/protocols/compare?avant=${hidden}&apres=${shown}`,
    `/protocols/compare?${versions}&version-apres=99`,
    `/protocols/compare?${versions}&version-apres=2`,
    `/protocols/compare?copie=${shown}`,
    `/protocols/compare?copie=zzz`,
    `/protocols/view/${shown}?version=99`,
  ];
  for (const path of addresses) {
    expect.soft(await loadsOf(page, path), path).toEqual({ loads: 1, reconciled: 0, status: 404 });
    await expect.soft(page.getByRole('heading', { name: 'Page introuvable' }), path).toBeVisible();
    // Rendered for the person: their menu is there, and no link to sign in.
    await expect.soft(page.getByRole('link', { name: 'Se connecter' }), path).toHaveCount(0);
  }
  expect(await loadsOf(page, '/500')).toEqual({ loads: 1, reconciled: 0, status: 500 });
  expect(await page.evaluate(() => localStorage.getItem('username'))).toBe(person.username);
});

test('an error page leaves the session of a device whose cookie is gone as it is', async ({
  signedIn: page,
  context,
}) => {
  await context.clearCookies();
  expect(await loadsOf(page, '/404')).toEqual({ loads: 1, reconciled: 0, status: 404 });
  expect(await loadsOf(page, '/500')).toEqual({ loads: 1, reconciled: 0, status: 500 });
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
});

test('a server that is overloaded signs nobody out', async ({ signedIn: page, context }) => {
  await context.clearCookies();
  await page.route('**/api/auth/session', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Indisponible.' } }),
  );
  expect(await loadsOf(page, '/public-cases')).toEqual({ loads: 1, reconciled: 1, status: 200 });
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
  await page.unroute('**/api/auth/session');
  await page.goto('/public-cases');
  await expect(page.getByRole('button', { name: /menu/i }).first()).toBeVisible();
});
