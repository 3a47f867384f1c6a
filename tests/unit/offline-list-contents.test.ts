import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { planOf } from '#lib/offline/browser/plan.ts';
import { offlineMessages as m } from '#lib/offline/texts.ts';
import { stubDevice } from './device-storage.ts';

/** How many questions each case of the list asks, and whether they were all answered. */
let asks: Record<string, { questions: number; isFinished: boolean }>;

const viewer = (questions: number) => ({
  shown: { title: 'Cas', folders: [], questions, facts: { updatedAt: '2026-11-30' } },
  stacks: [],
});

beforeEach(() => {
  stubDevice(new Map());
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.startsWith('/api/collections/'))
      return Response.json({ name: 'Garde', owner: 'Léa', cases: Object.keys(asks) });
    const [, id = '', call] = /cases\/(\w+)\/(\w+)/.exec(address) ?? [];
    const { questions = 0, isFinished } = asks[id] ?? {};
    return Response.json(call === 'viewer' ? viewer(questions) : { isFinished, steps: [] });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a list says how many of its cases ask questions still', async () => {
  asks = {
    c1: { questions: 3, isFinished: false },
    c2: { questions: 2, isFinished: true },
    c3: { questions: 0, isFinished: false },
    c4: { questions: 1, isFinished: false },
  };
  const { questions = 0 } = await planOf({ kind: 'shared', id: 'lien' });
  expect(questions).toBe(2);
  expect(m.listQuestions(questions)).toMatch(/^2 de ses cas posent des questions/);
  expect(m.listQuestions(1)).toMatch(/^Un de ses cas pose des questions/);
});
