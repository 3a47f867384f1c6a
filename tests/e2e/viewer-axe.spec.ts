import { expectAccessible } from './axe.ts';
import { GL_LAUNCH, longCase, openViewer } from './film.ts';
import { openBarMenu, ownCopy } from './finding-pages.ts';
import { expect, test } from './fixtures.ts';
import { caseOf } from './own-images.ts';

test.use({ launchOptions: GL_LAUNCH });

for (const width of [360, 1280]) {
  test.describe(`axe at ${width} px`, () => {
    test.use({
      viewport: { width, height: 740 },
      bypassCSP: true,
      expectedErrors: /net::ERR/,
    });

    test('finds nothing in any state of the viewer', { tag: width === 1280 ? '@gate' : [] }, async ({
      signedIn: page,
    }) => {
      await page.goto('/public-cases');
      const { id } = await longCase(page);
      await openViewer(page, id);
      await expectAccessible(page, 'opened');
      await page.getByRole('button', { name: 'Aide (?)' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page, 'help');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Réglages' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page, 'settings');
      await page.keyboard.press('Escape');
      await page.keyboard.press('4');
      await page.getByRole('button', { name: 'Longueur' }).click();
      const box = (await page.locator('.panel-view').first().boundingBox())!;
      await page.mouse.move(box.x + 60, box.y + 60);
      await page.mouse.down();
      await page.mouse.move(box.x + 120, box.y + 90, { steps: 3 });
      await page.mouse.up();
      await expect(page.locator('.measure').first()).toBeVisible();
      await expectAccessible(page, 'panels and a measure');
      for (const name of ['Infos cliniques', 'Voir la réponse', 'Voir titre', 'À propos'])
        await page.getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { name: 'Réponse', exact: true })).toBeAttached();
      await expectAccessible(page, 'everything shown');
    });

    test('finds nothing where its author writes findings and chooses how the case opens', async ({
      signedIn: page,
    }) => {
      await openViewer(page, await ownCopy(page));
      const press = async (name: string) => {
        await openBarMenu(page);
        await page.getByRole('button', { name, exact: true }).press('Enter');
      };
      await press('Signes');
      const findings = page.getByRole('complementary', { name: 'Signes' });
      await expect(findings.getByRole('textbox', { name: 'Nom' })).toBeVisible();
      await expectAccessible(page, 'findings');
      await press('Affichage initial');
      const opening = page.getByRole('complementary', { name: 'Affichage initial' });
      await expect(opening.getByRole('button', { name: 'Garder cette vue' })).toBeVisible();
      await expectAccessible(page, 'how the case opens');
      await opening.getByRole('button', { name: 'Garder cette vue' }).press('Enter');
      await expect(opening.getByText('Enregistré', { exact: true })).toBeVisible();
      await expectAccessible(page, 'a view that is kept');
    });

    test('finds nothing when something is missing', async ({ signedIn: page }) => {
      await page.route('**/api/cases/*/viewer*', (route) => route.abort());
      await page.goto('/public-cases');
      const { cases } = await (await page.request.get('/api/cases/public?q=bronchique')).json();
      await page.goto(`/radiology-viewer/${cases[0]._id}`);
      await expect(page.getByText('Connexion perdue.')).toBeVisible();
      await expectAccessible(page, 'line lost');
      await page.goto(`/radiology-viewer/${await caseOf(page, [])}`);
      await expect(page.getByRole('link', { name: 'Ajouter des images' })).toBeVisible();
      await expectAccessible(page, 'no image');
    });
  });
}

test.describe('without spoiling', () => {
  test('the description of a series is read beside the images, and says nothing of the answer', {
    tag: '@gate',
  }, async ({ signedIn: page }) => {
    await page.goto('/public-cases');
    const { id } = await longCase(page);
    await openViewer(page, id);
    const html = (await page.content()).toLowerCase();
    for (const secret of ['carcinome', 'bronchique', 'spiculé'])
      expect(html, `${secret} in the page`).not.toContain(secret);
    await page.getByRole('link', { name: 'Infos cliniques' }).click();
    await expect(page.getByRole('heading', { name: 'Description des images' })).toBeVisible();
    const description = await page.locator('.panel-view').getAttribute('aria-description');
    expect(description?.length).toBeGreaterThan(20);
    await expect(page.locator('.case-texts')).toContainText(description ?? '-');
    expect((await page.content()).toLowerCase()).not.toContain('spiculé');
    await page.getByRole('link', { name: 'Fiche récapitulative' }).click();
    await expect(page.getByRole('heading', { name: 'Fiche récapitulative' })).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'Réponse', exact: true })).toHaveCount(0);
    await expect(page).toHaveURL(/fiche=1/);
    await page.getByRole('link', { name: 'Voir titre' }).click();
    await expect(page.locator('.case-title')).toContainText('Carcinome bronchique');
    await page.getByRole('link', { name: 'À propos' }).click();
    await expect(page.getByRole('button', { name: 'Noter ce cas' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copier dans mes cas' })).toBeVisible();
  });
});
