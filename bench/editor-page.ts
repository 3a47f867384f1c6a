import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { CHROMIUM_FLAGS, findChromium } from '../tests/run/chromium.ts';
import { type Product, startProduct } from '../tests/run/product.ts';
import { observeKeys } from './key-times.ts';

/** Something of the author's own, made empty and filled. */
export interface Filled {
  /** In the API's addresses: `questionnaires`. */
  kind: string;
  username: string;
  title: string;
  /** The part that is filled: all of it, unless it has others. */
  part?: string;
  body: object;
}

/** Makes it; returns its id. */
async function fill(
  { origin }: Product,
  token: string,
  { kind, title, part = 'body', body }: Filled,
): Promise<string> {
  const send = async (method: string, path: string, data: object, headers = {}) => {
    const answer = await fetch(origin + path, {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, ...headers },
      body: JSON.stringify(data),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json() as Promise<{ _id: string }>;
  };
  const { _id } = await send('POST', `/api/${kind}`, { title });
  await send('PUT', `/api/${kind}/${_id}/parts/${part}`, body, { 'If-Match': '"1"' });
  return _id;
}

async function inBrowser<T>(
  product: Product,
  filled: Filled,
  measure: (page: Page, id: string) => Promise<T>,
) {
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
    const account = { data: { username: filled.username, password: 'coupe-axiale-oblique-42' } };
    await context.request.post('/api/auth/register', account);
    const session = await (await context.request.post('/api/auth/login', account)).json();
    const id = await fill(product, session.token, filled);
    await context.addInitScript(
      ([token, username]) => {
        localStorage.setItem('token', token as string);
        localStorage.setItem('username', username as string);
      },
      [session.token, session.username],
    );
    const page = await context.newPage();
    await observeKeys(page);
    return await measure(page, id);
  } finally {
    await browser.close();
  }
}

/** Measures in a signed-in page of a separate installation, whose author has only one item. */
export async function onEditorPage<T>(
  filled: Filled,
  measure: (page: Page, id: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'negatoscope-bench-'));
  const product = await startProduct({ DATA_DIR: folder, SEED: 'none' }, { page: '/api/ready' });
  try {
    return await inBrowser(product, filled, measure);
  } finally {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
