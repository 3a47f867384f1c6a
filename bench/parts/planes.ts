import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { CHROMIUM_FLAGS, findChromium, GL_FLAGS } from '../../tests/run/chromium.ts';
import { startProduct } from '../../tests/run/product.ts';
import { drawBy } from '../../tests/run/webgl.ts';
import { cornerstonePlanes } from '../cornerstone.ts';
import { type LongStack, makeLongStack } from '../long-stack.ts';
import type { Row } from '../report.ts';
import { times } from '../stats.ts';
import { signIn } from '../viewer-page.ts';

const SLICES = 300;
/** Planes gone through in a run. */
const PLANES = 120;
/** Planes a second, of planes along the voxels; of the others, `docs/quality.md` S17. */
const BAR = 30;

/** A way of viewing the volume while scrolling through it. */
interface Way {
  what: string;
  /** The label of the product's own choice. */
  label: string;
  plane: 'coronal' | 'sagittal' | 'oblique';
  /** Millimetres of a maximum projection. */
  slab: number;
  bar?: number;
}

const WAYS: readonly Way[] = [
  { what: 'coronal planes', label: 'Coronal', plane: 'coronal', slab: 0, bar: BAR },
  { what: 'sagittal planes', label: 'Sagittal', plane: 'sagittal', slab: 0, bar: BAR },
  { what: 'oblique planes (30°)', label: 'Oblique', plane: 'oblique', slab: 0, bar: 40 },
  { what: 'coronal MIP slabs of 10 mm', label: 'Coronal', plane: 'coronal', slab: 10, bar: 15 },
];

/** Runs in the page: goes through this many planes, each drawn before the next is requested; planes per second. */
async function goThrough(planes: number): Promise<number> {
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  const start = performance.now();
  for (let i = 0; i < planes; i++) {
    const key = i < planes / 2 ? 'ArrowDown' : 'ArrowUp';
    // Dispatched like a real key, which the planes keep from the film beneath.
    document.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
    await frame();
  }
  // WebGL's commands are finished once a pixel of the result is read.
  const canvas = document.querySelector<HTMLCanvasElement>('.planes canvas.film');
  canvas?.getContext('webgl2')?.readPixels(0, 0, 1, 1, 0x1908, 0x1401, new Uint8Array(4));
  return (planes * 1000) / (performance.now() - start);
}

/** Chooses a way of viewing the volume, as a reader does. */
async function show(page: Page, { label, slab }: Way): Promise<void> {
  await page.getByLabel('Plans affichés').selectOption({ label });
  await page.locator('.planes .panel-view', { hasText: label }).waitFor();
  const thickness = page.getByLabel('Épaisseur', { exact: true });
  await thickness.selectOption({ label: slab > 0 ? 'MIP' : 'Coupe fine' });
  if (slab > 0) await page.getByLabel('Épaisseur en millimètres').fill(String(slab));
}

/** Planes a second in each way, and the size of the film. */
async function planesASecond(browser: Browser, origin: string, stack: LongStack, webgl: boolean) {
  const context = await browser.newContext({ viewport: { width: 1000, height: 760 } });
  await drawBy(context, webgl);
  await signIn(context, origin, stack);
  const page = await context.newPage();
  await page.goto(`${origin}/radiology-viewer/${stack.id}`);
  await page.getByRole('button', { name: 'Reconstruction (,)' }).click();
  await page.getByText('Toutes les coupes sont chargées.').waitFor({ state: 'attached', timeout: 300_000 });
  const found: number[] = [];
  for (const way of WAYS) {
    await show(page, way);
    found.push(await page.evaluate(goThrough, PLANES));
  }
  const size = await page
    .locator('.planes canvas.film')
    .evaluate(({ clientWidth: width, clientHeight: height }) => ({ width, height }));
  await context.close();
  return { found, size };
}

/** Cornerstone's planes a second on a panel of that size; undefined where it is not installed (CORNERSTONE: a folder). */
async function beside(
  browser: Browser,
  folder: string,
  size: { width: number; height: number },
  { plane, slab }: Way,
) {
  const { CORNERSTONE } = process.env;
  if (!CORNERSTONE) return undefined;
  const asked = {
    side: 512,
    slices: SLICES,
    planes: PLANES,
    plane,
    slab,
    width: size.width,
    height: size.height,
  };
  return cornerstonePlanes(browser, CORNERSTONE, folder, asked);
}

const told = (rate: number | undefined) => (rate === undefined ? '–' : `${rate.toFixed(0)} planes/s`);

/** The rows of a way: by canvas, which has the bar, and by WebGL2. */
function rowsOf({ what, bar }: Way, byCanvas: number, byGl: number, theirs: number | undefined): Row[] {
  const measured = (by: string, rate: number, least?: number): Row => ({
    id: 'S9P',
    what: `${what} a second, ${SLICES} × 512² × 16 bit, beside Cornerstone3D’s WebGL by the processor: ${by}`,
    baseline: told(theirs),
    ours: told(rate),
    ratio: theirs === undefined ? '–' : times(rate / theirs),
    bar: least === undefined ? '–' : `≥ ${least}`,
    met: least === undefined || rate >= least,
  });
  return [
    measured('canvas, as without a graphics card', byCanvas, bar),
    measured('WebGL2 by the processor (SwiftShader), not used', byGl),
  ];
}

/** Planes of a long stack on one panel, by WebGL2 (on this machine's processor) and by canvas. */
export async function planes(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'negatoscope-planes-'));
  const stack = await makeLongStack(folder, SLICES);
  const product = await startProduct({ DATA_DIR: folder, SEED: 'none' });
  const executablePath = findChromium();
  const launch = (args: string[]) => chromium.launch({ args, ...(executablePath ? { executablePath } : {}) });
  // Without a graphics card the browser should compose its pages on the processor, too, and not with a WebGL emulated
  // on it.
  const plain = await launch(CHROMIUM_FLAGS);
  const browser = await launch(GL_FLAGS);
  try {
    const { found: byGl, size } = await planesASecond(browser, product.origin, stack, true);
    const { found: byCanvas } = await planesASecond(plain, product.origin, stack, false);
    const rows: Row[] = [];
    for (const [at, way] of WAYS.entries())
      rows.push(...rowsOf(way, byCanvas[at]!, byGl[at]!, await beside(browser, folder, size, way)));
    return rows;
  } finally {
    await Promise.all([plain.close(), browser.close()]);
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
