import { decodeFrame, type Frame } from '../run/frame.ts';
import type { Browser } from './browser.ts';
import { call } from './calls.ts';

/** A demo case with a stack of slices whose images have values. */
export interface StackedCase {
  id: string;
  /** Names of the frames of its first stack. */
  frames: string[];
}

/** Finds one by the calls of the page's own site, signed in. @param most images that it may have at most */
export async function stackedCase(browser: Browser, { most = 1000 } = {}): Promise<StackedCase> {
  const { cases } = await call<{ cases: { _id: string; imageCount: number }[] }>(
    browser,
    'GET /cases/public?limit=100',
  );
  const { _id: id } = cases
    .filter(({ imageCount }) => imageCount > 10 && imageCount <= most)
    .sort((one, other) => other.imageCount - one.imageCount)[0]!;
  const { stacks } = await call<{ stacks: { frames: string[] }[] }>(browser, `GET /cases/${id}/viewer`);
  return { id, frames: stacks[0]!.frames };
}

/** Waits until the slice in view is drawn from its values, not from a lighter copy. */
export async function waitForFrames(browser: Browser): Promise<void> {
  await browser.until('the values of the slice', () => {
    const words = document.querySelector('.panel-view')?.textContent ?? '';
    const isDrawn = document.querySelector('canvas.film') && !document.querySelector('[data-poster]');
    return isDrawn && !/aperçu|copie réduite|chargement|valeurs en chemin/.test(words);
  });
}

/** Reads the value in the middle of the panel in view with the probe, by keys alone. */
export async function probeMiddle(browser: Browser): Promise<number> {
  await browser.run(() => document.querySelector<HTMLElement>('.panel-view')?.focus());
  await browser.type('o');
  await browser.press('Enter');
  const words = await browser.until(
    'a probe',
    () => document.querySelector('.measure.probe text')?.textContent,
  );
  return Number(words.replaceAll('−', '-').replace(/[^\d-]/g, ''));
}

/** The values of a slice as the page's site sends them, read apart from the product's own code. */
export async function readFrame(browser: Browser, id: string, name: string): Promise<Frame> {
  const bytes = await browser.run(async (address) => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` };
    const answer = new Uint8Array(await (await fetch(address, { headers })).arrayBuffer());
    return btoa(Array.from(answer, (byte) => String.fromCharCode(byte)).join(''));
  }, `/images/${id}/${name}-frame.bin`);
  return decodeFrame(Buffer.from(bytes, 'base64'));
}
