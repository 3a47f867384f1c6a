import { DEMO_PASSWORD } from '#lib/demo/password.ts';
import { weigh } from '../run/wire.ts';
import { expectAccessible } from './axe.ts';
import { expect, open, signIn, test } from './fixtures.ts';

const KB = 1024;
const DEMO = { username: 'anne.lefevre', password: DEMO_PASSWORD };

for (const width of [360, 1440]) {
  for (const view of ['moi', 'auteur']) {
    test(`statistics (${view}) at ${width} px have every picture, its numbers, and their weight`, async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await signIn(page, DEMO);
      await open(page, `/statistics?periode=annee&vue=${view}`);
      expect(await page.getByRole('img').count()).toBeGreaterThanOrEqual(view === 'moi' ? 6 : 3);
      await expect(page.getByText('Rien dans cette période.')).toHaveCount(0);
      for (const summary of await page.getByText('Les nombres').all()) await summary.click();
      await expectAccessible(page, view);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      const weight = await weigh(page, `${baseURL}/statistics?periode=annee&vue=${view}`);
      expect.soft(weight.critical, 'HTML and CSS').toBeLessThanOrEqual(40 * KB);
      expect.soft(weight.critical, 'the page was measured, not the way to it').toBeGreaterThan(8 * KB);
      expect.soft(weight.script, 'all JavaScript').toBeLessThanOrEqual(85 * KB);
    });
  }
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a period is chosen, a figure read, followed to what it counts, and taken as a file', async ({
    page,
  }) => {
    await page.goto('/?suite=/statistics');
    await page.getByLabel('Nom d’utilisateur').fill(DEMO.username);
    await page.getByLabel('Mot de passe', { exact: true }).fill(DEMO.password);
    await page.locator('form button[type=submit]').click();
    await page.waitForURL((url) => url.pathname === '/statistics');
    await page.getByRole('link', { name: 'Année', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Année', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const figure = page.getByRole('region', { name: 'Calibration', exact: true });
    await figure.getByText('Les nombres').click();
    const file = await figure.getByRole('link', { name: /CSV/ }).getAttribute('href');
    const answer = await page.request.get(file ?? '');
    expect(answer.headers()['content-type']).toContain('text/csv');
    expect((await answer.text()).split('\r\n').length).toBeGreaterThan(3);
    await figure.getByRole('link', { name: /Sûr à 75/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Sûr à 75');
    expect(await page.getByRole('row').count()).toBeGreaterThan(1);
  });
});
