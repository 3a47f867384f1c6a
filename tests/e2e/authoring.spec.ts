import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './axe.ts';
import { attest, isSaved, newCase, ready } from './drop.ts';
import { expect, holdScripts, open, test } from './fixtures.ts';

async function greys(count: number, from = 20) {
  return Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const grey = from + at * 20;
      const create = {
        width: 64,
        height: 48,
        channels: 3 as const,
        background: { r: grey, g: grey, b: grey },
      };
      return {
        name: `coupe-${at}.png`,
        mimeType: 'image/png',
        buffer: await sharp({ create }).png().toBuffer(),
      };
    }),
  );
}

const choose = async (page: Page, files: Awaited<ReturnType<typeof greys>>) =>
  page.locator('.drop-zone input[type=file]').first().setInputFiles(files);
const folder = (page: Page, name: string) =>
  page.getByRole('listitem', { name: new RegExp(`Dossier «\\s${name}\\s»`) });

test.use({ expectedErrors: /status of 422/ });

test('several images are selected, moved and removed in one step, and one history takes it all back', {
  tag: '@gate',
}, async ({ signedIn: page }) => {
  await newCase(page);
  await choose(page, await greys(6));
  await attest(page);
  const tiles = folder(page, 'Images').locator('.tile');
  await expect(tiles).toHaveCount(6);
  await page.getByRole('button', { name: 'Nouveau dossier' }).click();
  const first = page.getByLabel('Nom du dossier').first();
  await expect(first).toBeFocused();
  await expect(first).toHaveValue('Série 2');
  await page.keyboard.type('Coronal');
  await expect(folder(page, 'Coronal')).toHaveAccessibleName(/1 sur 2/);

  await tiles.nth(1).click();
  await tiles.nth(3).click({ modifiers: ['Shift'] });
  await tiles.nth(2).click({ modifiers: ['ControlOrMeta'] });
  await expect(folder(page, 'Images').locator('.tile[aria-pressed=true]')).toHaveCount(2);
  await expect(folder(page, 'Images').getByText(/^2\simages choisies$/)).toBeVisible();
  await expect(folder(page, 'Images').locator('.tick:visible')).toHaveCount(2);
  await folder(page, 'Images').getByLabel('Déplacer ces 2 images vers…').selectOption('Coronal');
  await expect(tiles).toHaveCount(4);
  await expect(folder(page, 'Coronal').locator('.tile')).toHaveCount(2);
  await expect(page.locator('.tile:focus')).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(tiles).toHaveCount(6);

  // From the keyboard, then put back at once.
  await tiles.nth(0).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Delete');
  await expect(tiles).toHaveCount(3);
  await page.getByRole('button', { name: 'Remettre les 3 images retirées' }).click();
  await expect(tiles).toHaveCount(6);
  await expect(tiles.nth(0)).toBeFocused();
  // Undone by keys, the focus stays on an image.
  await tiles.nth(2).click();
  await page.keyboard.press('Delete');
  await expect(tiles).toHaveCount(5);
  await page.keyboard.press('Control+z');
  await expect(tiles).toHaveCount(6);
  await expect(page.locator('.tile:focus')).toHaveCount(1);

  // A text field's undoing is the last change of the case, whichever field it was in.
  await page.getByLabel('Réponse', { exact: true }).fill('Première');
  await page.getByLabel('Titre').fill('Un titre');
  await page.getByLabel('Réponse', { exact: true }).focus();
  await page.keyboard.press('Control+z');
  await expect(page.getByLabel('Titre')).toHaveValue('Cas sans titre');
  await expect(page.getByLabel('Réponse', { exact: true })).toHaveValue('Première');
  await page.keyboard.press('Control+z');
  await expect(page.getByLabel('Réponse', { exact: true })).toHaveValue('');
  await isSaved(page);

  await page.getByLabel('Ajouter une étiquette').fill('TDM, Neuro; oncologie');
  await page.getByLabel('Ajouter une étiquette').press('Enter');
  await expect(page.locator('.edited-tags .chip')).toHaveText(['TDM', 'Neuro', 'oncologie']);
  await page.getByLabel('Réponse', { exact: true }).fill('x'.repeat(1_004));
  await expect(page.getByText('4 caractères de trop')).toBeVisible();
  await expect(page.getByLabel('Réponse', { exact: true })).toHaveValue('x'.repeat(1_004));
  // It is not sent: other changes are saved, and this one as soon as it fits.
  const status = page.locator('.save-state');
  await page.getByLabel('Titre').fill('Un titre de plus');
  await expect(status).toHaveText(/Non enregistré\s: «\sRéponse\s» dépasse 1\s000\scaractères/);
  const answerKept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith(':answer')));
  expect(await answerKept()).toHaveLength(1);
  await page.getByLabel('Réponse', { exact: true }).fill('x'.repeat(1_000));
  await isSaved(page);
  expect(await answerKept()).toHaveLength(0);
  await page.reload();
  await expect(page.getByLabel('Titre')).toHaveValue('Un titre de plus');
  await expect(page.getByLabel('Réponse', { exact: true })).toHaveValue('x'.repeat(1_000));

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Tout replier' }).click();
  await expect(tiles).toHaveCount(0);
  await expectAccessible(page, 'folded folders');
});

