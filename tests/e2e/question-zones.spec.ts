import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import {
  details,
  dragOnFilm,
  film,
  isStored,
  makeHotspot,
  onFilm,
  openQuestionnaire,
  storedBody,
  undoButton,
} from './question-pages.ts';

interface Zone {
  id: string;
  label: string;
  colour: string;
  shape: { type: string; x: number; y: number; width: number; height: number; points: [number, number][] };
}

async function zonesOf(page: Page, id: string): Promise<Zone[]> {
  await isStored(page);
  const stored = (await storedBody(page, id)).pages[0]!.questions[5] as unknown as { zones: Zone[] };
  return stored.zones;
}

const tool = (page: Page, name: string) => details(page).getByRole('button', { name, exact: true });
const zone = (page: Page, at: number) => film(page).getByRole('button', { name: new RegExp(`^Zone ${at}`) });
const near = (values: readonly number[], wanted: readonly number[]) => {
  for (const [at, value] of values.entries())
    expect(Math.abs(value - wanted[at]!), `${values}`).toBeLessThan(1);
};

test('zones are drawn by mouse in three ways, moved, reshaped, undone', async ({ signedIn: page }) => {
  const id = await openQuestionnaire(page);
  await makeHotspot(page);
  await tool(page, 'Rectangle').click();
  await dragOnFilm(page, [10, 10], [40, 50]);
  await expect(zone(page, 1)).toHaveAttribute('aria-pressed', 'true');
  await tool(page, 'Main levée').click();
  await dragOnFilm(page, [60, 20], [80, 20], [85, 40], [70, 55], [58, 35], [60, 20]);
  await tool(page, 'Polygone').click();
  for (const [px, py] of [
    [20, 60],
    [45, 65],
    [40, 90],
  ] as const) {
    const { x, y } = await onFilm(page, px, py);
    await page.mouse.click(x, y);
  }
  await page.keyboard.press('Enter');
  await expect(zone(page, 3)).toHaveAttribute('aria-pressed', 'true');
  const [rect, hand, polygon] = await zonesOf(page, id);
  near([rect!.shape.x, rect!.shape.y, rect!.shape.width, rect!.shape.height], [10, 10, 30, 40]);
  expect(hand!.shape.points.length).toBeGreaterThan(3);
  expect(polygon!.shape.points).toHaveLength(3);
  expect(new Set([rect, hand, polygon].map((each) => each!.colour)).size).toBe(3);

  await dragOnFilm(page, [25, 30], [30, 40]);
  await dragOnFilm(page, [15, 20], [5, 5]);
  const [moved] = await zonesOf(page, id);
  near([moved!.shape.x, moved!.shape.y, moved!.shape.width, moved!.shape.height], [5, 5, 40, 55]);
  await undoButton(page).click();
  const [undone] = await zonesOf(page, id);
  near([undone!.shape.x, undone!.shape.y], [15, 20]);
});

test('a polygon is drawn from nothing by the keyboard alone', async ({ signedIn: page }) => {
  const id = await openQuestionnaire(page);
  await makeHotspot(page);
  await tool(page, 'Polygone').press('Enter');
  await details(page).getByRole('group', { name: 'Image et ses zones' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await page.keyboard.press('Backspace');
  await expect(details(page).getByText(/^2\ssommets\.$/)).toBeVisible();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(zone(page, 1)).toHaveAttribute('aria-pressed', 'true');
  const [polygon] = await zonesOf(page, id);
  expect(polygon!.shape.points).toEqual([
    [50, 50],
    [60, 50],
    [60, 58],
  ]);
});

test('zones are added, moved, sized, reshaped and removed by the keyboard alone', async ({
  signedIn: page,
}) => {
  const id = await openQuestionnaire(page);
  await makeHotspot(page);
  await details(page).getByRole('button', { name: 'Ajouter une zone' }).press('Enter');
  await expect(zone(page, 1)).toBeFocused();
  const [first] = await zonesOf(page, id);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Alt+ArrowRight');
  const [moved] = await zonesOf(page, id);
  const { x, y, width, height } = first!.shape;
  near(
    [moved!.shape.x, moved!.shape.y, moved!.shape.width, moved!.shape.height],
    [x + 1.2, y + 1, width + 1, height],
  );
  expect(moved!.shape.x).not.toBe(x + 1);
  await page.keyboard.press('Tab');
  await expect(film(page).getByRole('button', { name: 'Sommet 1' })).toBeFocused();
  await page.keyboard.press('Insert');
  await page.keyboard.press('ArrowUp');
  const [reshaped] = await zonesOf(page, id);
  expect(reshaped!.shape.points).toHaveLength(5);
  await page.keyboard.press('Delete');
  expect((await zonesOf(page, id))[0]!.shape.points).toHaveLength(4);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Delete');
  expect(await zonesOf(page, id)).toEqual([]);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('a finger draws a zone and drags it', async ({ signedIn: page }) => {
    const id = await openQuestionnaire(page);
    await makeHotspot(page);
    await tool(page, 'Rectangle').tap();
    await film(page).evaluate((drawing) => drawing.scrollIntoView({ block: 'center' }));
    const line = await page.context().newCDPSession(page);
    const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: [number, number]) => {
      const touchPoints = at ? [await onFilm(page, ...at)] : [];
      await line.send('Input.dispatchTouchEvent', { type, touchPoints });
    };
    const drag = async (from: [number, number], to: [number, number]) => {
      await touch('touchStart', from);
      await touch('touchMove', [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
      await touch('touchMove', to);
      await touch('touchEnd');
    };
    await drag([20, 20], [70, 70]);
    await expect(zone(page, 1)).toBeVisible();
    await drag([45, 45], [55, 50]);
    const [drawn] = await zonesOf(page, id);
    near([drawn!.shape.x, drawn!.shape.y, drawn!.shape.width, drawn!.shape.height], [30, 25, 50, 50]);
  });
});

test('a zone has its name, its colour and its sentence', async ({ signedIn: page }) => {
  const id = await openQuestionnaire(page);
  await makeHotspot(page);
  await details(page).getByRole('button', { name: 'Ajouter une zone' }).click();
  await details(page).getByRole('textbox', { name: 'Zone 1', exact: true }).fill('Corne antérieure');
  await details(page)
    .getByRole('button', { name: /^Texte et phrase/ })
    .click();
  await expect(details(page).getByLabel('Nom de la zone')).toHaveValue('Corne antérieure');
  await details(page).getByLabel('Phrase du compte rendu').fill('Lésion de la corne antérieure.');
  await details(page).getByLabel('Couleur').fill('#123456');
  const [named] = await zonesOf(page, id);
  expect(named).toMatchObject({
    label: 'Corne antérieure',
    colour: '#123456',
    sentence: 'Lésion de la corne antérieure.',
  });
});
