/** Takes the README's pictures again from the built product: `node tests/demonstrations/screenshots.ts`. */
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type BrowserContextOptions, chromium, type Page } from 'playwright/test';
import sharp from 'sharp';
import { DEMO_PASSWORD } from '../../src/lib/demo/password.ts';
import { buildIfNeeded } from '../run/build.ts';
import { CHROMIUM_FLAGS, findChromium } from '../run/chromium.ts';
import { startProduct } from '../run/product.ts';
import { seededFolder } from '../run/seeded.ts';

const FOLDER = fileURLToPath(new URL('../../docs/screenshots/', import.meta.url));
const DESK: BrowserContextOptions = { viewport: { width: 1280, height: 800 }, colorScheme: 'light' };
const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  colorScheme: 'dark',
  isMobile: true,
  hasTouch: true,
};
/** Pixels that a desk's picture is wide. */
const WIDE = 960;

/** The address of the first public item that is found. */
async function firstOf(page: Page, kind: 'cases' | 'questionnaires', words: string): Promise<string> {
  const answer = await page.request.get(`/api/${kind}/public?q=${encodeURIComponent(words)}`);
  const found = (await answer.json()) as Record<string, { _id: string }[]>;
  return found[kind]![0]!._id;
}

/** A list without the offer that newcomers see once. */
async function showList(page: Page): Promise<void> {
  await page.goto('/public-cases', { waitUntil: 'networkidle' });
  const offer = page.getByRole('button', { name: 'Garder les titres' });
  // The account remembers the answer.
  if (await offer.isVisible()) await offer.click();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

const PICTURES: { name: string; as: BrowserContextOptions; show(page: Page): Promise<void> }[] = [
  {
    name: 'cases-light',
    as: DESK,
    show: showList,
  },
  {
    name: 'phone-dark',
    as: PHONE,
    show: showList,
  },
  {
    name: 'viewer',
    as: DESK,
    async show(page) {
      await page.goto(`/radiology-viewer/${await firstOf(page, 'cases', 'glioblastome')}`);
      await page.getByText('images prêtes').waitFor();
      await page.keyboard.press('2');
      for (let slice = 0; slice < 4; slice += 1) await page.keyboard.press('ArrowUp');
      await page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'questionnaire-light',
    as: DESK,
    async show(page) {
      const id = await firstOf(page, 'questionnaires', 'lomboradiculalgie');
      await page.goto(`/use/${id}`, { waitUntil: 'networkidle' });
    },
  },
];

await buildIfNeeded();
const data = await seededFolder();
const product = await startProduct({ DATA_DIR: data, SEED: 'demo', TRUST_PROXY: '1' });
// The processor draws: SwiftShader left dashes over some icons of the lists.
const browser = await chromium.launch({ args: CHROMIUM_FLAGS, executablePath: findChromium()! });
try {
  for (const picture of PICTURES) await take(picture);
} finally {
  await browser.close();
  await product.stop();
  await rm(data, { recursive: true, force: true });
}

async function take({ name, as, show }: (typeof PICTURES)[number]): Promise<void> {
  const context = await browser.newContext({ baseURL: product.origin, locale: 'fr-FR', ...as });
  const page = await context.newPage();
  const answer = await page.request.post('/api/auth/login', {
    data: { username: 'anne.lefevre', password: DEMO_PASSWORD },
  });
  const session = (await answer.json()) as { token: string; username: string };
  await page.addInitScript(({ token, username }) => {
    localStorage.setItem('token', token);
    localStorage.setItem('username', username);
  }, session);
  await show(page);
  const width = Math.min(WIDE, as.viewport!.width);
  await sharp(await page.screenshot())
    .resize({ width })
    .webp({ quality: 80 })
    .toFile(`${FOLDER}${name}.webp`);
  await context.close();
}
