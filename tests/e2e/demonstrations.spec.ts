import { expectAccessible } from './axe.ts';
import { newCase } from './drop.ts';
import { expect, test } from './fixtures.ts';

test('demonstrations come when they are asked for, in parts, with captions and a transcript', async ({
  page,
}) => {
  const films: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.webm')) films.push(request.url());
  });
  // No covers: others' cases come and go while their tests run.
  await page.goto('/public-questionnaires');
  await page.getByRole('link', { name: 'Démonstrations', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Démonstrations');
  const film = page.getByLabel('Chercher et lire un cas');
  await expect(film).toBeVisible();
  expect(films).toEqual([]);
  await page.getByText('Transcription').first().click();
  await expect(page.getByText(/La recherche comprend/)).toBeVisible();
  const answer = page.waitForResponse(/cas\.webm$/);
  await film.evaluate((video: HTMLVideoElement) => video.play());
  expect((await answer).status()).toBe(206);
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.2);
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length))
    .toBeGreaterThan(4);
});

test('each public list and the editor of a case lead to their own film', async ({ signedIn: page }) => {
  const id = await newCase(page);
  for (const [path, film] of [
    ['/public-cases', 'cas'],
    ['/public-questionnaires', 'questionnaires'],
    ['/protocols/public', 'protocoles'],
    [`/cases?cas=${id}`, 'editeur'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('link', { name: /^Démonstration.*\(\d+\ss\)$/ }).click();
    await expect(page.locator(`#${film}`)).toBeInViewport();
  }
});

test('a film is given by parts, and refused beyond its end', async ({ request }) => {
  const film = '/demonstrations/cas.webm';
  const ask = (range: string) => request.get(film, { headers: { range } });
  const whole = await request.get(film);
  expect(whole.headers()['accept-ranges']).toBe('bytes');
  const size = (await whole.body()).length;
  const part = await ask('bytes=10-19');
  expect(part.status()).toBe(206);
  expect(part.headers()['content-range']).toBe(`bytes 10-19/${size}`);
  expect(await part.body()).toEqual((await whole.body()).subarray(10, 20));
  expect((await ask(`bytes=${size}-`)).status()).toBe(416);
});

for (const width of [360, 1440]) {
  for (const dark of [false, true]) {
    test.describe(`demonstrations at ${width} px, ${dark ? 'dark' : 'light'}`, () => {
      test.use({ viewport: { width, height: 900 }, bypassCSP: true });

      test('axe finds nothing', async ({ page }) => {
        await page.addInitScript((value) => localStorage.setItem('darkMode', value), String(dark));
        await page.goto('/demonstrations');
        await expectAccessible(page, 'demonstrations');
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wider, 'sideways scroll').toBeLessThanOrEqual(0);
      });
    });
  }
}
