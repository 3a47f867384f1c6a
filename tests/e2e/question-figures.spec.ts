import { DEMO_PASSWORD } from '#lib/demo/password.ts';
import { expectAccessible } from './axe.ts';
import { bearerOf, expect, open, signIn, test } from './fixtures.ts';

/** She wrote a dossier that the other people of the demo answered, and answered theirs. */
const DEMO = { username: 'anne.lefevre', password: DEMO_PASSWORD };

for (const width of [360, 1440]) {
  test(`what questions are worth at ${width} px, from the page where they are answered`, {
    tag: width === 360 ? '@gate' : [],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, DEMO);
    const found = await page.request.get('/api/cases/public?q=embolie+pulmonaire+proximale', {
      headers: await bearerOf(page),
    });
    const [{ _id: id }] = (await found.json()).cases;
    await open(page, `/questions/${id}`);
    await page.getByRole('link', { name: 'Résultats des questions' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Résultats des questions');
    await expect(page.getByRole('img', { name: /^Moyenne des points/ })).toBeVisible();
    const open3 = page.getByRole('region', { name: /^Question 3 · QROC/ });
    const accept = open3.getByRole('button', { name: /^Accepter/ }).first();
    await accept.focus();
    await expect(accept).toBeInViewport();
    expect((await accept.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.getByText('Les nombres').click();
    await expect(page.getByRole('region', { name: /Question par question$/ }).last()).toBeVisible();
    await expectAccessible(page, 'what questions are worth');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    const file = await page.getByRole('link', { name: 'Réponses fausses' }).getAttribute('href');
    const answer = await page.request.get(file ?? '');
    expect(answer.headers()['content-type']).toContain('text/csv');
    expect((await answer.text()).split('\r\n').length).toBeGreaterThan(2);
  });
}

test('one’s own: what was sure at 95 % and wrong leads back to its questions', async ({ page }) => {
  await signIn(page, DEMO);
  await open(page, '/statistics?periode=tout');
  await expect(page.getByRole('img', { name: /^Points en moyenne/ })).toHaveCount(2);
  const figure = page.getByRole('region', { name: 'Sûr à 95\u00a0% et faux', exact: true });
  const link = figure.getByRole('rowheader').getByRole('link').first();
  const question = (await link.textContent()) ?? '';
  await link.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions sur un cas');
  await expect(page.getByText(question).first()).toBeVisible();
  await expect(page.getByText('Sûr à 95\u00a0%').first()).toBeVisible();
});
