import type { Page } from 'playwright/test';
import { GL_LAUNCH, openViewer } from './film.ts';
import { ownCopy } from './finding-pages.ts';
import { expect, open, test } from './fixtures.ts';

test.use({ launchOptions: GL_LAUNCH });

test.describe('the tools', () => {
  /** Tools that are not seen whole: beyond the bar, or under those that are always in sight. */
  const cut = (page: Page) =>
    page.getByRole('toolbar', { name: 'Outils' }).evaluate((bar) => {
      const [edge, all] = [
        bar.getBoundingClientRect(),
        [...bar.querySelectorAll('button:not([popover] *), select')],
      ];
      return all
        .map((each) => ({ name: each.getAttribute('aria-label'), box: each.getBoundingClientRect() }))
        .filter(({ box }, at) => {
          const next = all[at + 1]?.getBoundingClientRect().left ?? edge.right;
          return box.left < edge.left || box.right > Math.min(next, edge.right) + 0.5;
        })
        .map(({ name }) => name);
    });

  test('has all its tools in sight, with two panels and while findings are written', async ({
    signedIn: page,
  }) => {
    await openViewer(page, await ownCopy(page), '?serie=1&image=40');
    const isWhole = async (widths: number[], what: string) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect(await cut(page), `${what}, ${width} px`).toEqual([]);
      }
    };
    await page.setViewportSize({ width: 1440, height: 800 });
    await page.keyboard.press('2');
    await expect(page.getByRole('button', { name: 'Défilement lié (L)' })).toBeVisible();
    await isWhole([1024, 1100, 1280, 1440, 1800, 1840, 1920], 'two panels');
    // A measure that may be undone: two buttons more.
    await page.keyboard.press('u');
    for (const key of ['Enter', 'Shift+ArrowRight', 'Enter']) await page.keyboard.press(key);
    await expect(
      page.getByRole('button', { name: /^Annuler la dernière modification des mesures/ }),
    ).toBeVisible();
    await isWhole([1024, 1100, 1280, 1440, 1800, 1840, 1920], 'measures beside two panels');
    await page.getByRole('button', { name: 'Signes' }).click();
    await expect(page.getByRole('button', { name: /^Flèche/ })).toBeVisible();
    await isWhole(
      [1024, 1060, 1099, 1100, 1179, 1180, 1280, 1440, 1599, 1600, 1839, 1840, 1920, 2000],
      'writing beside two panels',
    );
    for (const width of [1440, 1599, 1840, 1999]) {
      await page.setViewportSize({ width, height: 800 });
      for (const word of ['Coupes', 'Zoom', 'Longueur', 'Flèche', 'Contour', 'Inverser'])
        await expect(page.locator('.toolbar .tool-word', { hasText: word }), `${width} px`).toBeVisible();
    }
    await page.setViewportSize({ width: 1440, height: 800 });
    await page.getByRole('button', { name: '1 panneau', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Défilement lié (L)' })).toHaveCount(0);
    await isWhole([1024, 1100, 1280, 1440, 1600, 1840], 'writing');
  });
});

test.describe('the lower bar', () => {
  /** The distance between the middles of the bar's controls, and those outside the screen or over something else. */
  const rowsOf = (page: Page) =>
    page.locator('.case-bar').evaluate((bar) => {
      const all = [...bar.querySelectorAll<HTMLElement>('.button, .bar-brains')]
        .map((each) => each.getBoundingClientRect())
        .filter(({ width }) => width > 1)
        .toSorted((a, b) => a.x - b.x);
      const middles = all.map(({ y, height }) => y + height / 2);
      return {
        count: all.length,
        apart: Math.max(...middles) - Math.min(...middles) > 4,
        over: all.filter(({ right }, at) => right > (all[at + 1]?.x ?? innerWidth)).length,
      };
    });

  const isOneRow = async (page: Page, least: number) => {
    for (const width of [769, 900, 1024, 1099, 1100, 1280, 1339, 1340, 1440, 1600, 1799, 1800, 1920, 2300]) {
      await page.setViewportSize({ width, height: 800 });
      const { count, ...rest } = await rowsOf(page);
      expect(rest, `${width} px`).toEqual({ apart: false, over: 0 });
      expect(count, `${width} px`).toBeGreaterThanOrEqual(least);
    }
  };

  const reveal = async (page: Page) => {
    await page.getByRole('link', { name: 'Voir la réponse' }).click();
    await page.getByRole('link', { name: 'Voir titre' }).click();
    await expect(page.getByRole('link', { name: 'Masquer titre' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cacher la réponse' })).toBeVisible();
  };

  test('is one row, coming from a list', async ({ signedIn: page }) => {
    await open(page, '/public-cases');
    await page.locator('.card-title a').nth(2).click();
    await expect(page.getByRole('link', { name: 'Cas précédent' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cas suivant' })).toBeVisible();
    await isOneRow(page, 10);
    await reveal(page);
    await isOneRow(page, 10);
  });

  test('is one row for the author of a case, coming from a list', async ({ signedIn: page }) => {
    await ownCopy(page);
    const id = await ownCopy(page);
    await ownCopy(page);
    await open(page, '/cases');
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('case-list'))).toContain(id);
    await openViewer(page, id);
    await expect(page.getByRole('link', { name: 'Cas précédent' })).toBeVisible();
    await isOneRow(page, 11);
    await reveal(page);
    await isOneRow(page, 11);
  });

  test('fits on a phone: what its author has more is in a menu, with whole names', { tag: '@gate' }, async ({
    signedIn: page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await openViewer(page, await ownCopy(page));
    const bar = page.locator('.case-bar');
    const isWhole = async () => {
      expect(await bar.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    };
    await isWhole();
    await reveal(page);
    await isWhole();
    await bar.getByRole('button', { name: 'Autres actions' }).click();
    for (const name of ['À propos', 'Modifier le cas'])
      await expect(bar.getByRole('link', { name, exact: true })).toBeVisible();
    await bar.getByRole('button', { name: 'Signes' }).click();
    await expect(page.getByRole('complementary', { name: 'Signes' })).toBeVisible();
    await expect(bar.getByRole('link', { name: 'Modifier le cas' })).toBeHidden();
  });
});
