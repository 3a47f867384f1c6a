import type { Page } from 'playwright/test';
import { IMAGING_TYPES } from '#lib/protocols/vocabulary.ts';
import { LOCATION_TAGS, MODALITY_TAGS, SPECIALTY_TAGS } from '#lib/questionnaires/filter-tags.ts';
import { expect, makePerson, signIn, test } from './fixtures.ts';
import { openSession, secretsOf, startSession } from './practice-pages.ts';
import { allItems } from './routes.ts';

/** Everything that the browser receives from now on, as text: addresses, headers, bodies. */
function everythingReceived(page: Page): () => Promise<string> {
  const parts: Promise<string>[] = [];
  page.on('response', (response) => {
    const headers = response.allHeaders().then((all) => JSON.stringify(all));
    // Images too: text in a file beside its pixels is read as well. Answers that the browser discarded are lost.
    const body = response.body().then(
      (bytes) => bytes.toString(),
      () => '',
    );
    parts.push(Promise.all([response.url(), headers, body]).then((all) => all.join('\n')));
  });
  return async () => (await Promise.all(parts)).join('\n');
}

/** Texts in a form for comparison: without escapes and case. */
const plain = (text: string) =>
  text
    .replaceAll('&#39;', "'")
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll('\\"', '"')
    .replaceAll('\\u003c', '<')
    .toLowerCase();

/** Tags and modalities that every page's scripts contain, as criteria to choose by: whatever a session's cases are. */
const OFFERED = new Set([...MODALITY_TAGS, ...SPECIALTY_TAGS, ...LOCATION_TAGS, ...IMAGING_TYPES].map(plain));

/** Whether a secret is in the received data; a short one only as a text of its own, not within another word. */
const gives = (told: string, secret: string) =>
  secret.length > 6 ? told.includes(secret) : told.includes(`"${secret}"`) || told.includes(`>${secret}<`);

test('nothing that a practice session sends gives a case away before its answer is asked for', {
  tag: '@gate',
}, async ({ signedIn: page, browser }) => {
  const other = await (await browser.newContext()).newPage();
  await signIn(other, await makePerson(other));
  const session = await startSession(page, 4);
  const tags = new Map((await allItems(page.request, 'cases')).map((item) => [item._id, item.tags]));
  const received = everythingReceived(page);
  await page.goto('/practice', { waitUntil: 'networkidle' });
  await expect(
    page.locator(`a[href="/practice/${session.id}"]`),
    'the session can be gone on with',
  ).toBeVisible();
  await openSession(page, session);
  // The next cases are prefetched: what is known about them counts too.
  await expect
    .poll(async () => (await received()).includes(`/api/cases/${session.cases[2]?.caseId}/viewer`))
    .toBe(true);
  // A case that was not on screen is not half read.
  const home = await (await page.request.get('/')).text();
  const [, list = ''] = /<ul class="home-lines illustrated">(.*?)<\/ul>/s.exec(home) ?? [];
  const halfRead = [...list.matchAll(/radiology-viewer\/(\w+)/g)].map(([, id]) => id);
  expect(halfRead.filter((id) => session.cases.some(({ caseId }) => caseId === id))).toEqual([
    session.cases[0]?.caseId,
  ]);
  await page.keyboard.press('h');
  await expect(page.getByLabel('Votre hypothèse', { exact: true })).toBeFocused();
  await page.getByLabel('Votre hypothèse').fill('je ne sais pas');
  const seen = await page.evaluate(() => [
    document.documentElement.outerHTML,
    document.title,
    location.href,
    JSON.stringify(history.state),
    JSON.stringify(Object.entries(sessionStorage)),
    performance.getEntriesByType('resource').map(({ name }) => name),
  ]);
  const told = plain([await received(), ...seen.flat()].join('\n'));
  expect(told, 'the cases themselves are there, or nothing could leak').toContain(session.cases[0]!.caseId);
  let kept = 0;
  for (const { caseId } of session.cases) {
    // A heading of a sheet may be a modality (« Radiographie »).
    const secrets = (await secretsOf(other, caseId))
      .map(plain)
      .filter((secret) => !OFFERED.has(secret.trim()));
    kept += secrets.length;
    expect(secrets.filter((secret) => gives(told, secret))).toEqual([]);
    const own = (tags.get(caseId) ?? []).map(plain).filter((tag) => tag.length > 8 && !OFFERED.has(tag));
    expect(own.filter((tag) => told.includes(`"${tag}"`))).toEqual([]);
  }
  expect(kept, 'titles are not all that is kept back').toBeGreaterThan(session.cases.length);
  const withoutIcon = told.replaceAll('"/touch-icon.png"', '');
  expect(withoutIcon, 'file names are hashes').not.toMatch(/\.(dcm|dicom|png|jpe?g|gif|tiff?|bmp|heic)"/);
  const [first] = await secretsOf(other, session.cases[0]!.caseId);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Réponse', exact: true })).toBeVisible();
  expect(await received(), 'the answer comes when it is asked for').toContain('/answer');
  await page.getByRole('link', { name: 'Voir titre' }).click();
  await expect(page.locator('.case-title')).toHaveText(first!);
  await other.context().close();
});
