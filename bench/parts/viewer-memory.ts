import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../../tests/run/product.ts';
import { type BareBrowser, openBareBrowser } from '../bare-browser.ts';
import { type LongStack, makeLongStack } from '../long-stack.ts';
import type { Row } from '../report.ts';
import { proportionalMegabytes } from '../resident.ts';
import { times } from '../stats.ts';

const SLICES = 2000;
/** More of them would weigh the same: they are repeated. */
const DISTINCT = 60;
/** Megabytes that the browser may grow by. */
const BAR = 400;

async function signIn(browser: BareBrowser, origin: string, { username, password }: LongStack) {
  await browser.open(`${origin}/public-questionnaires`);
  const request = JSON.stringify(JSON.stringify({ username, password }));
  await browser.run(`fetch('/api/auth/login', {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: ${request},
  }).then((answer) => answer.json()).then(({ token, username }) => {
    localStorage.setItem('token', token);
    localStorage.setItem('username', username);
  })`);
}

/** With a window set by hand, so that both previews and true values are fetched; from end to end. */
const GO_THROUGH = `(async () => {
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  const press = (key) => document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  const presets = document.querySelector('[aria-label="Fenêtrage"]');
  presets.value = [...presets.options].find(({ text }) => text === 'Os').value;
  presets.dispatchEvent(new Event('change', { bubbles: true }));
  await wait(3000);
  for (const key of ['End', 'Home']) {
    press(key);
    await wait(2000);
  }
  for (let i = 1; i < ${SLICES}; i++) {
    press('ArrowDown');
    if (i % 4 === 0) await new Promise(requestAnimationFrame);
  }
  await wait(1000);
  return document.querySelector('.panel-view').textContent;
})()`;

/** The browser's megabytes with an empty page, and at most while it goes through the exam. */
async function measured(browser: BareBrowser, url: string) {
  const empty = proportionalMegabytes(browser.pid);
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, proportionalMegabytes(browser.pid));
  }, 500);
  await browser.open(url);
  await browser.run(`new Promise((ready) => {
    const look = () => (document.querySelector('[aria-label="Fenêtrage"]') ? ready() : setTimeout(look, 100));
    look();
  })`);
  const told = await browser.run<string>(GO_THROUGH);
  clearInterval(timer);
  const end = told.replace(/\s/g, '').includes(`${SLICES}/${SLICES}`);
  if (!end) throw new Error(`not at the end of the exam: ${told}`);
  return { empty, most };
}

/** The memory of a phone's browser for an exam that does not fit into it (1 GB decoded). */
export async function viewerMemory(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'negatoscope-memory-'));
  const stack = await makeLongStack(folder, DISTINCT, SLICES);
  const product = await startProduct({ DATA_DIR: folder, SEED: 'none' });
  const browser = await openBareBrowser(412, 823);
  try {
    await signIn(browser, product.origin, stack);
    const { empty, most } = await measured(browser, `${product.origin}/radiology-viewer/${stack.id}`);
    return [
      {
        id: 'S9M',
        what: `memory of a phone’s browser through ${SLICES} × 512² × 16 bit, beside a list`,
        baseline: `${Math.round(empty)} MB`,
        ours: `${Math.round(most)} MB`,
        ratio: times(most / empty),
        bar: `≤ ${BAR} MB more`,
        met: most - empty <= BAR,
      },
    ];
  } finally {
    await browser.close();
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
