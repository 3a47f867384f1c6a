import { expect, test } from './fixtures.ts';
import { details, giveImage, isStored, openQuestionnaire, select, storedBody } from './question-pages.ts';

test('an image of an option is looked at, attested, described and stored', async ({ signedIn: page }) => {
  const id = await openQuestionnaire(page);
  const fields = details(page);
  await select(page, 'Fissure');
  await giveImage(page);
  await expect(fields.locator('.details-image')).toBeVisible();
  await fields.getByLabel('Description pour qui ne voit pas l’image').fill('Fissure verticale');
  await fields.getByLabel('Légende (facultative)').fill('Coupe sagittale');
  await isStored(page);
  const [, fissure] = (await storedBody(page, id)).pages[0]!.questions[0]!.options!;
  expect(fissure).toMatchObject({
    image: { alt: 'Fissure verticale', caption: 'Coupe sagittale', width: 320 },
  });
  await page.reload();
  await expect(page.locator('.unattested')).toHaveCount(0);
  await page.goto(`/use/${id}?mode=consulter`);
  await expect(page.getByAltText('Fissure verticale')).toBeVisible();
});

test('what is no image is refused in words that fit a questionnaire', async ({ signedIn: page }) => {
  await openQuestionnaire(page);
  await select(page, 'Fissure');
  const dicom = Buffer.alloc(200);
  dicom.write('DICM', 128, 'latin1');
  const given = [{ name: 'coupe', mimeType: '', buffer: dicom }];
  await details(page).locator('input[type=file]').first().setInputFiles(given);
  await expect(page.locator('.refused-files')).toContainText('Un questionnaire montre des images ordinaires');
  await expect(page.locator('.refused-files a')).toHaveCount(0);
});
