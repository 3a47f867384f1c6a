import type { Page } from 'playwright/test';
import { countFrames } from '#lib/images/animation.ts';
import { sniffImage } from '#lib/images/image-type.ts';
import { animatedPicture } from '../unit/animated-picture.ts';
import { attest } from './drop.ts';
import { clockPasses, expect, open, test } from './fixtures.ts';
import { onBlobSent } from './sent-blobs.ts';
import {
  bringFiles,
  expectSaved,
  type GivenFile,
  HISTORY_STEP,
  openEmptied,
  ownCase,
  picture,
  textOf,
  tool,
} from './sheet-pages.ts';

function dicom(): GivenFile {
  const buffer = Buffer.alloc(200);
  buffer.write('DICM', 128, 'latin1');
  return { name: 'coupe-1', mimeType: '', buffer };
}

const figures = (page: Page) => textOf(page).locator('figure');

/** The red of the first pixel of an image that is shown. */
const redOf = (page: Page, selector: string, at = 0) =>
  page
    .locator(selector)
    .nth(at)
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const pen = new OffscreenCanvas(1, 1).getContext('2d')!;
      pen.drawImage(image, 0, 0);
      return pen.getImageData(0, 0, 1, 1).data[0];
    });

test('a file of the computer, by the button: sent, described, saved, read', { tag: '@gate' }, async ({
  signedIn: page,
}) => {
  const id = await ownCase(page);
  await openEmptied(page, id);
  await page.keyboard.type('Le schéma\u00a0:');
  await tool(page, 'Insérer une image').click();
  const dialog = page.getByRole('dialog');
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Ajouter une image depuis l’ordinateur' }).click();
  await (await chooser).setFiles([await picture('schema.png', 200)]);
  await attest(page);
  await expect(dialog.getByAltText('Image envoyée')).toBeVisible();
  await dialog.getByLabel('Légende (facultative)').fill('Un schéma');
  await dialog.getByLabel('Description pour qui ne voit pas l’image').fill('Trois flèches');
  await dialog.getByRole('button', { name: 'Insérer', exact: true }).click();
  await expect(figures(page)).toHaveCount(1);
  expect(await redOf(page, '.sheet-text figure img')).toBe(200);
  await expectSaved(page);
  await open(page, `/sheet/${id}`);
  await expect(page.getByAltText('Trois flèches')).toBeVisible();
  // The case's findings have captions of their own.
  await expect(page.locator('.rich-text figcaption')).toHaveText('Un schéma');
  expect(await redOf(page, '.rich-text figure img')).toBe(200);
});

test('of an animation nothing is sent but the image that its author saw, and that is said', async ({
  signedIn: page,
}) => {
  const sent: Buffer[] = [];
  await onBlobSent(page, (body) => sent.push(body));
  const id = await ownCase(page);
  await openEmptied(page, id);
  const animation = await animatedPicture(3).gif().toBuffer();
  await bringFiles(page, 'drop', [{ name: 'clip.gif', mimeType: 'image/gif', buffer: animation }]);
  await attest(page);
  await expect(figures(page)).toHaveCount(1);
  await expect(page.getByText(/clip\.gif.*est animée.*première image/)).toBeVisible();
  await expect.poll(() => sent.length).toBe(1);
  const [first] = sent;
  expect(countFrames(new Uint8Array(first!), sniffImage(first!)!)).toBe(1);
  expect(await redOf(page, '.sheet-text figure img')).toBe(10);
});

