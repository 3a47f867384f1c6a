import { DEMO_PASSWORD } from '#lib/demo/password.ts';
import { answerBytes, weigh, wireBytes } from '../run/wire.ts';
import { SCRIPT_BUDGETS } from '../script-budgets.ts';
import { longCase } from './film.ts';
import { expect, open, signIn, test } from './fixtures.ts';
import { newProtocol } from './make-protocols.ts';
import { startSessionOf } from './practice-pages.ts';
import { largestQuestionnaire } from './reporting-pages.ts';
import { allItems } from './routes.ts';

const KB = 1024;

/** The facts of a layout shift. */
interface Shift {
  value: number;
  sources: { node: Element | null }[];
}

for (const { path, critical } of [
  { path: '/public-cases', critical: 14 * KB },
  { path: '/public-questionnaires', critical: 30 * KB },
  { path: '/protocols/public', critical: 30 * KB },
]) {
  for (const width of [360, 1280]) {
    test.describe(`${path} at ${width} px`, { tag: width === 360 ? '@gate' : [] }, () => {
      // A phone's screen is dense: it picks the larger thumbnails.
      test.use({ viewport: { width, height: 800 }, deviceScaleFactor: width < 768 ? 2 : 1 });

      test('stays within its budget on the wire', async ({ page, baseURL }) => {
        const weight = await weigh(page, `${baseURL}${path}`);
        expect.soft(weight.critical, 'HTML and CSS').toBeLessThanOrEqual(critical);
        expect.soft(weight.blocking, 'requests before the first paint').toBe(1);
        expect.soft(weight.script, 'all JavaScript').toBeLessThanOrEqual(SCRIPT_BUDGETS.list);
        expect.soft(weight.script, 'JavaScript was measured').toBeGreaterThan(10 * KB);
        expect.soft(weight.largestImage, 'largest image').toBeLessThanOrEqual(12 * KB);
        if (path === '/public-cases') expect.soft(weight.images, 'images were measured').toBeGreaterThan(5);
      });
    });
  }
}

test('an anonymous list comes in ten segments, headers and all', async ({ baseURL }) => {
  for (const path of ['/public-cases', '/protocols/public']) {
    const bytes = await answerBytes(`${baseURL}${path}`);
    expect.soft(bytes, path).toBeLessThanOrEqual(10 * 1460);
    expect.soft(bytes, `${path} was measured`).toBeGreaterThan(5 * KB);
  }
});

test('the form of the largest questionnaire stays within its budget on the wire', async ({
  signedIn: page,
  baseURL,
}) => {
  const id = await largestQuestionnaire(page);
  const weight = await weigh(page, `${baseURL}/use/${id}`);
  expect.soft(weight.critical, 'HTML and CSS').toBeLessThanOrEqual(30 * KB);
  expect.soft(weight.critical, 'the page was measured, not the way to it').toBeGreaterThan(8 * KB);
  expect.soft(weight.blocking, 'requests before the first paint').toBe(1);
  expect.soft(weight.script, 'all JavaScript').toBeLessThanOrEqual(SCRIPT_BUDGETS.form);
  expect.soft(weight.script, 'JavaScript was measured').toBeGreaterThan(40 * KB);
});

test('every demo protocol stays within its budget on the wire', async ({ signedIn: page, baseURL }) => {
  const protocols = await allItems(page.request, 'protocols');
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const weights = await Promise.all(
    protocols.map(({ _id }) => wireBytes(`${baseURL}/protocols/view/${_id}`, cookie)),
  );
  // Its styles are in the page, except the icons, which every page shares.
  expect.soft(Math.max(...weights), 'HTML and CSS').toBeLessThanOrEqual(20 * KB);
  const heaviest = protocols[weights.indexOf(Math.max(...weights))];
  const weight = await weigh(page, `${baseURL}/protocols/view/${heaviest?._id}`);
  expect.soft(weight.critical, 'HTML and all CSS').toBeLessThanOrEqual(25 * KB);
  expect.soft(weight.critical, 'the page was measured, not the way to it').toBeGreaterThan(8 * KB);
  expect.soft(weight.blocking, 'requests before the first paint').toBe(1);
  expect.soft(weight.script, 'all JavaScript').toBeLessThanOrEqual(SCRIPT_BUDGETS.reading);
  expect.soft(weight.script, 'JavaScript was measured').toBeGreaterThan(10 * KB);
});

test('the home page stays within its budget on the wire', async ({ page, baseURL }) => {
  await signIn(page, { username: 'anne.lefevre', password: DEMO_PASSWORD });
  const weight = await weigh(page, `${baseURL}/`);
  expect.soft(weight.critical, 'HTML and CSS').toBeLessThanOrEqual(25 * KB);
  expect.soft(weight.critical, 'the page was measured, not the way to it').toBeGreaterThan(6 * KB);
  expect.soft(weight.blocking, 'requests before the first paint').toBe(1);
  expect.soft(weight.script, 'all JavaScript').toBeLessThanOrEqual(SCRIPT_BUDGETS.reading);
  expect.soft(weight.script, 'JavaScript was measured').toBeGreaterThan(10 * KB);
});

