import { expect, open, test } from './fixtures.ts';
import { holdRequests } from './held-requests.ts';

const KINDS = [
  {
    path: '/public-questionnaires',
    plural: 'questionnaires',
    loading: 'Chargement des questionnaires...',
    empty: 'Aucun questionnaire trouvé',
    failure: 'Impossible de charger les questionnaires publics. Veuillez réessayer plus tard.',
    copied: 'Questionnaire ajouté à votre collection privée avec succès !',
    copyFailure: "Erreur lors de l'ajout du questionnaire. Veuillez réessayer.",
    isEmptied: true,
  },
  {
    path: '/public-cases',
    plural: 'cases',
    loading: 'Chargement des cas...',
    empty: 'Aucun cas public trouvé',
    failure: 'Erreur lors du chargement des cas publics. Veuillez réessayer.',
    copied: 'Cas copié avec succès dans vos cas personnels !',
    copyFailure: 'Erreur lors de la copie du cas. Veuillez réessayer.',
    isEmptied: false,
  },
];

for (const kind of KINDS) {
  test.describe(kind.path, () => {
    test.use({ expectedErrors: /status of (500|404)|net::ERR_FAILED/ });

    test('says that it loads, then that nothing was found', { tag: '@gate' }, async ({ page }) => {
      const letGo = await holdRequests(page, `**/api/${kind.plural}/public?**`);
      await open(page, kind.path);
      await page.getByRole('searchbox').fill('zzzzzz');
      await expect(page.getByText(kind.loading)).toBeVisible();
      letGo();
      await expect(page.getByText(kind.empty)).toBeVisible();
      await expect(
        page.getByText('Retirez des filtres ou changez les termes de la recherche.'),
      ).toBeVisible();
      await page.getByRole('link', { name: 'Tout afficher' }).click();
      await expect(page.locator('.card').first()).toBeVisible();
      await expect(page.getByRole('searchbox')).toHaveValue('');
    });

    const left = kind.isEmptied ? 'empties the list' : 'keeps what was loaded';
    test(`says that it failed, ${left}, and tries again`, { tag: '@gate' }, async ({ page }) => {
      await open(page, kind.path);
      const cards = await page.locator('.card').count();
      await page.route(`**/api/${kind.plural}/public?**`, (route) => route.abort(), { times: 1 });
      await page.getByLabel('Trier').selectOption('populaires');
      await expect(page.getByRole('alert').filter({ hasText: kind.failure })).toBeVisible();
      await expect(page.locator('.card')).toHaveCount(kind.isEmptied ? 0 : cards);
      await expect(page.getByText('En attendant, voici ce qui était déjà chargé.')).toHaveCount(
        kind.isEmptied ? 0 : 1,
      );
      await page.getByRole('button', { name: 'Réessayer' }).click();
      await expect(page.locator('.card').first()).toBeVisible();
    });

    test('an unexpected format empties the list', async ({ page }) => {
      await open(page, kind.path);
      await page.route(`**/api/${kind.plural}/public?**`, (route) => route.fulfill({ json: { odd: true } }));
      await page.getByLabel('Trier').selectOption('populaires');
      await expect(page.getByText(kind.empty)).toBeVisible();
    });

    test('status 500 is told with the shared message', async ({ page }) => {
      await open(page, kind.path);
      await page.route(`**/api/${kind.plural}/public?**`, (route) =>
        route.fulfill({ status: 500, json: {} }),
      );
      await page.getByLabel('Trier').selectOption('populaires');
      await expect(
        page.getByText(
          "Une erreur est survenue lors de la sauvegarde. L'erreur a été enregistrée pour analyse. Veuillez réessayer ou contacter le support si le problème persiste.",
        ),
      ).toBeVisible();
    });

    test('copying says so and raises the count by one', async ({ signedIn: page }) => {
      await open(page, kind.path);
      const card = page.locator('.card').first();
      const copies = async () =>
        Number(/(\d+)\s+copie/.exec((await card.innerText()).replace(/\u202f/g, ''))?.[1]);
      const before = await copies();
      await card.locator('.card-actions button:not(.rate-button, .card-keep)').click();
      await expect(page.getByRole('status').filter({ hasText: kind.copied })).toBeVisible();
      expect(await copies()).toBe(before + 1);
    });

    test('a copy that fails says so and changes nothing', async ({ signedIn: page }) => {
      await open(page, kind.path);
      await page.route(`**/api/${kind.plural}/*/copy`, (route) => route.fulfill({ status: 404, json: {} }));
      const card = page.locator('.card').first();
      const before = await card.innerText();
      await card.locator('.card-actions button:not(.rate-button, .card-keep)').click();
      await expect(page.getByRole('alert').filter({ hasText: kind.copyFailure })).toBeVisible();
      expect(await card.innerText()).toBe(before);
    });
  });
}

test.describe('images', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('a broken image falls back to the default one', async ({ page }) => {
    await page.route('**/images/**', (route) => route.fulfill({ status: 404 }));
    await open(page, '/public-cases');
    const first = page.locator('.card .film img').first();
    await expect
      .poll(() => first.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toMatch(/default-case/);
    await expect
      .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });
});

test.describe('a line cut while one searches', () => {
  test.use({ expectedErrors: /net::ERR_FAILED/ });

  test('leaves the loaded cases that match', async ({ page }) => {
    await open(page, '/public-cases');
    const titles = await page.locator('.card .card-title').allInnerTexts();
    // Others' cases are in the list too, including copies of each other.
    const title = titles.find((each) => titles.filter((other) => other.includes(each)).length === 1) ?? '';
    expect(title).not.toBe('');
    await page.route('**/api/cases/public?**', (route) => route.abort());
    await page.getByRole('searchbox').fill(title);
    await expect(page.getByText('En attendant, voici ce qui était déjà chargé.')).toBeVisible();
    await expect(page.locator('.card .card-title')).toHaveText([title]);
    await expect(page.getByRole('navigation', { name: 'Pagination' })).toHaveCount(0);
  });
});

test('signed out, copying and rating lead to the sign-in screen and back', { tag: '@gate' }, async ({
  page,
}) => {
  await open(page, '/public-cases');
  await page.locator('.card').first().locator('.card-actions a', { hasText: 'Copier' }).click();
  await page.waitForURL(
    (url) => url.pathname === '/' && (url.searchParams.get('suite') ?? '').startsWith('/public-cases'),
  );
});
