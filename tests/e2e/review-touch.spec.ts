import { chooseOnNewCase, slice } from './ct-slice.ts';
import { fingersOn } from './film.ts';
import { expect, framesDrawn, test } from './fixtures.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('a finger goes across the film to other slices, and draws nothing', async ({ signedIn: page }) => {
  await chooseOnNewCase(
    page,
    [1, 2, 3, 4, 5].map((at) => slice(at, at * 10)),
  );
  const dialog = page.getByRole('dialog', { name: 'Images à envoyer' });
  await dialog.getByRole('button', { name: 'Parcourir et masquer' }).click();
  const film = dialog.locator('.mask-film');
  await expect(dialog.getByText('Image 3 sur 5')).toBeVisible();
  await film.scrollIntoViewIfNeeded();
  const box = (await film.boundingBox())!;
  const finger = await fingersOn(page);
  const y = box.y + box.height / 2;
  const swipe = async (from: number, to: number) => {
    await finger('touchStart', { x: from, y });
    for (let step = 1; step <= 4; step += 1) {
      await finger('touchMove', { x: from + ((to - from) * step) / 4, y });
      await framesDrawn(page);
    }
    await finger('touchEnd');
  };
  const middle = box.x + box.width / 2;
  await swipe(middle + 40, middle - 40);
  await expect(dialog.getByText('Image 5 sur 5')).toBeVisible();
  await swipe(middle - 60, middle + 60);
  await expect(dialog.getByText('Image 1 sur 5')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Parcourir et masquer$/ })).toBeVisible();
  await expect(dialog.locator('.mask-zone')).toHaveCount(0);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
  ).toBe(true);
});
