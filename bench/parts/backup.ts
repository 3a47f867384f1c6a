import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkFiles } from '#lib/maintenance/server/check-files.ts';
import { runAdmin } from '../../tests/api/run-admin.ts';
import type { Product } from '../../tests/run/product.ts';
import { inFolder, member, withDemo } from '../product.ts';
import { type Row, row } from '../report.ts';

/** Names of the stored files of a data folder, and those whose bytes are not what their name says. */
async function storedFiles(folder: string): Promise<{ names: string[]; wrong: string[] }> {
  const names: string[] = [];
  const wrong: string[] = [];
  for (const entry of await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/^[0-9a-f]{64}$/.test(entry.name)) continue;
    names.push(entry.name);
    const bytes = await readFile(join(entry.parentPath, entry.name));
    if (createHash('sha256').update(bytes).digest('hex') !== entry.name) wrong.push(entry.name);
  }
  return { names: names.sort(), wrong };
}

const idsOf = (folder: string) =>
  inFolder(folder, async ({ db }) => {
    const rows = await db.selectFrom('item').select('id').execute();
    return new Set(rows.map(({ id }) => id));
  });

/** Copies a public questionnaire again and again, as long as `work` takes. @returns the copies acknowledged */
async function writeMeanwhile(product: Product, folder: string, work: () => Promise<unknown>) {
  const writer = await member(product.origin, 'rédactrice');
  const source = await inFolder(folder, ({ db }) =>
    db
      .selectFrom('item')
      .select('id')
      .where('kind', '=', 'questionnaire')
      .where('visibility', '=', 'public')
      .executeTakeFirstOrThrow(),
  );
  const copies: { id: string; at: number }[] = [];
  let working = true;
  const writing = (async () => {
    while (working) {
      const address = `${product.origin}/api/questionnaires/${source.id}/copy`;
      const answer = await fetch(address, { method: 'POST', headers: writer.headers });
      if (answer.ok) copies.push({ id: ((await answer.json()) as { _id: string })._id, at: Date.now() });
      else await answer.arrayBuffer();
      await new Promise((wake) => setTimeout(wake, 100));
    }
  })();
  await work().finally(() => {
    working = false;
  });
  await writing;
  return copies;
}

async function admin(args: string[], dataDir: string): Promise<void> {
  const { status, output } = await runAdmin(args, { DATA_DIR: dataDir });
  if (status !== 0) throw new Error(`${args[0]}: ${output}`);
}

/** R13: everything acknowledged before a backup began is in it, although the product is being written to. */
export function backup(): Promise<Row[]> {
  return withDemo(async (product, folder) => {
    const place = await mkdtemp(join(tmpdir(), 'negatoscope-backup-'));
    const [copy, restored] = [join(place, 'copy'), join(place, 'restored')];
    try {
      const stood = await storedFiles(folder);
      let begun = 0;
      const copies = await writeMeanwhile(product, folder, async () => {
        await new Promise((wake) => setTimeout(wake, 2000));
        begun = Date.now();
        await admin(['backup', copy], folder);
      });
      await admin(['restore', copy], restored);
      const there = await idsOf(restored);
      const back = await storedFiles(restored);
      const names = new Set(back.names);
      const lost = [
        ...copies.filter(({ id, at }) => at < begun && !there.has(id)).map(({ id }) => id),
        ...stood.names.filter((name) => !names.has(name)),
      ];
      const { corrupt, missing } = await inFolder(restored, checkFiles);
      const faults = lost.length + back.wrong.length + corrupt.length + missing.length;
      console.error([...lost, ...back.wrong].slice(0, 20).join('\n'));
      return [
        row(
          'R13',
          `backup while written to (${copies.length} copies), wiped, restored: ${there.size} items, ${back.names.length} files`,
          `${lost.length} lost, ${back.wrong.length + corrupt.length} of other bytes, ${missing.length} missing`,
          '0 lost, hashes equal',
          faults === 0 && copies.some(({ at }) => at < begun),
        ),
      ];
    } finally {
      await rm(place, { recursive: true, force: true });
    }
  });
}
