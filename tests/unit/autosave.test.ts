import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OwnItem } from '#lib/contract/items.ts';
import { createAutosave } from '#lib/stores/autosave.ts';
import { isSameDraft } from '#lib/stores/kept-draft.ts';

const item = { _id: 'c1', title: 'Un', tags: [], revision: 1, visibility: 'draft', body: { images: 0 } };

describe('autosave', () => {
  let sent: { images: number; at: number }[];
  /** How long the server takes (ms). */
  let takes = 0;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, 'info').mockImplementation(() => {});
    sent = [];
    vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
      sent.push({ images: JSON.parse(body).body.images, at: Date.now() });
      await new Promise((wake) => setTimeout(wake, takes));
      return Response.json({ revision: sent.length + 1, visibility: 'draft' });
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  const open = () => createAutosave<{ images: number }>('case', item as unknown as OwnItem & typeof item);

  it.each([0, 3000])(
    'rests between saves while images keep arriving (a save takes %i ms)',
    async (takesNow) => {
      takes = takesNow;
      const autosave = open();
      for (let images = 1; images <= 300; images += 1) {
        autosave.change((draft) => ({ ...draft, body: { images } }));
        await vi.advanceTimersByTimeAsync(100);
      }
      expect(sent.length).toBeGreaterThanOrEqual(3);
      expect(sent.length).toBeLessThanOrEqual(7);
      await vi.advanceTimersByTimeAsync(20_000);
      expect(sent.at(-1)?.images).toBe(300);
      expect(autosave.$state.get()).toBe('saved');
    },
  );

  it('saves a moment after the last change', async () => {
    takes = 50;
    const autosave = open();
    autosave.change((draft) => ({ ...draft, body: { images: 1 } }));
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent.map(({ images }) => images)).toEqual([1]);
    expect(autosave.$state.get()).toBe('saved');
  });

  it('saves everything before a case is published', async () => {
    takes = 500;
    const autosave = open();
    autosave.change((draft) => ({ ...draft, body: { images: 1 } }));
    await vi.advanceTimersByTimeAsync(1000);
    autosave.change((draft) => ({ ...draft, body: { images: 2 } }));
    const published = autosave.flush();
    await vi.advanceTimersByTimeAsync(3000);
    expect(await published).toBe(true);
    expect(sent.at(-1)?.images).toBe(2);
  });
});

describe('a kept draft', () => {
  const draft = { title: 'Un', tags: ['TDM'], body: { folders: [{ id: 'f1', name: 'A' }], answer: '' } };
  it('is the saved one whatever the order of its keys', () => {
    const other = { body: { answer: '', folders: [{ name: 'A', id: 'f1' }] }, tags: ['TDM'], title: 'Un' };
    expect(isSameDraft(draft, other)).toBe(true);
  });
  it('is another when one word differs', () => {
    expect(isSameDraft(draft, { ...draft, body: { ...draft.body, answer: 'Non' } })).toBe(false);
  });
});
