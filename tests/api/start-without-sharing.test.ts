import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startMessages } from '#lib/platform/start-texts.ts';
import { startProduct } from '../run/product.ts';

it('a process starts although its scripts cannot be put where other releases find them, and says so', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'no-sharing-'));
  await mkdir(join(folder, 'files'));
  await writeFile(join(folder, 'files', 'assets'), 'no folder');
  const product = await startProduct({ SEED: 'none', DATA_DIR: folder }, { page: '/api/ready' });
  try {
    expect((await fetch(`${product.origin}/_astro/none.x.js`)).status).toBe(503);
    expect(product.output()).toContain(startMessages.buildNotShared(startMessages.builtFiles.internal));
    expect((await fetch(`${product.origin}/api/ready`)).status).toBe(200);
  } finally {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
