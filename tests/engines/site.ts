import { rm } from 'node:fs/promises';
import { type Product, startProduct } from '../run/product.ts';
import { seededFolder } from '../run/seeded.ts';
import type { Browser } from './browser.ts';

/** The built product with the demo, which a test may stop. */
export interface DemoSite {
  readonly origin: string;
  /** Ends its process: new requests are refused at once. */
  cut(): Promise<void>;
  /** Starts it again at the same address, where it was cut. */
  mend(): Promise<void>;
  close(): Promise<void>;
}

export async function startDemoSite(): Promise<DemoSite> {
  const folder = await seededFolder();
  // Each person that a test makes comes from an address of its own (`makePerson`).
  const env = { DATA_DIR: folder, SEED: 'demo', TRUST_PROXY: '1' };
  const options = { page: '/api/ready' };
  let product: Product | undefined = await startProduct(env, options);
  const { origin } = product;
  const cut = async () => {
    await product?.kill();
    product = undefined;
  };
  return {
    origin,
    cut,
    async mend() {
      product ??= await startProduct({ ...env, PORT: new URL(origin).port }, options);
    },
    async close() {
      await cut();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

export interface Person {
  username: string;
  password: string;
}

let made = 0;

export async function makePerson({ origin }: DemoSite): Promise<Person> {
  made += 1;
  const person = { username: `moteur-${process.pid}-${made}`, password: 'coupe-axiale-oblique-42' };
  const answer = await fetch(`${origin}/api/auth/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `10.7.0.${made}` },
    body: JSON.stringify(person),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return person;
}

/** Opens a page and waits until its islands answer to the hand. */
export async function open(browser: Browser, address: string): Promise<void> {
  await browser.open(address);
  await browser.until('islands', () => {
    const asleep = ['load', 'idle', 'poster', 'slices'].map((when) => `astro-island[client="${when}"][ssr]`);
    return document.readyState === 'complete' && !document.querySelector(asleep.join());
  });
}

/** Fills in the sign-in form and sends it with Enter. */
export async function fillSignIn(browser: Browser, origin: string, person: Person): Promise<void> {
  await open(browser, `${origin}/`);
  await browser.click('input[name=username]');
  await browser.type(person.username);
  await browser.click('input[name=password]');
  await browser.type(person.password);
  await browser.press('Enter');
}

/** Signs somebody new in by hand. */
export async function signIn(browser: Browser, site: DemoSite): Promise<Person> {
  const person = await makePerson(site);
  await fillSignIn(browser, site.origin, person);
  await browser.until(
    'signed in',
    (name) => document.querySelector('header')?.textContent?.includes(name),
    person.username,
  );
  return person;
}
