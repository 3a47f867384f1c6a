import { drawn, GL_LAUNCH, longCase, openViewer, sliceOf } from './film.ts';
import { alive, expect, test } from './fixtures.ts';

test.use({ launchOptions: GL_LAUNCH });

test('series of one plane stand side by side by a key, and at the opening for who chose it', async ({
  signedIn: page,
}) => {
  await page.goto('/public-cases');
  const told = await longCase(page);
  const panels = page.locator('.panel-view');
  await openViewer(page, told.id, '?serie=1&image=20');
  await page.keyboard.press('Shift+P');
  await expect(panels).toHaveCount(2);
  const gaps = told.stacks[1]!.positions.map((each) =>
    Math.abs(each[2]! - told.stacks[0]!.positions[19]![2]!),
  );
  await expect.poll(() => sliceOf(page, 1)).toBe(gaps.indexOf(Math.min(...gaps)) + 1);
  expect(await sliceOf(page)).toBe(20);
  await expect(panels.first()).toHaveClass(/active/);

  // A radiograph lies in no plane.
  await page.locator('.folder-strip a').nth(2).click();
  await expect(panels.first()).toContainText('Thorax face');
  await page.keyboard.press('Shift+P');
  await expect(page.getByText('Ce cas n’a pas d’autre série dans le plan de celle-ci.')).toBeVisible();
  await expect(panels).toHaveCount(2);

  await page.keyboard.press('g');
  await page.getByRole('checkbox', { name: /^Ouvrir les cas sur plusieurs séries comparables/ }).check();
  await page.keyboard.press('Escape');
  await page.goto(`/radiology-viewer/${told.id}`);
  await drawn(page);
  await expect(panels).toHaveCount(2);
  // An address that names an image shows that image.
  await page.goto(`/radiology-viewer/${told.id}?serie=2&image=2`);
  await drawn(page);
  await alive(page);
  await expect.poll(() => sliceOf(page)).toBe(2);
  await expect(panels).toHaveCount(1);
});

test.describe('a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('has as many series side by side as it has room for', async ({ signedIn: page }) => {
    await page.goto('/public-cases');
    const told = await longCase(page);
    await openViewer(page, told.id, '?serie=1&image=20');
    const room = await page.getByRole('button', { name: /^\d panneaux?$/ }).count();
    await page.keyboard.press('Shift+P');
    await expect(page.locator('.panel-view')).toHaveCount(Math.min(2, Math.max(1, room)));
  });
});
