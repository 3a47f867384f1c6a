import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findFirefox, findWebkit } from '../run/engines.ts';
import { decodeFrame } from '../run/frame.ts';
import { tier } from '../run/tier.ts';
import { Browser } from './browser.ts';
import { startFirefox } from './firefox.ts';
import { type DemoSite, fillSignIn, makePerson, open, signIn, startDemoSite } from './site.ts';
import { probeMiddle, stackedCase, waitForFrames } from './viewer.ts';
import type { Driver } from './webdriver.ts';
import { startWebkit } from './webkit.ts';

const [firefox, webkit] = [findFirefox(), findWebkit()];
/** What a test is counted as skipped without: the full tier, and the engine. */
const ENGINES: [string, (() => Promise<Driver>) | undefined][] = [
  ['Firefox', firefox ? () => startFirefox(firefox) : undefined],
  ['WebKit', webkit ? () => startWebkit(webkit) : undefined],
];

describe.each(ENGINES)('%s', (engine, start) => {
  const runs = tier === 'full' && start !== undefined;
  let site: DemoSite;
  let browser: Browser;
  beforeAll(async () => {
    if (runs) site = await startDemoSite();
  });
  afterAll(() => site?.close());
  beforeEach(async () => {
    if (runs) browser = new Browser(await start());
  });
  afterEach(() => browser?.quit());

  it.runIf(runs)('signs in over plain HTTP on localhost, and stays signed in', async () => {
    const { username } = await signIn(browser, site);
    await open(browser, `${site.origin}/account`);
    expect(await browser.run(() => document.querySelector('header')?.textContent)).toContain(username);
  });

  // Firefox and Chromium take a `Secure` cookie on every host that is this machine; WebKit on none without TLS.
  it.runIf(runs && engine === 'WebKit')(
    'says why a session cannot be kept on another host without TLS',
    async () => {
      const elsewhere = site.origin.replace('localhost', 'intranet.localhost');
      await fillSignIn(browser, elsewhere, await makePerson(site));
      const words = await browser.until(
        'the reason',
        () => document.querySelector('.sign-in-reason')?.textContent,
      );
      expect(words).toContain('n’a pas gardé le cookie de connexion');
      expect(await browser.run(() => localStorage.getItem('token'))).toBeNull();
    },
  );

  it.runIf(runs)('shows the public lists and searches them as the server does', async () => {
    await open(browser, `${site.origin}/public-cases`);
    await browser.click('input[type=search]');
    await browser.type('épaule');
    const titles = () =>
      [...document.querySelectorAll('.card-title')].map((title) => title.textContent.trim());
    const asked = await (await fetch(`${site.origin}/api/cases/public?q=épaule`)).json();
    await browser.until(
      'what is found',
      (count) => document.querySelectorAll('.card-title').length === count,
      asked.cases.length,
    );
    expect(asked.cases.length).toBeGreaterThan(0);
    expect((await browser.run(titles)).length).toBe(asked.cases.length);
  });

  it.runIf(runs)('reads in the middle of slices the value that the file has there', async () => {
    await signIn(browser, site);
    const told = await stackedCase(browser);
    for (const index of [0, 20, 60]) {
      await open(browser, `${site.origin}/radiology-viewer/${told.id}?serie=1&image=${index + 1}`);
      await waitForFrames(browser);
      const bytes = await browser.run(async (address) => {
        const answer = new Uint8Array(await (await fetch(address)).arrayBuffer());
        return btoa(Array.from(answer, (byte) => String.fromCharCode(byte)).join(''));
      }, `/images/${told.id}/${told.frames[index]}-frame.bin`);
      const { rows, columns, values } = decodeFrame(Buffer.from(bytes, 'base64'));
      const middle = Math.floor(rows / 2) * columns + Math.floor(columns / 2);
      expect(await probeMiddle(browser), `slice ${index + 1}`).toBe(values[middle]);
    }
  });

  it.runIf(runs)('opens a case that is kept offline once the server is gone', async () => {
    await signIn(browser, site);
    const { id } = await stackedCase(browser, { most: 60 });
    const viewer = `${site.origin}/radiology-viewer/${id}`;
    await open(browser, viewer);
    await browser.click('.case-marks button', 'Garder');
    await browser.click('.keep-menu button', 'Garder hors ligne');
    await browser.click('section button', 'Garder hors ligne');
    await browser.until('kept', () => /Gardé le .* sur cet appareil/.test(document.body.innerText));
    await site.cut();
    await browser.open(viewer);
    await waitForFrames(browser);
    expect(await browser.run(() => 'copy' in document.documentElement.dataset)).toBe(true);
    // Whatever is not kept leads to what is.
    await browser.open(`${site.origin}/statistics`);
    await browser.until('what is kept', () =>
      document.body.innerText.includes('cette page n’est pas gardée'),
    );
    await site.mend();
  });
});
