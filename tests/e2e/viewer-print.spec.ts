import type { Page } from 'playwright/test';
import { GL_LAUNCH, longCase, openViewer } from './film.ts';
import { expect, test } from './fixtures.ts';

test.use({ launchOptions: GL_LAUNCH });

const FINDINGS = /Nodule spiculé|Le même, de face/;

async function openLongCase(page: Page, search = '') {
  await page.goto('/public-cases');
  const { id, shown } = await longCase(page);
  await openViewer(page, id, search);
  await expect(page.locator('.printed-source')).toHaveCount(1);
  return { id, series: shown.folders.length };
}

/** Every image that is on paper is there, and none is as small as a sign. */
const printed = (page: Page, selector: string) =>
  page
    .locator(`${selector}:visible`)
    .evaluateAll((images) =>
      images.map(
        (image) => (image as HTMLImageElement).complete && (image as HTMLImageElement).naturalWidth > 100,
      ),
    );

/** The number of images and of pages in a PDF printed by the browser. */
async function paperOf(page: Page) {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  return {
    images: pdf.match(/\/Subtype \/Image/g)?.length ?? 0,
    pages: Number(/\/Count (\d+)/.exec(pdf)?.[1]),
  };
}

/** The title is the first thing on paper, over the indication. */
async function expectAbove(page: Page, title: string | RegExp): Promise<void> {
  const shown = page.locator('.case-title:visible');
  await expect(shown).toHaveText(title);
  const [over, under] = [await shown.boundingBox(), await page.locator('.case-indication').boundingBox()];
  expect(over!.y + over!.height).toBeLessThanOrEqual(under!.y);
}

test.describe('a case on paper', () => {
  test('gives its indication and the image that each series opens on, and nothing that was not asked for', {
    tag: '@gate',
  }, async ({ signedIn: page }) => {
    const { id, series } = await openLongCase(page);
    // As the browser prints it, before anything was prepared.
    const { images, pages } = await paperOf(page);
    expect(images).toBeGreaterThanOrEqual(series);
    expect(pages).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: 'print' });
    await expect
      .poll(() => printed(page, '.printed-images img'))
      .toEqual(Array.from({ length: series }, () => true));
    const paper = page.locator('.viewer');
    await expect(page.locator('.films')).toBeHidden();
    await expect(page.locator('.case-bar')).toBeHidden();
    await expect(page.getByRole('toolbar')).toBeHidden();
    const said = await paper.innerText();
    await expectAbove(page, 'Cas clinique');
    // Whole, not its first lines.
    expect(said).toContain('hémoptysie minime');
    expect(said).toContain(`/radiology-viewer/${id}`);
    expect(said).not.toMatch(/Carcinome|Réponse|spiculé/);
    await expect(page.locator('.case-indication span')).toHaveCSS('display', 'block');
  });

  test('gives answer and findings with their marks once they were asked for', async ({ signedIn: page }) => {
    await openLongCase(page, '?titre=1&reponse=1&infos=1');
    await expect(page.locator('.finding-links')).toBeVisible();
    await expect(page.locator('.finding-figures')).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => printed(page, '.finding-image img')).toEqual([true, true]);
    await expect(page.locator('.printed-images')).toBeHidden();
    for (const figure of await page.getByRole('figure').all()) {
      const image = (await figure.getByRole('img').boundingBox())!;
      const marks = (await figure.locator('svg').boundingBox())!;
      expect(Math.abs(marks.width - image.width) + Math.abs(marks.height - image.height)).toBeLessThan(2);
      await expect(figure.locator('path').last()).toHaveAttribute('d', /^M/);
    }
    const said = await page.locator('.viewer').innerText();
    await expectAbove(page, /^Carcinome bronchique spiculé/);
    expect(said).toMatch(/Réponse\n/);
    expect(said.match(FINDINGS)).not.toBeNull();
    // Text above the images is not repeated under them.
    expect(said.split('hémoptysie minime')).toHaveLength(2);
    expect(said).not.toMatch(/Copier le cas|Parcourir les/);
    await page.emulateMedia({ media: null });
    await page.getByRole('link', { name: 'À propos' }).click();
    await expect(page.locator('.case-facts')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    // Its author once, and before it nothing that paper leaves out.
    await expect(page.locator('.printed-author')).toBeHidden();
    await expect(page.locator('.case-facts .brains')).toHaveCSS('print-color-adjust', 'exact');
    const { images, pages } = await paperOf(page);
    expect(images).toBeGreaterThanOrEqual(2);
    expect(pages).toBeLessThanOrEqual(2);
  });

  test('is printed by a button, once its images are there', async ({ signedIn: page }) => {
    await page.addInitScript(() => {
      window.print = () => {
        const images = [...document.querySelectorAll<HTMLImageElement>('.printed-images img')];
        const ready =
          images.length > 0 && images.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
        document.documentElement.dataset.printed = String(ready);
      };
    });
    await openLongCase(page);
    await page.getByRole('link', { name: 'À propos' }).click();
    await page.getByRole('button', { name: 'Imprimer' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'true');
  });
});
