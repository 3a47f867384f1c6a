import { describe, expect, it, vi } from 'vitest';
import { answers, open, rest, retitles, saves, serveItems, there } from './item-server.ts';

serveItems();

describe('autosave', () => {
  it.each([0, 3000])('rests between saves while changes keep coming (a save takes %i ms)', async (takes) => {
    there.at.takes = takes;
    const autosave = open();
    for (let count = 1; count <= 300; count += 1) {
      answers(autosave, `${count}`);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(saves().length).toBeGreaterThanOrEqual(3);
    expect(saves().length).toBeLessThanOrEqual(7);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(there.item.body.answer).toBe('300');
    expect(autosave.$status.get().state).toBe('saved');
  });

  it('sends the parts that changed and no others, a moment after the last change', async () => {
    const autosave = open();
    answers(autosave, 'Luxation');
    retitles(autosave, 'Deux');
    await rest();
    expect(saves().map(({ path, body }) => [path, body])).toEqual([
      ['/api/cases/c1', { title: 'Deux', workingCopy: true }],
      ['/api/cases/c1/parts/answer', { answer: 'Luxation' }],
    ]);
    expect(autosave.$status.get().state).toBe('saved');
  });

  it('tries again what was shortened while the save of what is refused was under way', async () => {
    Object.assign(there.at, { takes: 3000, room: 100 });
    const autosave = open();
    answers(autosave, 'Fracture '.repeat(50));
    await vi.advanceTimersByTimeAsync(1000);
    answers(autosave, 'Fracture de fatigue.');
    await vi.advanceTimersByTimeAsync(3000);
    expect(autosave.$status.get()).toMatchObject({ state: 'refused', reason: 'Plein.' });
    await vi.advanceTimersByTimeAsync(4000);
    expect(there.item.body.answer).toBe('Fracture de fatigue.');
    expect(autosave.$status.get().state).toBe('saved');
  });

  it('does not send again what was refused and is as it was', async () => {
    there.at.room = 100;
    const autosave = open();
    answers(autosave, 'Fracture '.repeat(50));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(saves().length).toBe(1);
    expect(autosave.$status.get().state).toBe('refused');
  });

  it('saves everything before a case is published', async () => {
    there.at.takes = 500;
    const autosave = open();
    answers(autosave, 'Un');
    await vi.advanceTimersByTimeAsync(1000);
    answers(autosave, 'Deux');
    const published = autosave.setVisibility('public');
    await vi.advanceTimersByTimeAsync(4000);
    expect(await published).toBe(true);
    expect([there.item.body.answer, there.item.visibility]).toEqual(['Deux', 'public']);
  });
});
