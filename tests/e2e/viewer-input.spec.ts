import { DOUBLE_TAP } from '#lib/viewer/gestures.ts';
import { boxOf, drawn, GL_LAUNCH, longCase, openViewer, sliceOf } from './film.ts';
import { clockPasses, expect, test } from './fixtures.ts';

test.use({ launchOptions: GL_LAUNCH });

test.describe('going through it', () => {
  test('by wheel, drag and keys; the address follows', { tag: '@gate' }, async ({ signedIn: page }) => {
    await page.goto('/public-cases');
    const told = await longCase(page);
    await openViewer(page, told.id, '?serie=1&image=40');
    const box = await boxOf(page);
    expect(await sliceOf(page)).toBe(40);
    await page.mouse.move(box.x + 200, box.y + 200);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => sliceOf(page)).toBe(41);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('PageDown');
    await expect.poll(() => sliceOf(page)).toBe(50);
    await page.keyboard.press('End');
    await expect.poll(() => sliceOf(page)).toBe(118);
    await page.keyboard.press('Home');
    await page.mouse.down();
    await page.mouse.move(box.x + 200, box.y + 300, { steps: 10 });
    await page.mouse.up();
    expect(await sliceOf(page)).toBeGreaterThan(15);
    const there = await sliceOf(page);
    await expect(page).toHaveURL(new RegExp(`serie=1&image=${there}$`));
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -300);
    await page.keyboard.up('Control');
    await expect(page.locator('.bottom-left')).toHaveText('× 1,3');
    expect(await sliceOf(page)).toBe(there);
    await page.keyboard.press('r');
    await expect(page.locator('.bottom-left')).toHaveText('× 1,0');
  });

  test('panels, by number or AZERTY sign, scroll together by position', { tag: '@gate' }, async ({
    signedIn: page,
  }) => {
    await page.goto('/public-cases');
    const told = await longCase(page);
    await openViewer(page, told.id, '?serie=1&image=40');
    // Playwright knows only the keys of an American keyboard.
    await page.locator('.panel-view').dispatchEvent('keydown', { key: 'é', code: 'Digit2', bubbles: true });
    await expect(page.locator('.panel-view')).toHaveCount(2);
    await expect(page.locator('.panel-view').first()).toContainText('Lié par position');
    await page.keyboard.press('PageDown');
    const here = told.stacks[0]!.positions[(await sliceOf(page)) - 1]![2]!;
    const there = told.stacks[1]!.positions[(await sliceOf(page, 1)) - 1]![2]!;
    const gaps = told.stacks[1]!.positions.map((position) => Math.abs(position[2]! - here));
    expect(Math.abs(there - here)).toBeCloseTo(Math.min(...gaps), 3);
    await page.keyboard.press('l');
    const second = await sliceOf(page, 1);
    await page.keyboard.press('Home');
    await expect.poll(() => sliceOf(page)).toBe(1);
    expect(await sliceOf(page, 1)).toBe(second);
    await page.keyboard.press('4');
    await expect(page.locator('.panel-view')).toHaveCount(4);
    await page.locator('.folder-strip a').nth(2).dragTo(page.locator('.panel-view').nth(1));
    await expect(page.locator('.panel-view').nth(1)).toContainText('Thorax face – 1 / 1');
  });

  test('help, settings and cine', async ({ signedIn: page }) => {
    await page.goto('/public-cases');
    const told = await longCase(page);
    await openViewer(page, told.id, '?serie=1&image=5');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Souris, doigts et clavier' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Réglages' }).click();
    await page.getByRole('slider', { name: 'Sensibilité du zoom' }).fill('2.5');
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('viewer') ?? '{}').zoom)).toBe(2.5);
    await page.locator('.panel-view').focus();
    await page.keyboard.press('Space');
    await expect.poll(() => sliceOf(page)).toBeGreaterThan(8);
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: /^Arrêter le ciné/ })).toHaveCount(0);
    const stopped = await sliceOf(page);
    // Ten images would have passed.
    await clockPasses(page, 400);
    expect(await sliceOf(page)).toBe(stopped);
  });

  test('from one case of the list to the next, without a reload', { tag: '@gate' }, async ({
    signedIn: page,
  }) => {
    await page.goto('/public-cases');
    const ids = await page
      .locator('.card-title a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1)));
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('case-list'))).toContain(ids[1]);
    await openViewer(page, ids[0]!);
    await page.evaluate(() => Object.assign(globalThis, { stays: true }));
    await page.getByRole('link', { name: 'Cas suivant' }).click();
    await expect(page).toHaveURL(new RegExp(`/radiology-viewer/${ids[1]}`));
    await drawn(page);
    await expect(page.getByText(/^Cas 2 sur \d+$/)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`/radiology-viewer/${ids[0]}`));
    expect(await page.evaluate(() => 'stays' in globalThis)).toBe(true);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a swipe changes slices, a pinch zooms, two panels at most', { tag: '@gate' }, async ({
    signedIn: page,
  }) => {
    await page.goto('/public-cases');
    const told = await longCase(page);
    await openViewer(page, told.id, '?serie=1&image=40');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    const box = await boxOf(page);
    const client = await page.context().newCDPSession(page);
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number }[]
    ) => client.send('Input.dispatchTouchEvent', { type, touchPoints });
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await touch('touchStart', middle);
    for (let step = 1; step <= 6; step++) await touch('touchMove', { ...middle, y: middle.y + step * 10 });
    await touch('touchEnd');
    await expect.poll(() => sliceOf(page)).toBeGreaterThan(45);
    await clockPasses(page, DOUBLE_TAP.within);
    const apart = (by: number) => [
      { ...middle, x: middle.x - by },
      { ...middle, x: middle.x + by },
    ];
    await touch('touchStart', ...apart(30));
    for (const by of [40, 50, 60]) await touch('touchMove', ...apart(by));
    await touch('touchEnd');
    await expect(page.locator('.bottom-left')).toHaveText('× 2,0');
    await expect(page.getByRole('button', { name: '3 panneaux' })).toHaveCount(0);
    await page.getByRole('button', { name: '2 panneaux' }).click();
    await expect(page.locator('.panel-view')).toHaveCount(2);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the image is in the page, and links lead to the others', { tag: '@gate' }, async ({
    page,
    context,
    request,
  }) => {
    const person = { username: `sans-script-${process.pid}`, password: 'coupe-axiale-oblique-42' };
    await request.post('/api/auth/register', { data: person });
    const login = await context.request.post('/api/auth/login', { data: person });
    expect(login.ok()).toBe(true);
    const { cases } = await (await request.get('/api/cases/public?q=bronchique')).json();
    const { _id: id } = cases.find((each: { imageCount: number }) => each.imageCount > 100);
    await page.goto(`/radiology-viewer/${id}?serie=1&image=2`);
    await expect(page.locator('img.slice')).toBeVisible();
    await page.getByRole('link', { name: 'Image suivante' }).click();
    await expect(page).toHaveURL(/image=3/);
  });
});
