import type { Page } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import { attest, isSaved, newCase, ready } from './drop.ts';
import { boxOf, GL_LAUNCH, sliceOf } from './film.ts';
import { ownCopy } from './finding-pages.ts';
import { expect, open, test } from './fixtures.ts';
import { drag } from './hands.ts';
import { picture } from './own-images.ts';

test.use({ launchOptions: GL_LAUNCH });

const STEPS = ['Images', 'Signes', 'Textes', 'Fiche récapitulative', 'Questions', 'Publication'];

/** The headings of the steps, as they follow one another in the page. */
const stepHeadings = (page: Page) => page.locator('.case-editor h2.step-heading');

/** A case with one picture, open in its editor. Returns its id. */
async function caseWithPicture(page: Page): Promise<string> {
  const id = await newCase(page);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choisir des fichiers' }).click();
  await (await chooser).setFiles([
    { name: 'face.png', mimeType: 'image/png', buffer: await picture({ width: 200, height: 160 }) },
  ]);
  await attest(page);
  await isSaved(page);
  return id;
}

const signsOf = (page: Page, image: number) =>
  page.getByRole('link', { name: new RegExp(`^Signes sur l’image ${image}\\s:`) });

test('a case is written from top to bottom: images, signs under each of them, texts, sheet, publication', {
  tag: '@gate',
}, async ({ signedIn: page }) => {
  const id = await caseWithPicture(page);
  await expect(stepHeadings(page)).toHaveText(STEPS.map((name, index) => `${index + 1}${name}`));
  await signsOf(page, 1).waitFor();
  // Keys follow the same order as the eyes: from the image to its signs, to the texts, to what publishes.
  const places = await page.evaluate(() => {
    const texts = ['#titre', '#fiche button', '#questions button'];
    const order = ['.tile', '.tile-signs', ...texts, '#publication .button.primary'];
    const all = [...document.querySelectorAll('.case-editor-columns *')];
    return order.map((each) => all.indexOf(document.querySelector(`.case-editor-columns ${each}`)!));
  });
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));

  // Under the image: an arrow and a name are enough for its first finding.
  await signsOf(page, 1).press('Enter');
  await page.waitForURL(`**/preview/${id}#signes/**`);
  const writing = page.getByRole('complementary', { name: 'Signes' });
  await expect(page.getByRole('button', { name: 'Flèche' })).toHaveAttribute('aria-pressed', 'true');
  await expect(writing.getByRole('listitem')).toHaveCount(0);
  const box = await boxOf(page);
  await drag(page, { x: box.x + box.width / 2 - 60, y: box.y + box.height / 2 }, { x: 60, y: 20 });
  await expect(writing.getByLabel('Nom')).toBeFocused();
  await page.keyboard.type('Trait de fracture');
  await writing.getByRole('button', { name: 'Terminer' }).click();

  await page.waitForURL(`**/cases?cas=${id}#signes`);
  await ready(page);
  await expect(signsOf(page, 1)).toHaveText('1\u00a0signe');
  const line = page.locator('.case-findings').getByRole('link', { name: /1\. Trait de fracture/ });
  await expect(line).toContainText('image 1 · 1\u00a0tracé');
  // Its line opens it there again.
  await line.click();
  await expect(writing.getByRole('button', { name: '1. Trait de fracture' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await writing.getByRole('button', { name: 'Terminer' }).click();
  await page.waitForURL(`**/cases?cas=${id}#signes`);

  // The publish button is at the end, too, with what is missing before it.
  await ready(page);
  await page.getByLabel('Titre').fill('Fracture du radius');
  const end = page.locator('#publication');
  await expect(end).toContainText('La réponse n’est pas écrite.');
  await page.getByLabel('Réponse', { exact: true }).fill('Fracture de l’extrémité distale.');
  await expect(end).not.toContainText('La réponse n’est pas écrite.');
  await end.getByRole('button', { name: 'Publier' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publier quand même' }).click();
  await expect(page.locator('.editor-bar .status')).toHaveText('Public');
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click();
  await expect(end).toContainText('Ce cas est public.');
  // Nothing is left to be published.
  await expect(end.getByRole('button')).toHaveText(['Exporter en MIRC', 'Exporter les signes en DICOM']);
});

test('signs of several series: the image that is pressed is the one that opens, and two on one slice are told apart', async ({
  signedIn: page,
}) => {
  const id = await ownCopy(page);
  await open(page, `/cases?cas=${id}`);
  await ready(page);
  const second = page.locator('.case-findings').getByRole('link', { name: /2\. Le même, de face/ });
  await second.click();
  const writing = page.getByRole('complementary', { name: 'Signes' });
  await expect(writing.getByRole('button', { name: '2. Le même, de face' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await page.getByRole('link', { name: 'Revenir à l’éditeur' }).click();
  await ready(page);
  const folder = page
    .locator('[data-folder]')
    .filter({ has: page.locator('.image-grid') })
    .first();
  await folder.getByRole('link', { name: /^Signes sur l’image 7\s:/ }).click();
  await page.locator('.finding-editor .finding-add').waitFor();
  await expect.poll(() => sliceOf(page)).toBe(7);
});

for (const [width, height] of [
  [360, 740],
  [1440, 900],
  [2560, 1300],
] as const)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, bypassCSP: true });

    test('the steps of a case fit, are reached and are accessible', async ({ signedIn: page }) => {
      await open(page, `/cases?cas=${await ownCopy(page)}`);
      await ready(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await expectAccessible(page, 'the steps of a case');
      const steps = page.getByRole('navigation', { name: 'Étapes du cas' });
      if (width > 900) return expect(steps).toHaveCount(0);
      // All of them at once, without scrolling sideways.
      expect(await steps.evaluate((all) => all.scrollWidth - all.clientWidth)).toBeLessThanOrEqual(0);
      await steps.getByRole('link', { name: 'Publication' }).click();
      await expect(page.getByRole('heading', { name: 'Publication' })).toBeInViewport();
    });
  });
