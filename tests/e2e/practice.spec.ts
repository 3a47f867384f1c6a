import { expectAccessible } from './axe.ts';
import { throttle } from './film.ts';
import { alive, bearerOf, expect, open, test } from './fixtures.ts';
import { openSession, startSession } from './practice-pages.ts';

test('a session by keyboard alone: hypothesis, answer, grade, the next case in place, the summary', {
  tag: '@gate',
}, async ({ signedIn: page }) => {
  await open(page, '/practice?choice=new');
  await page.getByLabel('Durée').selectOption('10');
  await page.getByRole('button', { name: 'Commencer' }).press('Enter');
  await expect(page).toHaveTitle(/^Cas 1 sur 5 /);
  await alive(page);
  const marker = await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }).sameDocument);
  expect(marker).toBe(true);
  await expect(page.getByRole('link', { name: /Fiche|titre|À propos/ })).toHaveCount(0);
  await page.locator('canvas.film').waitFor();
  await page.keyboard.press('h');
  await expect(page.getByLabel('Votre hypothèse', { exact: true })).toBeFocused();
  await page.keyboard.type('abcès');
  await page.keyboard.press('Enter');
  const own = page.getByRole('region', { name: 'Ce que vous pensiez' });
  await expect(own).toContainText('abcès');
  await page.keyboard.press('3');
  await expect(page).toHaveTitle(/^Cas 2 sur 5 /);
  await expect(page.getByRole('heading', { name: 'Réponse', exact: true })).toHaveCount(0);
  // Without a hypothesis: one key for the answer.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Raté/ })).toBeVisible();
  await page.keyboard.press('1');
  await expect(page).toHaveTitle(/^Cas 3 sur 5 /);
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  // Correcting a slip: going back, by keys too, and grading the case again.
  await page.getByRole('button', { name: 'Cas précédent' }).press('Enter');
  await expect(page).toHaveTitle(/^Cas 2 sur 5 /);
  await expect(page.getByText(/Noté\s: Raté\./)).toBeVisible();
  await page.getByRole('button', { name: 'Corriger' }).press('Enter');
  await page.keyboard.press('2');
  await expect(page).toHaveTitle(/^Cas 3 sur 5 /);
  // Keys choose panels again; the session goes on from the server's place.
  await page.keyboard.press('2');
  await expect(page.locator('.panel-view')).toHaveCount(2);
  await page.goto('/practice');
  await expect(page.getByText('cas 3 sur 5')).toBeVisible();
  await page.getByRole('button', { name: 'Terminer la séance' }).click();
  await expect(page.getByRole('heading', { name: 'Bilan de la séance' })).toBeVisible();
  await expect(page.getByText('Votre hypothèse\u00a0: abcès')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^Difficile\s: 1$/ })).toBeVisible();
  await alive(page);
  await page
    .getByLabel(/^Corriger la note/)
    .last()
    .click();
  await page.getByRole('button', { name: 'Raté', exact: true }).last().click();
  await expect(page.getByRole('listitem').filter({ hasText: /^Raté\s: 1$/ })).toBeVisible();
  await expect(page.locator('.result-facts').filter({ hasText: /^Raté.*à revoir le/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: /^Raté\s: 1$/ })).toBeVisible();
});

