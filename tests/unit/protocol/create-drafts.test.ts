import { describe, expect, it } from 'vitest';
import { CallFailed } from '#lib/platform/browser/client.ts';
import {
  createDrafts,
  isUncertain,
  leftBehind,
  type WantedDraft,
} from '#lib/protocols/browser/create-drafts.ts';

const wanted: WantedDraft[] = ['a', 'b', 'c'].map((key) => ({
  key,
  made: { title: key, tags: [], body: { imagingType: 'IRM', region: 'Autre' } },
}));

describe('drafts are made one after another', () => {
  it('stop where one fails, and go on without making anything twice', async () => {
    const made: string[] = [];
    let isDown = true;
    const making = {
      make: async ({ title }: { title: string }) => {
        if (title === 'b' && isDown) throw new CallFailed(413, { code: 'quota_full', message: 'Plein.' });
        made.push(title);
        return `id-${title}`;
      },
      onDone: () => undefined,
      isStopped: () => false,
    };
    const first = await createDrafts(wanted, new Map(), making);
    expect([first.failed?.key, [...first.done.keys()]]).toEqual(['b', ['a']]);
    isDown = false;
    const second = await createDrafts(wanted, first.done, making);
    expect([second.failed, made]).toEqual([undefined, ['a', 'b', 'c']]);
  });

  it('end when somebody stops them', async () => {
    let count = 0;
    const making = { make: async () => `${++count}`, onDone: () => undefined, isStopped: () => count === 2 };
    expect((await createDrafts(wanted, new Map(), making)).done.size).toBe(2);
  });

  it('find the one that a call without an answer left behind', () => {
    expect(isUncertain(new CallFailed(0))).toBe(true);
    expect(isUncertain(new CallFailed(413, { code: 'quota_full' }))).toBe(false);
    const own = [
      { id: '1', title: 'IRM genou' },
      { id: '2', title: 'irm  Genou' },
    ];
    expect(leftBehind('IRM genou', new Set(['1']), own)?.id).toBe('2');
    expect(leftBehind('IRM genou', new Set(['1', '2']), own)).toBeUndefined();
  });
});
