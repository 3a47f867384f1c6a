import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './axe.ts';
import { chooseOnNewCase, slice } from './ct-slice.ts';
import { isSaved } from './drop.ts';
import { expect, test } from './fixtures.ts';
import { ultrasoundImage } from './risky-series.ts';

test.use({ bypassCSP: true });

const review = (page: Page) => page.getByRole('dialog', { name: 'Images à envoyer' });
const word = (page: Page) => review(page).getByRole('checkbox', { name: /J’atteste/ });
const look = (page: Page) => review(page).getByRole('button', { name: /^Regarder/ });
const US = [1, 2, 3].map(ultrasoundImage);
const CT = [slice(1, 10), slice(2, 30), slice(3, 20)];

test('what may bear a name is seen before it is attested, by the keyboard; plain slices need not be', {
  tag: '@gate',
}, async ({ signedIn: page }) => {
  await chooseOnNewCase(page, [...US, ...CT]);
  await expect(word(page)).toBeDisabled();
  await expect(word(page)).toHaveAccessibleDescription(
    /^Il reste 3\s+images à regarder dans «\sÉchographie.*»\.$/,
  );
  await word(page).focus();
  await page.keyboard.press('Space');
  await expect(word(page)).not.toBeChecked();
  await expectAccessible(page, 'images left to look at');

  await page.keyboard.press('Shift+Tab');
  await expect(look(page)).toBeFocused();
  for (const left of ['Il reste 2', 'Il reste 1', '']) {
    await page.keyboard.press('Enter');
    if (left !== '') await expect(word(page)).toHaveAccessibleDescription(new RegExp(`^${left}\\s`));
  }
  // The button is gone: what it led to has the focus. The slices of the CT are counted, and hold nothing back.
  await expect(word(page)).toBeFocused();
  await expect(word(page)).toHaveAccessibleDescription(/^3\s+images sur 6 regardées dans les séries/);
  await page.keyboard.press('Space');
  await review(page)
    .getByRole('button', { name: /^Envoyer 6/ })
    .press('Enter');
  await expect(page.locator('.tile')).toHaveCount(6);
  await isSaved(page);
});

test('what is left out need not be looked at; with nothing kept it says so', async ({ signedIn: page }) => {
  await chooseOnNewCase(page, [...US, ...CT]);
  await expect(word(page)).toBeDisabled();
  await review(page)
    .getByRole('checkbox', { name: /^Envoyer la série Échographie/ })
    .uncheck();
  await expect(word(page)).toBeEnabled();
  await expect(look(page)).toHaveCount(0);
  await review(page)
    .getByRole('checkbox', { name: /^Envoyer la série TDM/ })
    .uncheck();
  await expect(word(page)).toBeDisabled();
  await expect(word(page)).toHaveAccessibleDescription(/^Rien n’est pris/);
});

test('the film of an ultrasound is open, and plays through to its end', async ({ signedIn: page }) => {
  await chooseOnNewCase(page, [1, 2, 3, 4, 5].map(ultrasoundImage));
  await review(page).getByRole('button', { name: 'Faire défiler' }).click();
  await expect(review(page).getByText('(5 / 5 vues)')).toBeVisible();
  await expect(word(page)).toBeEnabled();
  await expect(review(page).getByRole('button', { name: 'Faire défiler' })).toBeVisible();
});

test('what is proposed to be masked moves nothing that stands below', async ({ signedIn: page }) => {
  const writing = Buffer.from(
    '<svg width="640" height="60"><text x="12" y="36" font-family="monospace" font-size="26" fill="white">LEFEVRE ANAIS 17051984</text></svg>',
  );
  const photograph = (background: string) =>
    sharp({ create: { width: 640, height: 480, channels: 3, background } });
  const [written, plain] = await Promise.all([
    photograph('#333')
      .composite([{ input: writing, top: 0, left: 0 }])
      .png()
      .toBuffer(),
    photograph('#444').png().toBuffer(),
  ]);
  await chooseOnNewCase(page, [
    { name: 'ecrit.png', mimeType: 'image/png', buffer: written },
    { name: 'rien.png', mimeType: 'image/png', buffer: plain },
  ]);
  const hint = review(page).getByText('Tracez un rectangle');
  const take = review(page).getByRole('button', { name: /^Masquer (cette zone|ces \d+ zones)$/ });
  await expect(take).toBeVisible();
  const place = () => hint.evaluate((node) => (node as HTMLElement).offsetTop);
  const before = await place();
  await review(page).getByRole('button', { name: 'Image suivante' }).click();
  await expect(take).toHaveCount(0);
  expect(await place()).toBe(before);
});
