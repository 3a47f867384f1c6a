import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BUILT_SCRIPTS, ownScript, registerWorker, Worker } from '#lib/platform/browser/own-scripts.ts';

const SITE = 'https://site.test';

beforeAll(() => void vi.stubGlobal('location', { origin: SITE }));
afterAll(() => void vi.unstubAllGlobals());

describe('a script beside a page', () => {
  it.each([
    [`${SITE}/_astro/frame-worker-YmwZYjKP.js`, `${SITE}/_astro/frame-worker-YmwZYjKP.js`],
    ['/_astro/worker-U9OeHVvE.js', `${SITE}/_astro/worker-U9OeHVvE.js`],
    ['/offline-worker.js', `${SITE}/offline-worker.js`],
  ])('may be %s, which the build wrote', (address, whole) => {
    expect(ownScript(address, BUILT_SCRIPTS)).toBe(whole);
  });

  it.each([
    'https://elsewhere.test/_astro/worker-U9OeHVvE.js',
    '//elsewhere.test/_astro/worker-U9OeHVvE.js',
    'http://site.test/_astro/worker-U9OeHVvE.js',
    'data:text/javascript,alert(1)',
    `blob:${SITE}/0d4f`,
    'javascript:alert(1)',
    '/images/01m7/worker.js',
    '/_astro/../images/worker.js',
    '/_astro/%2e%2e/images/worker.js',
    '/_astro/deeper/worker.js',
    '/api/_astro/worker.js',
    '/offline-worker.js?from=elsewhere',
    '/_astro/worker.css',
    '/offline-worker.js.txt',
    '',
  ])('may not be %s', (address) => {
    expect(() => ownScript(address, BUILT_SCRIPTS)).toThrow(TypeError);
  });

  it('of another site starts no worker, in a browser without Trusted Types either', () => {
    const started = vi.fn();
    vi.stubGlobal('Worker', started);
    vi.stubGlobal('navigator', { serviceWorker: { register: started } });
    const elsewhere = 'https://elsewhere.test/_astro/worker.js';
    expect(() => new Worker(new URL(elsewhere))).toThrow(TypeError);
    expect(() => registerWorker(elsewhere)).toThrow(TypeError);
    expect(started).not.toHaveBeenCalled();
  });

  it('starts as the worker that was asked for', () => {
    const started = vi.fn();
    vi.stubGlobal('Worker', started);
    const address = `${SITE}/_astro/worker-U9OeHVvE.js`;
    new Worker(new URL(address), { type: 'module' });
    expect(started).toHaveBeenCalledWith(address, { type: 'module' });
  });
});
