import type { Page } from 'playwright/test';
import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { alive, expect, makePerson, open, signIn, test } from './fixtures.ts';
import { openReport, ownQuestionnaire } from './own-questionnaire.ts';
import { allItems } from './routes.ts';

const BODY: QuestionnaireBody = {
  pages: [
    {
      id: 'p1',
      name: 'Ménisques',
      questions: [
        {
          id: 'q1',
          type: 'single',
          text: 'Signal',
          section: 'findings',
          fiche: 'f1',
          options: [
            { id: 'o1', text: 'Grade 1', sentence: 'Grade 1.' },
            { id: 'o2', text: 'Grade 3', sentence: 'Grade 3.', fiche: 'f2' },
          ],
        },
      ],
    },
  ],
  fiches: [
    {
      id: 'f1',
      title: 'Grades de Zyxel',
      content: [{ type: 'paragraph', text: [{ text: 'Hypersignal <b>' }] }],
    },
    { id: 'f2', title: 'Fissures', content: [] },
  ],
};

const BOOK = 'Ouvrir la fiche «\u202fGrades de Zyxel\u202f»';

/** A questionnaire that anybody finds by a fiche. */
async function goutallier(page: Page): Promise<{ id: string; title: string }> {
  const answer = await page.request.get('/api/questionnaires/public?q=goutallier');
  const [found] = (await answer.json()).questionnaires;
  return { id: found._id, title: found.title };
}

test('a fiche is a page of its own: readable without script, printable, with the others beside', {
  tag: '@gate',
}, async ({ browser, signedIn }) => {
  const id = await ownQuestionnaire(signedIn, BODY);
  const state = await signedIn.context().storageState();
  const context = await browser.newContext({
    storageState: state,
    javaScriptEnabled: false,
    locale: 'fr-FR',
  });
  const page = await context.newPage();
  await page.goto(new URL(`/link/${id}.f1`, signedIn.url()).href);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grades de Zyxel');
  await expect(page.getByText('Hypersignal <b>')).toBeVisible();
  await expect(page).toHaveTitle(/^Grades de Zyxel/);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^Fiche du questionnaire/);
  await expect(page.getByRole('button', { name: 'Imprimer' })).toBeHidden();
  await page.getByRole('link', { name: 'Fissures' }).click();
  await expect(page.getByText('Cette fiche est encore vide.')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText(`/link/${id}.f2`)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Questionnaire/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`/use/${id}`));
  await context.close();
});

test.describe('what others keep private', () => {
  test.use({ expectedErrors: /status of 404/ });

  test('has no fiche either', { tag: '@gate' }, async ({ signedIn: page, browser }) => {
    const id = await ownQuestionnaire(page, BODY);
    for (const path of [`/link/${id}.f3`, `/link/${id}.`, '/link/nothing.f1'])
      expect((await page.request.get(path, { maxRedirects: 0 })).status(), path).not.toBe(200);
    const context = await browser.newContext({ locale: 'fr-FR', baseURL: new URL(page.url()).origin });
    const other = await context.newPage();
    expect((await other.request.get(`/link/${id}.f1`, { maxRedirects: 0 })).status()).toBe(302);
    await signIn(other, await makePerson(other));
    const answer = await other.goto(`/link/${id}.f1`);
    expect(answer?.status()).toBe(404);
    await context.close();
  });
});

test('the list finds a questionnaire by its fiches, at once and on the server', async ({
  signedIn: page,
}) => {
  const { title } = await goutallier(page);
  await open(page, '/public-questionnaires?q=GOUTALLIER');
  await expect(page.locator('.card')).toHaveCount(1);
  await expect(page.locator('.card')).toContainText(title);
  const all = await allItems(page.request, 'questionnaires');
  expect(all.filter((each) => /goutallier/i.test(`${each.title} ${each.tags}`))).toEqual([]);
  await page.route('**/api/questionnaires/public*', () => {});
  await page.getByRole('searchbox').fill('goutallier dégénérescence');
  await expect(page.locator('.card')).toHaveCount(1);
  await page.getByRole('searchbox').fill('goutallier zzz');
  await expect(page.locator('.card')).toHaveCount(0);
});

test('the questionnaire’s page lists its fiches, answering and reading', async ({ signedIn: page }) => {
  const { id } = await goutallier(page);
  for (const path of [`/use/${id}`, `/use/${id}?mode=consulter`]) {
    await page.goto(path);
    const links = page.getByRole('navigation', { name: 'Fiches' }).getByRole('link');
    await expect(links, path).not.toHaveCount(0);
    expect(await links.first().getAttribute('href')).toMatch(new RegExp(`^/link/${id}\\.`));
  }
});

for (const width of [360, 1280]) {
  test.describe(`while answering, at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, expectedErrors: /ERR_FAILED.*\/link\// });

    test('the book opens the fiche beside, and the place is kept', async ({ signedIn: page }) => {
      await openReport(page, await ownQuestionnaire(page, BODY));
      const address = page.url();
      const book = page.getByRole('link', { name: BOOK });
      await book.focus();
      await page.keyboard.press('Enter');
      const panel = page.getByRole('complementary', { name: 'Grades de Zyxel' });
      await expect(panel.getByText('Hypersignal <b>')).toBeVisible();
      await expect(panel.getByRole('heading', { name: 'Grades de Zyxel' })).toBeFocused();
      const fits = await panel.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
      });
      expect(fits).toBe(true);
      // Answering goes on beside it; a phone has no room for both.
      const grade = page.getByRole('radio', { name: 'Grade 1' });
      if (width > 768) await grade.check({ force: true });
      else await grade.press('Space');
      await expect(panel).toBeVisible();
      await panel.getByRole('button', { name: 'Fermer' }).focus();
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(book).toBeFocused();
      await expect(page.getByRole('radio', { name: 'Grade 1' })).toBeChecked();
      expect(new URL(page.url()).pathname).toBe(new URL(address).pathname);
    });

    test('a fiche that cannot be read says so, and its page is one link away', async ({ signedIn: page }) => {
      const id = await ownQuestionnaire(page, BODY);
      await openReport(page, id);
      await page.route('**/link/**', (route) => route.abort());
      await page.getByRole('link', { name: BOOK }).click();
      const panel = page.getByRole('complementary', { name: 'Grades de Zyxel' });
      await expect(panel.getByText('La fiche n’a pas pu être chargée.')).toBeVisible();
      await expect(panel.getByRole('link', { name: 'Ouvrir la page' })).toHaveAttribute(
        'href',
        `/link/${id}.f1`,
      );
      await page.unrouteAll();
    });
  });
}

test('the page of a fiche is read at 360 px without scrolling sideways', async ({ signedIn: page }) => {
  const { id } = await goutallier(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`/link/${id}.goutallier`);
  await alive(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
