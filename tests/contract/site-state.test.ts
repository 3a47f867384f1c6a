import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { readMetrics } from '#lib/operations/server/read-metrics.ts';
import { readState, recordOccasion } from '#lib/operations/server/read-state.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { describeEachEngine } from './engines.ts';
import { makePublic } from './sample-items.ts';

const load = { waiting: 2, processes: 1 };

describeEachEngine('the state of the site', (context) => {
  /** The context as the product opens it, as far as the state asks. */
  const opened = (installation: () => Promise<string | undefined>): Context => ({
    ...context(),
    settings: { ...context().settings, dataDir: tmpdir(), metricsToken: 'un-jeton-de-mesure' },
    files: { installation } as Context['files'],
    ingest: { load: () => ({ small: load, large: load }) } as unknown as Context['ingest'],
  });
  const answering = () => opened(async () => 'id');

  test('tells version, engine, queues and what was done last', async () => {
    const author = await context().person('auteure');
    await makePublic(context(), author, 'case');
    const before = await readState(answering());
    expect(before).toMatchObject({
      lastBackup: null,
      lastRehearsal: null,
      store: 'disk',
      storeAnswers: true,
    });
    expect(before.version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(before.engineVersion).toMatch(/^\d+\.\d+/);
    expect(before.imagesWaiting).toBe(4);
    expect(before.items).toBeGreaterThan(0);
    await recordOccasion(context(), 'backup');
    expect((await readState(answering())).lastBackup).toBe(context().time.now);
  });

  test('says that the file store does not answer, or not in time', async () => {
    const failing = opened(() => Promise.reject(new Error('away')));
    expect((await readState(failing)).storeAnswers).toBe(false);
    const silent = opened(() => new Promise(() => undefined));
    expect((await readState(silent, 20)).storeAnswers).toBe(false);
  });

  test('is told as figures too, to whoever carries the token', async () => {
    const text = await readMetrics(answering(), 'un-jeton-de-mesure');
    expect(text).toMatch(/^negatoscope_items\{kind="case",visibility="public"\} [1-9]\d*$/m);
    expect(text).toMatch(/^negatoscope_last_backup_timestamp_seconds \d+/m);
    expect(text).not.toContain('negatoscope_last_restore_rehearsal');
    expect(text).toContain(`engine="${context().engine}"`);
    expect(text.includes('negatoscope_database_connections{state="idle"}')).toBe(
      context().connections !== undefined,
    );
    await expect(readMetrics(answering(), null)).rejects.toMatchObject({ code: 'sign_in_required' });
  });

  test('tells of the process while the database is away', async () => {
    const away = { ...answering(), db: context().db.withSchema('nowhere') };
    const text = await readMetrics(away, 'un-jeton-de-mesure');
    expect(text).toContain('negatoscope_database_up 0\n');
    expect(text).toContain('process_resident_memory_bytes ');
    expect(text).not.toContain('negatoscope_people');
  });
});
