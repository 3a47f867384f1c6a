import type { Page } from 'playwright/test';
import { expect, open, test } from './fixtures.ts';
import { forgetWhatCame, GL_LAUNCH, keepByButton, OFFLINE_ERRORS } from './keep-offline.ts';
import {
  everythingKept,
  leftOfSessions,
  NOTHING,
  smallSession,
  storedAttempts,
  walk,
} from './kept-session.ts';
import { secretsOf } from './practice-pages.ts';

test.use({ launchOptions: GL_LAUNCH, expectedErrors: OFFLINE_ERRORS, serviceWorkers: 'allow' });

const CASES = 10;

/** The secrets of a kept session, none of which may be in its bytes: its titles, answers, sheets and comments. */
async function secretsIn(page: Page, ids: readonly string[]): Promise<string[]> {
  const secrets: string[] = [];
  for (const id of ids) secrets.push(...(await secretsOf(page, id)));
  return [...new Set(secrets)].filter((each) => each.length > 6);
}

test('ten cases kept offline are walked without network, graded, and sent once', async ({
  signedIn: page,
  context,
}) => {
  const { id, cases } = await smallSession(page, CASES);
  const ids = cases.map(({ caseId }) => caseId);
  const secrets = await secretsIn(page, ids);
  expect(secrets.length).toBeGreaterThan(2 * CASES);
  await open(page, '/practice');
  await keepByButton(page);
  await open(page, '/hors-ligne');
  await expect(page.locator('.kept-row').getByRole('link')).toHaveText(/^Séance du /);
  await expect(page.locator('.kept-row')).toContainText('10\u00a0cas · ');
  const kept = await everythingKept(page);
  for (const caseId of ids) expect(kept).toContain(`/api/cases/${caseId}/answer`);
  expect(kept).toContain('key false');
  expect(secrets.filter((secret) => kept.includes(secret))).toEqual([]);

  await forgetWhatCame(page);
  await context.setOffline(true);
  await page.goto('/hors-ligne');
  // The same search finds them all, once they are asked for.
  const asked = await page.evaluate(async (all) => {
    const addresses = all.flatMap((each) => [
      `/api/cases/${each}/viewer?titre=1`,
      `/api/cases/${each}/answer`,
    ]);
    const answers = addresses.map(async (address) => (await fetch(address)).text());
    return (await Promise.all(answers)).join('\n');
  }, ids);
  expect(secrets.filter((secret) => !asked.includes(secret))).toEqual([]);
  await page.locator('.kept-row').getByRole('link').click();
  for (let at = 0; at < 4; at++) {
    await expect(page).toHaveTitle(new RegExp(`^Cas ${at + 1} sur 10 `));
    await walk(page, `hypothèse ${at + 1}`, (at % 4) + 1);
  }
  // Words that were typed and a place that was reached outlive the page, and the tab.
  await expect(page).toHaveTitle(/^Cas 5 sur 10 /);
  await page.getByLabel('Votre hypothèse', { exact: true }).fill('à moitié');
  await page.reload();
  await expect(page).toHaveTitle(/^Cas 5 sur 10 /);
  await expect(page.getByLabel('Votre hypothèse', { exact: true })).toHaveValue('à moitié');
  const other = await context.newPage();
  await other.goto(`/practice/${id}`);
  await expect(other).toHaveTitle(/^Cas 5 sur 10 /);
  await expect(other.getByLabel('Votre hypothèse', { exact: true })).toHaveValue('à moitié');
  await other.getByRole('button', { name: 'Cas précédent' }).click();
  await expect(other).toHaveTitle(/^Cas 4 sur 10 /);
  await expect(other.getByText(/Noté\s: Facile\./)).toBeVisible();
  await other.getByRole('button', { name: 'Cas suivant' }).click();
  await expect(other).toHaveTitle(/^Cas 5 sur 10 /);
  for (let at = 4; at < CASES; at++) {
    await expect(other).toHaveTitle(new RegExp(`^Cas ${at + 1} sur 10 `));
    await walk(other, at === 4 ? '' : `hypothèse ${at + 1}`, (at % 4) + 1);
  }
  await expect(other.getByText('Son bilan vous attend dès que la connexion revient.')).toBeVisible();
  const said = other.locator('.session-over');
  await expect(said).toContainText(
    /10\u00a0cas notés · Raté\u00a0: 3 · Difficile\u00a0: 3 · Correct\u00a0: 2 · Facile\u00a0: 2/,
  );
  await page.goto('/hors-ligne');
  await expect(page.locator('.kept-row')).toContainText('Séance terminée');
  expect(await storedAttempts(page)).toEqual([]);

  // Two tabs learn at the same time that the network is back.
  await context.setOffline(false);
  await other.getByRole('link', { name: 'Voir le bilan' }).click();
  await expect(other.getByRole('heading', { name: 'Bilan de la séance' })).toBeVisible();
  await expect(other.locator('.results > li')).toHaveCount(CASES);
  const sent = await storedAttempts(page);
  expect(sent.map((each) => each.case).sort()).toEqual([...ids].sort());
  expect(sent.map(({ hypothesis }) => hypothesis).sort()).toEqual(
    ['à moitié', ...ids.flatMap((_, at) => (at === 4 ? [] : [`hypothèse ${at + 1}`]))].sort(),
  );
  // A session that is over leaves the device.
  await expect.poll(() => leftOfSessions(other)).toEqual(NOTHING);
});
