import { expect, it, vi } from 'vitest';
import { seedDemo } from '#lib/demo/server/seed-demo.ts';
import { openContext } from '#lib/platform/server/context.ts';
import { readInstallation } from '#lib/platform/server/db/meta/installation.ts';
import { fillWhenEmpty } from '../../src/fill-when-empty.ts';
import { describeInstallations } from './installations.ts';
import { content } from './small-demo.ts';

describeInstallations('an empty database and its file store', ({ settings, start }) => {
  it('of which the first was never filled leave the store to the next', async () => {
    const filling = { ...settings('a'), seed: 'demo' as const };
    const context = await openContext(filling, { fills: true });
    await openContext(filling, { exclusive: false, fills: true }).then((second) => second.close());
    expect([await readInstallation(context.db), await context.files.installation()]).toEqual([
      undefined,
      undefined,
    ]);
    vi.spyOn(context, 'now').mockImplementation(() => {
      throw new Error('out of luck');
    });
    await expect(fillWhenEmpty(context)).rejects.toThrow('out of luck');
    await context.close();

    const id = await start('next', ({ db }) => readInstallation(db));
    expect(await start('next', ({ files }) => files.installation())).toBe(id);
    await expect(openContext(filling, { fills: true })).rejects.toThrow(/deux installations différentes/);
  });

  it('are marked once the database is filled, by whichever process sees it first', async () => {
    const filling = { ...settings('a'), seed: 'demo' as const };
    const context = await openContext(filling, { fills: true });
    const waiting = await openContext(filling, { exclusive: false, fills: true });
    await seedDemo(context, content);
    await fillWhenEmpty(waiting);
    const id = await readInstallation(waiting.db);
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(await context.files.installation()).toBe(id);
    await fillWhenEmpty(context);
    expect(await readInstallation(context.db)).toBe(id);
    await Promise.all([waiting.close(), context.close()]);
    expect(await start('a', ({ db }) => readInstallation(db))).toBe(id);
  });
});
