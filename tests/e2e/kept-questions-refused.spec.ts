import type { Page } from 'playwright/test';
import { sampleQuestions } from '../run/sample-questions.ts';
import { expectAccessible } from './axe.ts';
import { drawn } from './film.ts';
import { bearerOf, expect, open, test } from './fixtures.ts';
import { question, validate } from './image-answers.ts';
import { GL_LAUNCH, openPanel } from './keep-offline.ts';
import { answerFirst, keepDossier, REFUSALS, recorded, refused, waits } from './kept-questions.ts';
import { caseOf, picture } from './own-images.ts';

test.use({ launchOptions: GL_LAUNCH, expectedErrors: REFUSALS, serviceWorkers: 'allow' });

for (const { width, theme } of [
  { width: 360, theme: 'dark' },
  { width: 1440, theme: 'light' },
] as const)
  test.describe(`at ${width} px, ${theme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme: theme, bypassCSP: true });

    test('what another device has validated meanwhile counts, and nothing that was typed is lost', async ({
      signedIn: page,
      context,
    }) => {
      await page.evaluate((chosen) => localStorage.setItem('theme', chosen), theme);
      const { id } = await keepDossier(page);
      await answerFirst(page);
      await expect(waits(page)).toBeVisible();
      await expectAccessible(page, 'a step that waits');
      const headers = await bearerOf(page);
      const call = `/api/cases/${id}/questions`;
      const { round, version, steps } = await (await page.request.get(call, { headers })).json();
      const [first] = steps;
      const wrong = first.questions[0].propositions.find(({ text }: { text: string }) =>
        text.startsWith('Dans le parenchyme'),
      );
      const answers = { [first.questions[0].id]: { chosen: [wrong.id] } };
      const data = { round, version, step: first.id, answers };
      expect((await page.request.post(call, { headers, data })).status()).toBe(200);

      await context.setOffline(false);
      await expect(refused(page)).toContainText('ce sont elles qui comptent, montrées à l’étape 1.');
      await expect(refused(page)).toContainText('sinus veineux');
      const counted = page.locator(`#etape-${first.id}`);
      await expect(counted).toContainText('0 / 1');
      await expect(counted).toContainText('Sans réponse');
      await expect(question(page, 3)).toBeVisible();
      await expectAccessible(page, 'a step that does not count');
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
      await page.reload();
      await drawn(page);
      await refused(page).getByRole('button', { name: 'Effacer ces réponses' }).click();
      await expect(refused(page)).toHaveCount(0);
    });
  });

/** Saves the questions of one's own case. */
async function saveQuestions(page: Page, id: string, questions: typeof sampleQuestions): Promise<void> {
  const headers = await bearerOf(page);
  const { revision } = await (await page.request.get(`/api/cases/${id}`, { headers })).json();
  const saved = await page.request.put(`/api/cases/${id}/parts/questions`, {
    headers: { ...headers, 'If-Match': `"${revision}"` },
    data: { questions },
  });
  expect(saved.status(), await saved.text()).toBe(200);
}

test('a step that the case does not ask any more is told, with what had been answered', async ({
  signedIn: page,
  context,
}) => {
  const id = await caseOf(page, [await picture({ width: 64, height: 48 })]);
  await saveQuestions(page, id, sampleQuestions);
  await page.goto(`/radiology-viewer/${id}`);
  await drawn(page);
  const panel = await openPanel(page);
  await expect(panel).toContainText('Ses questions\u00a0: sans réseau, une seule étape se répond');
  await panel.getByRole('button', { name: 'Garder hors ligne' }).click();
  await expect(panel).toContainText('Gardé le');
  await context.setOffline(true);
  await page.goto(`/radiology-viewer/${id}?questions=1`);
  await question(page, 1).getByText('luxation').click();
  await question(page, 3).getByRole('textbox').fill('scaphoïde');
  await validate(page).click();
  await page.getByRole('button', { name: 'Valider quand même' }).click();
  await expect(waits(page)).toBeVisible();
  const [first, second] = sampleQuestions.steps;
  await saveQuestions(page, id, { ...sampleQuestions, steps: [{ ...first!, id: 's9' }, second!] });
  await context.setOffline(false);
  await expect(refused(page)).toContainText('Le cas ne pose plus cette étape telle que vous l’aviez gardée');
  await expect(refused(page)).toContainText('scaphoïde');
  await expect(validate(page)).toBeVisible();
});

test.describe('of a case that is gone', () => {
  test.use({ bypassCSP: true });

  test('what was answered is read where everything kept is', async ({ signedIn: page, context }) => {
    const id = await caseOf(page, [await picture({ width: 64, height: 48 })]);
    await saveQuestions(page, id, sampleQuestions);
    await page.goto(`/radiology-viewer/${id}`);
    await drawn(page);
    const panel = await openPanel(page);
    await panel.getByRole('button', { name: 'Garder hors ligne' }).click();
    await expect(panel).toContainText('Gardé le');
    await context.setOffline(true);
    await page.goto(`/radiology-viewer/${id}?questions=1`);
    await question(page, 3).getByRole('textbox').fill('scaphoïde');
    await validate(page).click();
    await page.getByRole('button', { name: 'Valider quand même' }).click();
    await expect(waits(page)).toBeVisible();
    const headers = await bearerOf(page);
    await page.goto('about:blank');
    expect((await page.request.delete(`/api/cases/${id}`, { headers })).ok()).toBe(true);
    await context.setOffline(false);
    await open(page, '/hors-ligne');
    await expect(refused(page)).toContainText('n’étaient plus accessibles quand cette étape a été envoyée');
    await expect(refused(page)).toContainText('scaphoïde');
    await expectAccessible(page, 'answers to a case that is gone');
    await refused(page).getByRole('button', { name: 'Effacer ces réponses' }).click();
    await expect(refused(page)).toHaveCount(0);
    expect(await recorded(page)).toEqual([]);
  });
});
