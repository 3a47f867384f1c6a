import type { Page } from 'playwright/test';
import { boxOf, GL_LAUNCH, longCase, openViewer, sliceOf, type Told } from './film.ts';
import { expect, test } from './fixtures.ts';
import { openLong } from './hands.ts';

test.use({ launchOptions: GL_LAUNCH });

const AXIAL = '[1,[[0,1],[0,0],[0,0],[0,0],[0,1],[0,0]]]';
const SAGITTAL = '[1,[[0,0],[0,1],[0,0],[0,0],[0,0],[0,-1]]]';

/** Opens the long case with its second series declared sagittal, through the middle of the first one. */
async function openCrossing(page: Page): Promise<Told> {
  await page.goto('/public-cases');
  const told = await longCase(page);
  const [first] = told.stacks;
  const [x, y] = first!.positions[0] as [number, number, number];
  const across = x + (told.shown.folders[0]!.width / 2) * told.shown.folders[0]!.series.pixelSpacing[1];
  const top = Math.max(...first!.positions.map((each) => each[2]!));
  await page.route(/\/radiology-viewer\//, async (route) => {
    const answer = await route.fetch();
    const [before, own, ...rest] = (await answer.text()).split(AXIAL.replaceAll('"', '&quot;'));
    expect(rest.length).toBeGreaterThan(0);
    await route.fulfill({ response: answer, body: [before + AXIAL + own, ...rest].join(SAGITTAL) });
  });
  await page.route(/\/api\/cases\/[^/]+\/viewer/, async (route) => {
    const answer = await route.fetch();
    const json = await answer.json();
    json.stacks[1].positions = json.stacks[1].positions.map(() => [across, y, top]);
    await route.fulfill({ response: answer, json });
  });
  await openViewer(page, told.id, '?serie=1&image=40');
  return told;
}

test.describe('panels', () => {
  test('linked by position align as they open and as they are linked, and say so where it is true', {
    tag: '@gate',
  }, async ({ signedIn: page }) => {
    await page.goto('/public-cases');
    const told = await longCase(page);
    await openViewer(page, told.id, '?serie=1&image=20');
    const nearest = (slice: number) => {
      const gaps = told.stacks[1]!.positions.map((each) =>
        Math.abs(each[2]! - told.stacks[0]!.positions[slice - 1]![2]!),
      );
      return gaps.indexOf(Math.min(...gaps)) + 1;
    };
    const second = page.locator('.panel-view').nth(1);
    await page.keyboard.press('2');
    await expect.poll(() => sliceOf(page, 1)).toBe(nearest(20));
    await expect(second).toContainText('Lié par position');
    await page.keyboard.press('l');
    await expect(second).not.toContainText('Lié par position');
    await page.keyboard.press('End');
    await expect.poll(() => sliceOf(page)).toBe(118);
    expect(await sliceOf(page, 1)).toBe(nearest(20));
    await page.keyboard.press('l');
    await expect.poll(() => sliceOf(page, 1)).toBe(nearest(118));
    await expect(second).toContainText('Lié par position');
    // A radiograph lies nowhere: nobody says that it follows.
    await page.locator('.folder-strip a').nth(2).dragTo(second);
    await expect(second).toContainText('Thorax face');
    await expect(page.getByText('Lié par position')).toHaveCount(0);
    await page.locator('.folder-strip a').nth(1).dragTo(second);
    await expect.poll(() => sliceOf(page, 1)).toBe(nearest(118));
  });

  test('show where the active one crosses them', async ({ signedIn: page }) => {
    const told = await openCrossing(page);
    await page.keyboard.press('2');
    const line = page.locator('.reference path');
    await expect(line).toHaveCount(1);
    const middleOf = async () => {
      const { y, height } = (await line.boundingBox())!;
      return y + height / 2;
    };
    const [box, before] = [await boxOf(page, 1), await middleOf()];
    expect(before).toBeGreaterThan(box.y);
    expect(before).toBeLessThan(box.y + box.height);
    await page.keyboard.press('PageDown');
    const { positions } = told.stacks[0]!;
    const towards = Math.sign(positions[39]![2]! - positions[49]![2]!);
    await expect.poll(async () => Math.sign((await middleOf()) - before)).toBe(towards);
    // On the axial slice the sagittal one is a vertical line, in the middle of the image.
    await page.keyboard.press('p');
    await expect(page.locator('.panel-view').first().locator('.reference path')).toHaveCount(1);
    const first = await boxOf(page);
    const upright = (await line.boundingBox())!;
    expect(Math.abs(upright.x + upright.width / 2 - (first.x + first.width / 2))).toBeLessThan(4);
    // Both lie in one frame of reference, and either moves the other's line.
    await expect(page.getByText('Lié par position')).toHaveCount(2);
    // Parallel planes cross nowhere.
    await page.locator('.folder-strip a').first().dragTo(page.locator('.panel-view').nth(1));
    await expect(line).toHaveCount(0);
  });

  test('are enlarged by a double click, Enter or their button, and give the room back', async ({
    signedIn: page,
  }) => {
    await openLong(page);
    await page.keyboard.press('2');
    const [first, second] = [page.locator('.panel-view').first(), page.locator('.panel-view').nth(1)];
    await expect(second).toBeVisible();
    const { width } = await boxOf(page);
    await second.dblclick({ position: { x: 200, y: 200 } });
    await expect(first).toBeHidden();
    await expect.poll(async () => (await boxOf(page, 1)).width).toBeGreaterThan(width * 1.8);
    await expect(page.getByRole('status').filter({ hasText: 'panneau agrandi' })).toHaveCount(1);
    await page.keyboard.press('p');
    await expect(first).toBeVisible();
    await expect(second).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(second).toBeVisible();
    const button = page.getByRole('button', { name: 'Agrandir le panneau, ou revoir les autres (Entrée)' });
    await button.click();
    await expect(second).toBeHidden();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('2');
    await expect(second).toBeVisible();
    // With a measuring tool the second click puts a point.
    await page.keyboard.press('u');
    await first.dblclick({ position: { x: 200, y: 200 } });
    await expect(second).toBeVisible();
  });

  test('light up when a series is dragged, the one under it more', async ({ signedIn: page }) => {
    await openLong(page);
    await page.keyboard.press('2');
    const second = page.locator('.panel-view').nth(1);
    await expect(second).toBeVisible();
    const outline = () => second.evaluate((panel) => getComputedStyle(panel).outlineStyle);
    expect(await outline()).not.toBe('dashed');
    await page.locator('.folder-strip a').nth(2).hover();
    await page.mouse.down();
    const box = await boxOf(page);
    await page.mouse.move(box.x + 100, box.y + 100, { steps: 4 });
    await expect.poll(outline).toBe('dashed');
    const over = await boxOf(page, 1);
    await page.mouse.move(over.x + 100, over.y + 100, { steps: 4 });
    await expect.poll(outline).toBe('solid');
    await expect(page.locator('.panel-view[data-dropping]')).toHaveCount(1);
    await page.mouse.up();
    await expect(second).toContainText('Thorax face');
    await expect(page.locator('.panel-view[data-dropping], .viewer[data-dragged]')).toHaveCount(0);
  });
});
