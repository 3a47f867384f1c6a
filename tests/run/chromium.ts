import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian's Chromium without windows: the same tests for a seventh less of the processor. */
const HEADLESS = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', HEADLESS];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Path of a Chromium: CHROMIUM_PATH, else the first one on PATH or in the usual folders. */
export function findChromium(env: NodeJS.ProcessEnv = process.env, names = NAMES): string | undefined {
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [env.CHROMIUM_PATH ?? '', ...candidates].find((file) => file !== '' && isExecutable(file));
}

/** The Chromium for tests, which look at no window. */
export function findTestChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return findChromium(env, [HEADLESS]) ?? findChromium(env);
}

/** Nothing but the page: no sandbox (containers run as root), and none of the browser's own calls home. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The same with WebGL, drawn by the processor. */
export const GL_FLAGS = [
  ...CHROMIUM_FLAGS.filter((flag) => flag !== '--disable-gpu'),
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];
