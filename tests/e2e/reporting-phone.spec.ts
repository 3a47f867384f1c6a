import { expect, test } from './fixtures.ts';
import { makeQuestionnaire } from './make-questionnaire.ts';
import { reportPane, textOf } from './report-pages.ts';
import { formIsAlive, kneeId, openForm } from './reporting-pages.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the first question stands near the top, and what leads elsewhere is still named', async ({
    signedIn: page,
  }) => {
    await openForm(page, await kneeId(page));
    const top = await page
      .locator('.answer-question')
      .first()
      .evaluate((each) => each.getBoundingClientRect().top);
    expect(top).toBeLessThanOrEqual(260);
    await expect(page.getByRole('link', { name: 'Consulter' })).toBeVisible();
    await page.getByText('Comptes rendus en cours').locator('..').tap();
    await expect(page.getByRole('button', { name: 'Nouveau compte rendu' })).toBeVisible();
  });

  test('nothing lies over the report while there is nothing to say of it', async ({ signedIn: page }) => {
    await openForm(page, await kneeId(page));
    await page.getByRole('button', { name: 'Tout normal' }).tap();
    await page.getByRole('button', { name: 'Compte rendu', exact: true }).tap();
    await expect(textOf(page)).toBeVisible();
    await expect(reportPane(page).locator('.sentence-bar')).toBeHidden();
    const foot = await reportPane(page)
      .locator('.report-foot')
      .evaluate((each) => each.clientHeight);
    expect(foot).toBe(0);
  });
});

for (const width of [320, 360])
  test.describe(`with a mouse, ${width} px wide`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('every tool is within the page, and the question that has the focus below the tabs', async ({
      signedIn: page,
    }) => {
      await openForm(page, await kneeId(page));
      await page.getByRole('button', { name: 'Tout normal' }).press('Enter');
      const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(await wider()).toBeLessThanOrEqual(0);
      const help = await page.getByRole('button', { name: 'Aide du clavier (?)' }).boundingBox();
      expect(help!.x + help!.width).toBeLessThanOrEqual(width);
      const questions = page.locator('.answer-question');
      await questions.last().focus();
      await questions.nth(1).focus();
      const tabs = await page.locator('.answer-tabs').boundingBox();
      await expect
        .poll(async () => (await questions.nth(1).boundingBox())!.y)
        .toBeGreaterThanOrEqual(tabs!.y + tabs!.height);
      await page.getByRole('button', { name: 'Compte rendu', exact: true }).click();
      await expect(textOf(page)).toBeVisible();
      expect(await wider()).toBeLessThanOrEqual(0);
    });
  });

test('the panel under the form comes when it is turned to, and the press that brought it counts', async ({
  signedIn: page,
}) => {
  await openForm(page, await kneeId(page));
  const panel = page.locator('.item-footer astro-island');
  await expect(panel).toHaveAttribute('ssr', '');
  await page.getByRole('button', { name: 'Noter ce questionnaire' }).click();
  await expect(page.getByRole('dialog', { name: 'Noter ce questionnaire' })).toBeVisible();
});

test('letters pressed as the page opens are not written into a first question that is a text', async ({
  signedIn: page,
}) => {
  const question = { id: 't', text: 'Indication', section: 'indication', type: 'text', multiline: true };
  const body = { pages: [{ id: 'p', name: 'Examen', questions: [question] }] };
  const id = await makeQuestionnaire(page, { title: 'Texte d’abord', body });
  await page.goto(`/use/${id}`);
  await formIsAlive(page);
  await expect(page.getByRole('group', { name: 'Indication' })).toBeFocused();
  await page.keyboard.type('nb');
  await expect(page.getByRole('textbox', { name: 'Indication' })).toHaveValue('');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Chute');
  await expect(page.getByRole('textbox', { name: 'Indication' })).toHaveValue('Chute');
});
