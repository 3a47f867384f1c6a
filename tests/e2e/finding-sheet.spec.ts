import { isSaved } from './drop.ts';
import { GL_LAUNCH } from './film.ts';
import { ownCopy, tour } from './finding-pages.ts';
import { bearerOf, expect, open, test } from './fixtures.ts';
import { expectSaved, openEmptied, tool } from './sheet-pages.ts';

test.use({ launchOptions: GL_LAUNCH });

test.describe('findings', () => {
  test('are led to from the sheet, whose link begins their tour', async ({ signedIn: page }) => {
    const id = await ownCopy(page);
    await openEmptied(page, id);
    await tool(page, 'Renvoi vers une image').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Signe').selectOption({ label: '1. Nodule spiculé' });
    // Its own slice is shown; choosing another one makes it a link to an image again.
    const slider = dialog.getByRole('slider');
    const own = await slider.inputValue();
    await slider.fill('3');
    await expect(dialog.getByLabel('Signe')).toHaveValue('');
    await dialog.getByLabel('Signe').selectOption({ label: '1. Nodule spiculé' });
    await expect(slider).toHaveValue(own);
    await dialog.getByRole('button', { name: 'Insérer', exact: true }).click();
    await expectSaved(page);
    await page.reload();
    await page.goto(`/sheet/${id}`);
    await page.locator('.rich-text').getByRole('link', { name: 'Nodule spiculé' }).click();
    await expect(tour(page)).toContainText(/1\. Nodule spiculé.*1 sur 2/);
  });

  test('go with their image, which says so, and come back with it', async ({ signedIn: page }) => {
    const id = await ownCopy(page);
    await open(page, `/cases?cas=${id}`);
    const folder = page.locator('.folder').filter({
      has: page.getByRole('button', { name: 'Supprimer le dossier « Thorax face »' }),
    });
    await page.getByRole('button', { name: 'Supprimer le dossier « Thorax face »' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Signe retiré aussi : « Le même, de face ».');
    await dialog.getByRole('button', { name: 'Annuler' }).click();
    await folder.locator('.tile').press('Delete');
    await expect(folder).toContainText('Signe retiré aussi : « Le même, de face ».');
    await expect(page.locator('.case-editor > [role=status]')).toContainText('Le même, de face');
    await page.getByRole('button', { name: 'Remettre l’image retirée' }).click();
    // The finding came back with the image, so it is removed with it again.
    await folder.locator('.tile').press('Delete');
    await expect(folder).toContainText('Signe retiré aussi : « Le même, de face ».');
    await page.keyboard.press('Control+z');
    await expect(folder.locator('.tile')).toHaveCount(1);
    await isSaved(page);
    const headers = await bearerOf(page);
    const kept = async () => (await (await page.request.get(`/api/cases/${id}`, { headers })).json()).body;
    await expect.poll(async () => (await kept()).findings.length).toBe(2);
    expect((await kept()).folders.at(-1).images).toHaveLength(1);
  });

  test('are printed with their marks, and the sheet beside them on two pages', { tag: '@gate' }, async ({
    signedIn: page,
  }) => {
    const id = await ownCopy(page);
    await open(page, `/sheet/${id}`);
    await page.emulateMedia({ media: 'print' });
    for (const figure of await page.getByRole('figure').all()) {
      const image = (await figure.getByRole('img').boundingBox())!;
      const marks = (await figure.locator('svg').boundingBox())!;
      expect(Math.abs(marks.width - image.width) + Math.abs(marks.height - image.height)).toBeLessThan(2);
    }
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(Number(/\/Count (\d+)/.exec(pdf)?.[1])).toBeLessThanOrEqual(2);
  });
});
