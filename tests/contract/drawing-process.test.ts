import { expect, it } from 'vitest';
import { DrawingProcess } from '#lib/demo/server/drawing-process.ts';
import { readSettings } from '#lib/platform/server/base/settings.ts';

const task = {
  settings: readSettings({ DATA_DIR: '/nowhere' }),
  demoCase: {
    title: 'Main',
    tags: [],
    body: { difficulty: 2, clinicalInformation: '', answer: '', sheet: null },
    imaging: [{ phantom: 'hand-xray' as const, seed: 1 }],
  },
  extent: 'cover' as const,
  isCovered: false,
  now: 0,
};

it('says that it has ended to whoever asks it for an image, however long ago that was', async () => {
  const process = new DrawingProcess();
  process.end();
  for (let time = 0; time < 2; time += 1)
    await expect(process.draw(task)).rejects.toMatchObject({ code: 'unavailable' });
});