test('whoever browses is asked nothing, and may grade what they read', async ({ signedIn: page }) => {
  const { cases } = await startSession(page, 1);
  await page.goto(`/radiology-viewer/${cases[0]!.caseId}`);
  await page.locator('canvas.film').waitFor();
  await page.getByRole('link', { name: 'Voir la réponse' }).click();
  await expect(page.getByRole('heading', { name: 'Réponse', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Votre tentative' })).toHaveCount(0);
  await page.keyboard.press('2');
  await expect(page.locator('.panel-view')).toHaveCount(2);
  await page.getByRole('button', { name: 'Noter la tentative' }).click();
  await page.keyboard.press('4');
  await expect(page.getByText(/Noté\s: Facile\. À revoir le \d/)).toBeVisible();
  await page.getByRole('button', { name: 'Corriger' }).click();
  await page.getByRole('button', { name: /^Raté/ }).click();
  await expect(page.getByText(/Noté\s: Raté\./)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, bypassCSP: true });

  test('everything is under the thumb, covers no image, and a grade given offline is sent later, once', {
    tag: '@gate',
  }, async ({ signedIn: page }) => {
    const session = await startSession(page, 3);
    await openSession(page, session);
    await expectAccessible(page, 'a hypothesis is asked for');
    const film = (await page.locator('.films').boundingBox())!;
    const bar = (await page.locator('.attempt-bar').boundingBox())!;
    expect(film.height, 'the image keeps room').toBeGreaterThan(300);
    expect(film.y + film.height).toBeLessThanOrEqual(bar.y + 1);
    // The next cases must have come before the line is cut.
    await expect
      .poll(() =>
        page.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .map(({ name }) => name)
            .join(),
        ),
      )
      .toContain(`${session.cases[2]?.caseId}/viewer`);
    await page.getByRole('link', { name: 'Voir la réponse' }).tap();
    const grades = page.getByRole('group', { name: 'Comment était-ce' }).getByRole('button');
    await expect(grades).toHaveCount(4);
    for (const grade of await grades.all()) {
      const box = (await grade.boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      expect(box.y, 'at the bottom').toBeGreaterThan(500);
    }
    await expectAccessible(page, 'a grade is asked for');
    await throttle(page, null);
    await grades.nth(2).tap();
    await expect(page).toHaveTitle(/^Cas 2 sur 3 /);
    await expect(page.getByText('Une note attend sur cet appareil')).toBeVisible();
    // Back without a connection: another grade, and it is still one.
    await page.getByRole('button', { name: 'Cas précédent' }).tap();
    const graded = page.getByRole('region', { name: 'Votre tentative' });
    await expect(graded).toContainText(/Noté\s: Correct\./);
    await expect(graded).toContainText('Gardé sur cet appareil');
    await page.getByRole('button', { name: 'Corriger' }).tap();
    await grades.nth(0).tap();
    await expect(page).toHaveTitle(/^Cas 2 sur 3 /);
    await expect(page.getByText('Une note attend sur cet appareil')).toBeVisible();
    await throttle(page, 1_000_000);
    await expect(page.getByText('Une note attend sur cet appareil')).toHaveCount(0);
    const headers = await bearerOf(page);
    const place = async () =>
      (await page.request.get(`/api/practice/sessions/${session.id}`, { headers })).json();
    await expect.poll(async () => (await place()).position).toBe(1);
    await expect.poll(async () => (await place()).cases[0].graded?.grade).toBe(1);
    expect((await place()).cases[0]).toMatchObject({ seenBefore: true, changed: false });
  });
  test.use({ expectedErrors: /net::ERR|Failed to fetch/ });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a session is started, answered, graded and gone on with', async ({ page, person }) => {
    await page.request.post('/api/auth/login', { data: person });
    await page.goto('/practice?choice=new&specialty=Neuro');
    await expect(page.getByRole('radio', { name: /Nouveaux/ }).last()).toBeChecked();
    await page.getByLabel('Durée').selectOption('10');
    await page.getByRole('button', { name: 'Commencer' }).click();
    await expect(page).toHaveTitle(/^Cas 1 sur \d/);
    await page.getByLabel('Votre hypothèse').fill('hématome');
    await page.getByLabel('Votre hypothèse').press('Enter');
    await expect(page.getByRole('heading', { name: 'Réponse', exact: true })).toBeVisible();
    await page.getByRole('button', { name: /^Difficile/ }).click();
    await expect(page).toHaveTitle(/^Cas 2 sur \d/);
    await expect(page.getByRole('heading', { name: 'Réponse', exact: true })).toHaveCount(0);
    await page.goto('/practice');
    await expect(page.getByText('Séance en cours')).toBeVisible();
  });
});

for (const width of [360, 1440]) {
  test.describe(`the page of practice at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, bypassCSP: true });

    test('counts as one chooses, and has nothing that axe knows of against it', async ({
      signedIn: page,
    }) => {
      await open(page, '/practice');
      await expectAccessible(page, 'light');
      const counts = page.getByRole('status', { name: 'Cas qui répondent à ces critères' });
      const before = await counts.innerText();
      await page.getByText('Neuro', { exact: true }).click();
      await expect(counts).not.toHaveText(before);
      expect(new URL(page.url()).searchParams.getAll('specialty')).toEqual(['Neuro']);
      await page.getByLabel('Auteur').fill('personne-du-tout');
      await expect(counts).toContainText('Aucun cas ne répond');
      await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
      await expectAccessible(page, 'dark');
    });
  });
}