test('the pages of practice stay within their budget on the wire', async ({ signedIn: page, baseURL }) => {
  await page.goto('/public-cases');
  // A case of the demo: one that another test published may open with panels, whose reference lines are loaded with
  // it (1 KB).
  const { id: demo } = await longCase(page);
  const { id } = await startSessionOf(page, demo);
  for (const { path, script } of [
    { path: '/practice', script: SCRIPT_BUDGETS.reading },
    { path: `/practice/${id}`, script: SCRIPT_BUDGETS.practised },
  ]) {
    const weight = await weigh(page, baseURL + path);
    expect.soft(weight.critical, `${path}: HTML and CSS`).toBeLessThanOrEqual(30 * KB);
    expect.soft(weight.critical, 'the page was measured, not the way to it').toBeGreaterThan(6 * KB);
    expect.soft(weight.blocking, `${path}: requests before the first paint`).toBe(1);
    expect.soft(weight.script, `${path}: all JavaScript`).toBeLessThanOrEqual(script);
    expect.soft(weight.script, 'JavaScript was measured').toBeGreaterThan(10 * KB);
  }
});

test('the statistics stay within their budget on the wire', async ({ page, baseURL }) => {
  await signIn(page, { username: 'anne.lefevre', password: DEMO_PASSWORD });
  for (const view of ['moi', 'auteur']) {
    const weight = await weigh(page, `${baseURL}/statistics?periode=annee&vue=${view}`);
    expect.soft(weight.critical, `HTML and CSS (${view})`).toBeLessThanOrEqual(40 * KB);
    expect.soft(weight.critical, 'the page was measured, not the way to it').toBeGreaterThan(8 * KB);
    expect.soft(weight.blocking, 'requests before the first paint').toBe(1);
    expect.soft(weight.script, 'all JavaScript').toBeLessThanOrEqual(SCRIPT_BUDGETS.reading);
  }
});

test('the editor of a protocol stays within its budget on the wire', async ({ signedIn: page, baseURL }) => {
  const id = await newProtocol(page, { acquisition: { sequences: [{ name: 'T2 sag', tr: 4000 }] } });
  const { script } = await weigh(page, `${baseURL}/protocols/edit/${id}`);
  expect.soft(script, 'all JavaScript').toBeLessThanOrEqual(SCRIPT_BUDGETS.protocolEditor);
  expect.soft(script, 'JavaScript was measured').toBeGreaterThan(40 * KB);
});

test('images of a list keep their place, come in modern formats, and wait below the fold', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts = { sum: 0, images: 0 };
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & Shift)[]) {
        shifts.sum += entry.value;
        shifts.images += entry.sources.filter(({ node }) => node?.closest?.('.film')).length;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, '/public-cases');
  await page.waitForLoadState('networkidle');
  const images = await page.locator('.card img').evaluateAll((list) =>
    list.map((image) => {
      const { width, height, loading, currentSrc } = image as HTMLImageElement;
      return {
        sized: image.hasAttribute('width') && image.hasAttribute('height'),
        width,
        height,
        loading,
        currentSrc,
      };
    }),
  );
  expect(images).toHaveLength(12);
  expect(images.filter((image) => !image.sized || image.width === 0 || image.height === 0)).toEqual([]);
  expect(
    images.filter((image) => image.currentSrc !== '' && !/\.(avif|webp)$/.test(image.currentSrc)),
  ).toEqual([]);
  expect(images.slice(6).every((image) => image.loading === 'lazy')).toBe(true);
  const shifts = await page.evaluate(
    () => (globalThis as unknown as { shifts: { sum: number; images: number } }).shifts,
  );
  expect(shifts.images).toBe(0);
  expect(shifts.sum).toBe(0);
});

test.describe('a card', () => {
  // A page may be painted half read: a row must not grow when its last card comes.
  test.use({ bypassCSP: true });

  for (const path of ['/public-cases', '/public-questionnaires', '/protocols/public']) {
    test(`of ${path} is as high as the others, whatever it says`, async ({ page }) => {
      await open(page, path);
      await page.addStyleTag({
        content: '.grid { align-items: start } .card { content-visibility: visible !important }',
      });
      for (const width of [360, 600, 1024, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const heights = await page
          .locator('.card')
          .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().height)));
        expect(heights.length).toBeGreaterThanOrEqual(12);
        expect(Math.max(...heights) - Math.min(...heights), `${width} px`).toBeLessThanOrEqual(1);
      }
    });
  }
});
