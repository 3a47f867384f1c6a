import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Product, startProduct } from './product.ts';
import { ROOT } from './root.ts';

const CACHE = join(ROOT, 'node_modules/.cache/negatoscope');
/** What decides nothing of the rows and files that the demo content becomes. */
const SHOWN = /texts\.ts$|store\.ts$|\/(browser|layout|http)\/|^viewer\//;
const SEEDING_MS = 900_000;
const LOOK_MS = 200;
/** As the server process says it. */
const ALL_DRAWN = /Images de démonstration prêtes/;

async function digest(): Promise<string> {
  const hash = createHash('sha256');
  const folder = join(ROOT, 'src/lib');
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.ts$/.test(name));
  for (const name of names.sort()) {
    if (!SHOWN.test(name)) hash.update(name).update(await readFile(join(folder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Waits until every image is drawn, which the product says. @throws with what it said when it does not in time */
export async function allDrawn(product: Product, deadline: number): Promise<void> {
  while (!ALL_DRAWN.test(product.output())) {
    if (Date.now() > deadline) throw new Error(`Images were not drawn:\n${product.output()}`);
    await pause(LOOK_MS);
  }
}

/** How much of the demo content: all of it, or the part that `npm run dev` fills an empty folder with. */
type Seed = 'demo' | 'small';

/** The demo content as the built product makes it, made once for each state of the sources that make it. */
async function template(seed: Seed): Promise<string> {
  const cache = join(CACHE, seed);
  const folder = join(cache, await digest());
  if (existsSync(folder)) return folder;
  await rm(cache, { recursive: true, force: true });
  await mkdir(cache, { recursive: true });
  const making = await mkdtemp(join(cache, 'making-'));
  const product = await startProduct(
    { DATA_DIR: making, SEED: seed },
    { page: '/api/ready', timeoutMs: SEEDING_MS },
  );
  await allDrawn(product, Date.now() + SEEDING_MS);
  await product.stop();
  await rename(making, folder);
  return folder;
}

/** A data folder of one's own, already filled with the demo content. The caller deletes it. */
export async function seededFolder(into?: string, seed: Seed = 'demo'): Promise<string> {
  const folder = into ?? (await mkdtemp(join(tmpdir(), 'negatoscope-')));
  await cp(await template(seed), folder, { recursive: true });
  return folder;
}
