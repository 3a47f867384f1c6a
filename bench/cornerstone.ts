import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { build } from 'vite';

/** The task to measure: planes of a stack of this many slices of `side`², on a panel of this many CSS pixels. */
export interface Planes {
  side: number;
  slices: number;
  planes: number;
  width: number;
  height: number;
  plane: 'coronal' | 'sagittal' | 'oblique';
  /** Millimetres of a maximum projection; 0 is the plane alone. */
  slab: number;
}

const FILE = 'planes.js';
const PAGE = `<!doctype html><body><script type="module" src="/${FILE}"></script>`;

/** Cornerstone and the page's own script in one file. */
async function bundle(installed: string, outDir: string): Promise<Buffer> {
  const modules = join(installed, 'node_modules');
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: {
      alias: {
        '@cornerstonejs/core': join(modules, '@cornerstonejs/core'),
        events: join(modules, 'events/events.js'),
      },
    },
    build: {
      outDir,
      emptyOutDir: false,
      lib: {
        entry: join(import.meta.dirname, 'baseline-cornerstone/planes.js'),
        formats: ['es'],
        fileName: () => FILE,
      },
    },
  });
  return readFile(join(outDir, FILE));
}

/**
 * Planes a second that Cornerstone3D draws in this browser. It is not a part of this project: `installed` is a folder
 * where `npm install @cornerstonejs/core events` was run.
 */
export async function cornerstonePlanes(
  browser: Browser,
  installed: string,
  folder: string,
  planes: Planes,
): Promise<number> {
  const script = await bundle(installed, folder);
  const server = createServer(({ url }, response) => {
    const isScript = url === `/${FILE}`;
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : PAGE);
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const page = await browser.newPage();
  try {
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
    await page.waitForFunction(() => 'goThrough' in globalThis);
    return await page.evaluate(
      (asked) =>
        (globalThis as unknown as { goThrough(asked: Planes): Promise<number> }).goThrough(asked as Planes),
      planes,
    );
  } finally {
    await page.close();
    server.close();
  }
}