test('pasted and dropped images land where they were put, in order', async ({ signedIn: page }) => {
  const id = await ownCase(page);
  await openEmptied(page, id);
  await page.keyboard.type('premier');
  await page.keyboard.press('Enter');
  await page.keyboard.type('dernier');
  await bringFiles(page, 'paste', [await picture('colle.png', 90)]);
  await attest(page);
  await expect(figures(page)).toHaveCount(1);
  await bringFiles(page, 'drop', [await picture('a.png', 30), await picture('b.png', 60)]);
  await attest(page);
  await expect(figures(page)).toHaveCount(3);
  await expect(page.locator('.image-placeholder')).toHaveCount(0);
  const order = await textOf(page).evaluate((text) =>
    [...text.children].map(({ localName }) => localName).filter((name) => name !== 'button'),
  );
  expect(order.slice(0, 5)).toEqual(['p', 'figure', 'figure', 'p', 'figure']);
  const reds = [0, 1, 2].map((at) => redOf(page, '.sheet-text figure img', at));
  expect(await Promise.all(reds)).toEqual([30, 60, 90]);

  await page
    .getByRole('button', { name: /^Décrire cette image/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('textbox').fill('Carré rouge sombre');
  await page.getByRole('button', { name: 'Appliquer' }).click();
  await expect(page.getByRole('button', { name: /^Décrire cette image/ })).toHaveCount(2);
  await expectSaved(page);
  await page.reload();
  await expect(textOf(page).getByAltText('Carré rouge sombre')).toBeVisible();
  expect(await redOf(page, '.sheet-text figure img', 2)).toBe(90);
});

test('an image that was deleted comes back by undoing', async ({ signedIn: page }) => {
  const id = await ownCase(page);
  await openEmptied(page, id);
  await bringFiles(page, 'paste', [await picture('colle.png', 120)]);
  await attest(page);
  await expect(figures(page)).toHaveCount(1);
  await expectSaved(page);
  await clockPasses(page, HISTORY_STEP);
  await figures(page).locator('img').click();
  await tool(page, 'Supprimer l’image').click();
  await expect(figures(page)).toHaveCount(0);
  await expect(page.locator('.save-state')).toHaveClass(/ saved/);
  await page.keyboard.press('Control+Z');
  await expect(figures(page)).toHaveCount(1);
  await expect(page.locator('.save-state')).toHaveClass(/ waiting| saving/);
  await expectSaved(page);
  await open(page, `/sheet/${id}`);
  expect(await redOf(page, '.rich-text figure img')).toBe(120);
});

test('what is no image is refused by name, and DICOM is shown its place', async ({ signedIn: page }) => {
  const id = await ownCase(page);
  await openEmptied(page, id);
  const notes = {
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Compte rendu '.repeat(20)),
  };
  await bringFiles(page, 'drop', [dicom(), notes]);
  const refusal = page.locator('.refused-files');
  await expect(refusal).toContainText('coupe-1 est une image DICOM');
  await expect(refusal).toContainText('notes.txt n’est pas une image prise en charge');
  await expect(refusal.getByRole('link', { name: 'Ouvrir le cas' })).toHaveAttribute(
    'href',
    `/cases?cas=${id}`,
  );
  await expect(figures(page)).toHaveCount(0);
  await refusal.getByRole('button', { name: 'Fermer' }).click();
  await expect(refusal).toHaveCount(0);
});

test('a picture that comes along with its text is not taken, pictures of a page are counted', async ({
  signedIn: page,
}) => {
  await openEmptied(page, await ownCase(page));
  await bringFiles(page, 'paste', [await picture('apercu.png', 10)], '<p>du texte</p>');
  await expect(textOf(page)).toHaveText('du texte');
  await bringFiles(page, 'paste', [await picture('seule.png', 20)], '<img src="https://exemple.fr/a.png">');
  await attest(page);
  await expect(figures(page)).toHaveCount(1);
  await bringFiles(page, 'paste', [], '<p>suite<img src="https://exemple.fr/b.png"></p>');
  await expect(page.locator('.refused-files')).toContainText('1 image de la page collée n’a pas été reprise');
});

test.describe('on a bad connection', () => {
  test.use({ expectedErrors: /ERR_FAILED|status of 4|status of 5/ });

  test('an upload fails in words, is tried again, and can be given up', async ({ signedIn: page }) => {
    await openEmptied(page, await ownCase(page));
    const refuse = (status: number) =>
      page.route('**/api/uploads/*/image', (route) =>
        route.fulfill({ status, json: { code: 'image_unreadable', message: 'Cette image est illisible.' } }),
      );
    await refuse(422);
    await bringFiles(page, 'paste', [await picture('colle.png', 150)]);
    await attest(page);
    await expect(page.locator('.uploads')).toContainText('Cette image est illisible.');
    await expect(page.locator('.image-placeholder')).toHaveText(/Envoi de colle\.png/);
    await page.unroute('**/api/uploads/*/image');
    await page.getByRole('button', { name: 'Réessayer l’envoi de colle.png' }).click();
    await expect(figures(page)).toHaveCount(1);
    await refuse(422);
    await bringFiles(page, 'paste', [await picture('autre.png', 151)]);
    await attest(page);
    await expect(page.locator('.uploads')).toContainText('Cette image est illisible.');
    await page.getByRole('button', { name: 'Annuler l’envoi de autre.png' }).click();
    await expect(page.locator('.image-placeholder')).toHaveCount(0);
    await expect(page.locator('.uploads')).toHaveCount(0);
    await expect(figures(page)).toHaveCount(1);
  });
});
