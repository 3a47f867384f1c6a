import type { Page } from 'playwright/test';
import { liver } from '../unit/repeats/liver.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { makeQuestionnaire } from './make-questionnaire.ts';
import { bodyOf, isSaved, openQuestionnaire, rowOf } from './questionnaire-pages.ts';
import { openForm } from './reporting-pages.ts';

const lesion = (page: Page, name: string) => page.locator('.instance').filter({ hasText: name });
const size = (page: Page, name: string) => lesion(page, name).getByLabel('Taille', { exact: true });
const report = (page: Page) => page.locator('.report-pane');
const choose = (page: Page, name: string) =>
  page.locator('.answer-form .choice').filter({ hasText: name }).click();

async function openLiver(page: Page): Promise<void> {
  await openForm(page, await makeQuestionnaire(page, { title: 'Foie', body: liver }));
  await choose(page, 'Présents');
  await expect(page.locator('.instance')).toHaveCount(1);
}

test('lesions are added, numbered by size, copied, removed and brought back by keys', {
  tag: '@gate',
}, async ({ signedIn: page }) => {
  await openLiver(page);
  await size(page, 'Nodule 1').fill('12');
  await expect(report(page)).toContainText('Nodule 1, segment [Segment ?] : 12 mm.');
  await page.keyboard.press('+');
  await expect(page.locator('.instance')).toHaveCount(2);
  // The caret is on the first question of the new one.
  await expect(lesion(page, 'Nodule 2').getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('2');
  await expect(size(page, 'Nodule 2')).toBeFocused();
  await page.keyboard.type('25');
  // It is the larger one: number 1 now, at its place.
  await expect(page.locator('.instance').nth(1)).toContainText('Nodule 1');
  await expect(report(page)).toContainText('Nodule 1, segment VII : 25 mm.');
  await expect(report(page)).toContainText('Somme : 37.');
  await page.keyboard.press('Control+Shift+D');
  await expect(page.locator('.instance')).toHaveCount(3);
  await expect(report(page)).toContainText('Nombre : 3.');
  await page.keyboard.press('Control+Shift+Delete');
  await expect(page.locator('.instance')).toHaveCount(2);
  await expect(report(page)).toContainText('Nombre : 2.');
  await page.keyboard.press('Control+z');
  await expect(report(page)).toContainText('Nombre : 3.');
  await choose(page, 'Aucun');
  await expect(report(page)).toContainText('Nombre : 0.');
  await expect(report(page)).not.toContainText('Nodule 1');
  await choose(page, 'Présents');
  await expect(report(page)).toContainText('Somme : 62.');
});

test('a report with lesions is found again, and no lesion is lost', async ({ signedIn: page }) => {
  await openLiver(page);
  await size(page, 'Nodule 1').fill('12');
  await page.getByRole('button', { name: 'Ajouter : Nodule' }).click();
  await size(page, 'Nodule 2').fill('8');
  await expect(report(page)).toContainText('Somme : 20.');
  await expect(page).toHaveURL(/#/);
  await page.reload();
  await expect(page.locator('.instance')).toHaveCount(2);
  await expect(size(page, 'Nodule 1')).toHaveValue('12');
  await expect(size(page, 'Nodule 2')).toHaveValue('8');
  await expect(page.getByRole('button', { name: 'Dupliquer Nodule 2' })).toBeVisible();
});

test('what repeats is written in the editor', async ({ signedIn: page }) => {
  const { pages } = structuredClone(liver);
  const [nodules, ...formulas] = pages[0]!.questions;
  if (nodules?.type === 'single') delete nodules.options[1]!.repeat;
  const body = { pages: [{ ...pages[0]!, questions: [nodules!] }] };
  expect(formulas.length).toBeGreaterThan(0);
  const id = await makeQuestionnaire(page, { title: 'Foie', body });
  await openQuestionnaire(page, id);
  await rowOf(page, 'Présents').click();
  await page.getByRole('button', { name: 'Répéter ces questions' }).click();
  await page.getByLabel('Pour chaque').fill('Nodule');
  await page.getByLabel('Phrase de chacun').fill('Nodule {numéro}, {segment} : {taile}.');
  await expect(page.getByText('« taile » n’est le nom d’aucune de ces questions.')).toBeVisible();
  await page.getByLabel('Phrase de chacun').fill('Nodule {numéro}, {segment} : {taille}.');
  await expect(page.getByText('n’est le nom d’aucune')).toHaveCount(0);
  await page.getByLabel('Numéroter par').selectOption({ label: 'Taille' });
  await page.getByLabel('Du plus grand au plus petit').check();
  await isSaved(page);
  const repeat = {
    name: 'Nodule',
    sentence: 'Nodule {numéro}, {#segment} : {#size}.',
    orderedBy: 'size',
    descending: true,
  };
  expect(await bodyOf(page, id)).toMatchObject({
    pages: [{ questions: [{ options: [{ id: 'none' }, { id: 'some', repeat }] }] }],
  });
});

for (const width of [360, 1280])
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, bypassCSP: true });

    test('axe finds nothing, and nothing is wider than the page', async ({ signedIn: page }) => {
      await openLiver(page);
      await page.getByRole('button', { name: 'Ajouter : Nodule' }).click();
      await expect(page.locator('.instance')).toHaveCount(2);
      await expectAccessible(page, 'two lesions');
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });
  });
