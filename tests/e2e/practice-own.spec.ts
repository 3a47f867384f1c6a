import { expectAccessible } from './axe.ts';
import { alive, bearerOf, expect, open, test } from './fixtures.ts';
import { openSession, startSession } from './practice-pages.ts';

test('a grade is taken back, in its session and in the results; a case is set aside and offered again', async ({
  signedIn: page,
}) => {
  const session = await startSession(page, 2);
  await openSession(page, session);
  await alive(page);
  const first = session.cases[0]!.caseId;
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Ne plus proposer ce cas' }).press('Enter');
  await expect(page.getByText('Ce cas ne vous sera plus proposé.')).toBeVisible();
  const headers = await bearerOf(page);
  const aside = async () =>
    (await (await page.request.get('/api/practice/set-aside', { headers })).json()).map(
      ({ caseId }: { caseId: string }) => caseId,
    );
  await expect.poll(aside).toEqual([first]);
  await page.getByRole('button', { name: 'Proposer de nouveau' }).click();
  await expect.poll(aside).toEqual([]);
  await page.getByRole('button', { name: 'Ne plus proposer ce cas' }).click();
  await expect.poll(aside).toEqual([first]);
  await page.keyboard.press('1');
  await expect(page).toHaveTitle(/^Cas 2 sur 2 /);
  await page.getByRole('button', { name: 'Cas précédent' }).press('Enter');
  await expect(page.getByText(/Noté\s: Raté\./)).toBeVisible();
  await page.getByRole('button', { name: 'Retirer la note' }).press('Enter');
  await expect(page.getByRole('button', { name: /^Raté/ })).toBeVisible();
  const graded = async () => {
    const { cases } = await (
      await page.request.get(`/api/practice/sessions/${session.id}`, { headers })
    ).json();
    return cases.map((each: { graded: { grade: number } | null }) => each.graded?.grade ?? null);
  };
  await expect.poll(graded).toEqual([null, null]);
  await page.keyboard.press('3');
  await expect(page).toHaveTitle(/^Cas 2 sur 2 /);
  await expect.poll(graded).toEqual([3, null]);
  await page.goto('/practice');
  await page.getByRole('button', { name: 'Terminer la séance' }).click();
  await alive(page);
  await page.getByLabel(/^Corriger la note/).click();
  await page.getByRole('button', { name: /^Retirer la note/ }).click();
  await expect(page.getByText('Aucun cas n’a été noté')).toBeVisible();
  await expect.poll(graded).toEqual([null, null]);
  await page.goto('/practice');
  await page.getByRole('link', { name: 'Voir les cas écartés' }).click();
  await page.getByRole('button', { name: /^Proposer de nouveau/ }).click();
  await expect(page.getByText(/^Aucun\s: tous les cas/)).toBeVisible();
  expect(await aside()).toEqual([]);
});

for (const width of [360, 1440]) {
  test.describe(`one's own practice at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, bypassCSP: true });

    test('tells what to leave out, keeps when days begin, and has nothing that axe knows of against it', async ({
      signedIn: page,
    }) => {
      await open(page, '/practice?region=Genou&author=personne-du-tout');
      const counts = page.getByRole('status', { name: 'Cas qui répondent à ces critères' });
      await expect(counts.getByRole('link', { name: /^tout auteur \(\d+ cas\)$/ })).toBeVisible();
      await counts.getByRole('link', { name: /^tout auteur/ }).click();
      await expect(page).toHaveURL(/\/practice\?region=Genou$/);
      await page.getByLabel('Heure du changement de jour').selectOption('4 h');
      await page.getByLabel('Fuseau horaire').selectOption('Montréal');
      await page.getByRole('button', { name: 'Enregistrer la journée' }).click();
      await expect(page.getByText('Réglage enregistré.')).toBeVisible();
      await expect(page.getByLabel('Heure du changement de jour')).toHaveValue('4');
      await expect(page.getByLabel('Fuseau horaire')).toHaveValue('America/Toronto');
      await expectAccessible(page, 'light');
      await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
      await expectAccessible(page, 'dark');
    });
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a list is practised in its order; a grade is taken back, a case set aside', async ({
    page,
    person,
  }) => {
    await page.request.post('/api/auth/login', { data: person });
    await page.goto('/practice?choice=listed&specialty=Neuro');
    await expect(page.getByRole('radio', { name: /Toute la liste/ })).toBeChecked();
    await page.getByRole('button', { name: 'Commencer' }).click();
    await expect(page).toHaveTitle(/^Cas 1 sur \d/);
    await page.getByLabel('Votre hypothèse').press('Enter');
    await page.getByRole('button', { name: /^Difficile/ }).click();
    await expect(page).toHaveTitle(/^Cas 2 sur \d/);
    await page.getByRole('button', { name: 'Cas précédent' }).click();
    await page.getByLabel('Votre hypothèse').press('Enter');
    await page.getByRole('button', { name: 'Retirer la note' }).click();
    await page.getByLabel('Votre hypothèse').press('Enter');
    await expect(page.getByRole('button', { name: 'Retirer la note' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Ne plus proposer ce cas' }).click();
    await expect(page).toHaveTitle(/^Cas 2 sur \d/);
    await page.goto('/practice/set-aside');
    await expect(page.getByRole('button', { name: /^Proposer de nouveau/ })).toHaveCount(1);
  });
});
