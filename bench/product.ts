import { rm } from 'node:fs/promises';
import { readSettings } from '#lib/platform/server/base/settings.ts';
import { type Context, openContext } from '#lib/platform/server/context.ts';
import { type Caller, sendUnchecked } from '../tests/run/caller.ts';
import { type Product, startProduct } from '../tests/run/product.ts';
import { seededFolder } from '../tests/run/seeded.ts';

/** Starts the built product on the demo content, lets `work` measure it, stops it and forgets the data. */
export async function withDemo<T>(work: (product: Product, folder: string) => Promise<T>): Promise<T> {
  const folder = await seededFolder();
  const product = await startProduct({ DATA_DIR: folder, SEED: 'none' });
  try {
    return await work(product, folder);
  } finally {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

export interface Member {
  cookie: string;
  headers: { Authorization: string };
  token: string;
  username: string;
}

const PASSWORD = 'coupe-axiale-oblique-42';

function call(origin: string, path: string, body: object): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  return fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** A new account, signed in. */
export async function member(origin: string, username: string): Promise<Member> {
  const made = await call(origin, '/api/auth/register', { username, password: PASSWORD });
  if (!made.ok) throw new Error(`account of ${username}: ${made.status} ${await made.text()}`);
  const answer = await call(origin, '/api/auth/login', { username, password: PASSWORD });
  if (!answer.ok) throw new Error(`sign-in of ${username}: ${answer.status} ${await answer.text()}`);
  const { token } = (await answer.json()) as { token: string };
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { cookie, headers: { Authorization: `Bearer ${token}` }, token, username };
}

/** Sends requests to a running product. */
export function callerOf({ origin }: Pick<Product, 'origin'>): Caller {
  return { send: (method, path, sending) => sendUnchecked(origin, method, path, sending) };
}

/** Opens a data folder from outside, beside the product or after it. */
export async function inFolder<T>(folder: string, work: (context: Context) => Promise<T>): Promise<T> {
  const context = await openContext(readSettings({ DATA_DIR: folder, SEED: 'none' }), { exclusive: false });
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}
