import { expect, it } from 'vitest';
import { deleteItem } from '#lib/items/server/delete-item.ts';
import { movePractice, readPractice, startPractice } from '#lib/practice/server/run-sessions.ts';
import { updateSession } from '#lib/practice/server/session-queries.ts';
import { describeEachEngine } from '../engines.ts';
import { practisable } from './practice-cases.ts';

const DAY = 86_400_000;

describeEachEngine('a place in a session', (context) => {
  it('that is told late counts by its case, and leaves what was told since', async () => {
    const [author, lea] = [await context().person('autrice-late'), await context().person('lea-late')];
    for (let index = 0; index < 4; index += 1) await practisable(context(), author);
    const asked = { choice: 'new' as const, criteria: { author: 'autrice-late' } };
    const { id, cases } = await startPractice(context(), lea, asked);
    const [first = '', second = '', third = '', fourth = ''] = cases.map(({ caseId }) => caseId);
    const minute = 60_000;
    const move = (position: number, rest: { caseId?: string; ended?: boolean; ago?: number }) =>
      movePractice(context(), lea, id, { position, ...rest });
    context().time.now += 60 * minute;
    // A case went away meanwhile: the device counts four, the server three.
    await deleteItem(context(), author, 'case', first);
    expect((await move(3, { caseId: fourth, ago: 10 * minute })).position).toBe(2);
    expect((await readPractice(context(), lea, id)).endedAt).toBeNull();
    // An older position changes nothing; a later one counts.
    expect((await move(1, { caseId: second, ago: 11 * minute })).position).toBe(2);
    expect((await move(4, { ended: true, ago: 11 * minute })).endedAt).toBeNull();
    expect((await move(2, { caseId: third, ago: 9 * minute })).position).toBe(1);
    // The same position is sent again, as the answer was lost.
    expect((await move(2, { caseId: third, ago: 9 * minute })).position).toBe(1);
    expect((await move(4, { ended: true, ago: 8 * minute })).endedAt).toBe(
      new Date(context().now() - 8 * minute).toISOString(),
    );
    // At a case that was removed: the next one is shown.
    expect((await move(0, { caseId: first })).position).toBe(0);
  });

  it('that is the later one stays, of two that are written at the same time', async () => {
    const [author, lea] = [await context().person('autrice-race'), await context().person('lea-race')];
    for (let index = 0; index < 3; index += 1) await practisable(context(), author);
    const asked = { choice: 'new' as const, criteria: { author: 'autrice-race' } };
    const { id } = await startPractice(context(), lea, asked);
    context().time.now += DAY;
    const now = context().now();
    // The other one was read before, and is written after.
    await updateSession(context().db, id, { position: 2, updated_at: now, ended_at: null });
    await updateSession(context().db, id, { position: 1, updated_at: now - 1, ended_at: now - 1 });
    expect(await readPractice(context(), lea, id)).toMatchObject({ position: 2, endedAt: null });
    await updateSession(context().db, id, { position: 1, updated_at: now, ended_at: null });
    expect((await readPractice(context(), lea, id)).position).toBe(1);
  });
});
