import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { CHROMIUM_FLAGS, findTestChromium } from './tests/run/chromium.ts';
import { tier } from './tests/run/tier.ts';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  return typeof address === 'object' && address ? address.port : 0;
}

// Workers read this file again: what the first process chose reaches them through the environment.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'negatoscope-e2e-'));
const origin = `http://localhost:${process.env.E2E_PORT}`;
const executablePath = findTestChromium();

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  globalTeardown: './tests/e2e/teardown.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  retries: process.env.CI === undefined ? 0 : 1,
  // Limits are no assertions: a busy machine reaches every state, only later. No test has limits of its own.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    baseURL: origin,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1280, height: 800 },
    // Fades between pages and turning wheels cost the processor an eighth of a run; visitors.spec.ts has them.
    contextOptions: { reducedMotion: 'reduce' },
    // What a worker asks for passes by the routes that tests lay; those about reading without network allow it.
    serviceWorkers: 'block',
    // Recording costs each test time; in CI the second try of one that failed is recorded.
    trace: process.env.CI === undefined ? 'retain-on-failure' : 'on-first-retry',
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath ? { executablePath } : {}) },
  },
  webServer: {
    command: 'exec node tests/e2e/serve.ts',
    url: `${origin}/api/ready`,
    // The first run draws the demo's images; later ones find them again.
    timeout: 900_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    env: {
      HOST: 'localhost',
      PORT: process.env.E2E_PORT,
      DATA_DIR: process.env.E2E_DATA_DIR,
      DATABASE_URL: '',
      FILES_URL: '',
      PUBLIC_ORIGIN: '',
      // As behind a proxy: each person that a test makes comes from an address of its own (fixtures.ts).
      TRUST_PROXY: '1',
      // Drawing the whole demo takes minutes; the gate's tests make what they need beyond its small part.
      SEED: tier === 'gate' ? 'small' : 'demo',
    },
  },
});