test('a mask is proposed over what is written, and moved by keys', { tag: '@gate' }, async ({
  signedIn: page,
}) => {
  const writing = Buffer.from(
    '<svg width="640" height="60"><text x="12" y="36" font-family="monospace" font-size="26" fill="white">LEFEVRE ANAIS 17051984</text></svg>',
  );
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#333' } })
    .composite([{ input: writing, top: 0, left: 0 }])
    .png()
    .toBuffer();
  await newCase(page);
  await choose(page, [{ name: 'photo.png', mimeType: 'image/png', buffer }]);
  const review = page.getByRole('dialog', { name: 'Images à envoyer' });
  const take = review.getByRole('button', { name: /^Masquer (cette zone|ces \d+ zones)$/ });
  await take.click();
  const zone = review.getByRole('button', { name: /^Zone 1\s:/ });
  await expect(zone).toHaveCount(1);
  await expect(review.locator('.mask-proposal [role=status]')).toBeEmpty();
  const left = review.getByRole('group', { name: 'Zone 1' }).getByLabel('Haut', { exact: true });
  const before = Number(await left.inputValue());
  await zone.focus();
  await page.keyboard.press('Control+ArrowDown');
  await expect(left).toHaveValue(String(before + 1));
  const width = review.getByRole('group', { name: 'Zone 1' }).getByLabel('Largeur');
  const wide = Number(await width.inputValue());
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await expect(width).toHaveValue(String(wide - 1));
  const box = (await zone.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 + 40, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => Number(await left.inputValue())).toBeGreaterThan(before + 20);
  await zone.focus();
  const zones = review.locator('.mask-zone');
  const count = await zones.count();
  await page.keyboard.press('Delete');
  await expect(zones).toHaveCount(count - 1);
  await expectAccessible(page, 'masks');
});

test('« Nouveau cas » works before the script, and a deleted card leaves the focus in the list', async ({
  signedIn: page,
}) => {
  const id = await newCase(page);
  await open(page, '/cases');
  await page.getByRole('button', { name: /^Actions sur/ }).click();
  await page.getByRole('button', { name: 'Supprimer', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.locator(`a[href*="${id}"]`)).toHaveCount(0);
  const focused = () => page.evaluate(() => document.activeElement?.localName);
  await expect.poll(focused).not.toBe('body');
  await page.getByRole('button', { name: 'Fermer ce message' }).click();
  await expect(page.locator('.notice')).toHaveCount(0);
  await expect.poll(focused).not.toBe('body');

  const letIn = await holdScripts(page);
  await page.goto('/cases', { waitUntil: 'commit' });
  // Pressed twice, as people do where nothing seems to happen.
  await page.getByRole('button', { name: 'Nouveau cas' }).dblclick({ noWaitAfter: true });
  await page.waitForURL(/\/cases\?cas=/, { waitUntil: 'commit' });
  letIn();
  await ready(page);
  await open(page, '/cases');
  await expect(page.locator('.card-title')).toHaveCount(1);
});
