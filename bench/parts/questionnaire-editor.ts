import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { MAX_NODES } from '#lib/kinds/questionnaire/tree.ts';
import { CHROMIUM_FLAGS, findChromium } from '../../tests/run/chromium.ts';
import { type Product, startProduct } from '../../tests/run/product.ts';
import { type Row, row } from '../report.ts';
import { percentile } from '../stats.ts';

const OPTIONS = 4;
const PAGES = 8;
const QUESTIONS = MAX_NODES / (OPTIONS + 1) / PAGES;
/** Keys that are timed, and steps of a branch. */
const KEYS = 120;
const MOVES = 40;
/** Milliseconds at p95 from a key to what it painted. */
const BARS = { key: 50, move: 100 };

/** As many nodes as a questionnaire may have: single choices with their sentences. */
function largestBody() {
  const question = (id: string) => ({
    id,
    text: `Question ${id}`,
    section: 'findings',
    type: 'single',
    options: Array.from({ length: OPTIONS }, (_, at) => ({
      id: `${id}o${at}`,
      text: `Réponse ${at}`,
      sentence: `Phrase de la réponse ${at}.`,
    })),
  });
  return {
    pages: Array.from({ length: PAGES }, (_, page) => ({
      id: `p${page}`,
      name: `Page ${page}`,
      questions: Array.from({ length: QUESTIONS }, (_, at) => question(`p${page}q${at}`)),
    })),
  };
}

/** Makes the questionnaire; returns its id. */
async function fill({ origin }: Product, token: string): Promise<string> {
  const send = async (method: string, path: string, body: object, headers = {}) => {
    const answer = await fetch(origin + path, {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, ...headers },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json() as Promise<{ _id: string }>;
  };
  const { _id } = await send('POST', '/api/questionnaires', { title: 'Le plus grand' });
  await send('PUT', `/api/questionnaires/${_id}/parts/body`, largestBody(), { 'If-Match': '"1"' });
  return _id;
}

/** Runs in the page: keeps how long each key took until the frame after it was painted. */
function observe(): void {
  const painted: number[] = [];
  Object.assign(globalThis, { painted });
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        // What is posted in a frame comes once the frame is drawn.
        const channel = new MessageChannel();
        channel.port1.onmessage = () => painted.push(performance.now() - timeStamp);
        channel.port2.postMessage(null);
      });
    },
    { capture: true },
  );
}

/** Presses keys one after the other, as a quick hand does; returns what each took. */
async function timed(page: Page, keys: readonly string[]): Promise<number[]> {
  await page.evaluate(() => (globalThis as unknown as { painted: number[] }).painted.splice(0));
  for (const [index, key] of keys.entries()) {
    await page.keyboard.press(key);
    await page.waitForFunction(
      (count) => (globalThis as unknown as { painted: number[] }).painted.length >= count,
      index + 1,
    );
  }
  return page.evaluate(() => [...(globalThis as unknown as { painted: number[] }).painted]);
}

async function measure(product: Product): Promise<{ keys: number[]; moves: number[] }> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: CHROMIUM_FLAGS,
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const context = await browser.newContext({
      baseURL: product.origin,
      viewport: { width: 1440, height: 900 },
    });
    const account = { data: { username: 'banc-editeur', password: 'coupe-axiale-oblique-42' } };
    await context.request.post('/api/auth/register', account);
    const session = await (await context.request.post('/api/auth/login', account)).json();
    const id = await fill(product, session.token);
    await context.addInitScript(
      ([token, username]) => {
        localStorage.setItem('token', token as string);
        localStorage.setItem('username', username as string);
      },
      [session.token, session.username],
    );
    const page = await context.newPage();
    await page.addInitScript(observe);
    await page.goto(`/edit/${id}`);
    await page.waitForSelector('.questionnaire-editor[aria-busy="false"]');
    await page.getByRole('treeitem', { name: 'Question p0q1', exact: false }).first().dblclick();
    const keys = await timed(
      page,
      Array.from({ length: KEYS }, (_, at) => 'abcdefghij'[at % 10] ?? 'a'),
    );
    await page.keyboard.press('Escape');
    const moves = await timed(
      page,
      Array.from({ length: MOVES }, () => 'Alt+ArrowDown'),
    );
    // Alt is a key of its own.
    return { keys, moves: moves.filter((_, at) => at % 2 === 1) };
  } finally {
    await browser.close();
  }
}

/** S15: the editor of the largest questionnaire, from a key to what it painted. */
export async function questionnaireEditor(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'negatoscope-bench-'));
  const product = await startProduct({ DATA_DIR: folder, SEED: 'none' }, { page: '/api/ready' });
  try {
    const { keys, moves } = await measure(product);
    const told = (what: string, times: number[], bar: number) => {
      const high = percentile(times, 0.95);
      const ours = `${percentile(times, 0.5).toFixed(0)} ms, ${high.toFixed(0)} ms`;
      return row(
        'S15',
        `questionnaire editor, ${MAX_NODES} nodes, ${what}: median, p95`,
        ours,
        `p95 ≤ ${bar} ms`,
        high <= bar,
      );
    };
    return [told('key → painted', keys, BARS.key), told('a branch moved → painted', moves, BARS.move)];
  } finally {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
