import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseListQuery } from '#lib/items/kinds/list-query.ts';
import { listPublic } from '#lib/items/server/list-items.ts';
import { readSettings } from '#lib/platform/server/base/settings.ts';
import { openContext } from '#lib/platform/server/context.ts';
import { makeDataset } from '../../bench/dataset.ts';

// The benchmarks of large lists write rows by themselves, and are run seldom: a changed table must be noticed sooner.
test('the benchmarks’ data are lists that can be searched', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'negatoscope-dataset-'));
  try {
    await makeDataset(folder, { cases: 60, ratings: 600 });
    const context = await openContext(readSettings({ DATA_DIR: folder }));
    try {
      const found = async (search: string) =>
        listPublic(context, 'case', parseListQuery('case', new URLSearchParams(search)), null);
      expect((await found('')).totalItems).toBe(60);
      const { items, totalItems } = await found('q=fracture');
      expect(totalItems).toBeGreaterThan(0);
      expect(items[0]).toMatchObject({ ratingsCount: 10 });
    } finally {
      await context.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
