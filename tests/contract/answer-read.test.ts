import { expect, it } from 'vitest';
import { readAnswer } from '#lib/server/usecases/items/read-answer.ts';
import { readViewer } from '#lib/server/usecases/items/read-viewer.ts';
import { practiceSummary } from '#lib/server/usecases/practice/summary.ts';
import { describeEachEngine } from './engines.ts';
import { gradeCase, practisable } from './practice-cases.ts';

const DAY = 86_400_000;

describeEachEngine('the answer of a case', (context) => {
  it('is counted as read once a day by each person but its author, and is half read until then', async () => {
    const [author, lea] = [await context().person('autrice-1'), await context().person('lea-1')];
    const [id, other] = [
      await practisable(context(), author, { tags: ['Thorax', 'irm'] }),
      await practisable(context(), author),
    ];
    await readViewer(context(), id, lea, false);
    context().time.now += 1000;
    await readViewer(context(), other, lea, false);
    const left = (await practiceSummary(context(), lea)).halfRead;
    expect(left.map(({ caseId, modality }) => [caseId, modality])).toEqual([
      [other, null],
      [id, 'IRM'],
    ]);
    for (let times = 0; times < 3; times += 1) await readAnswer(context(), id, lea);
    await readAnswer(context(), id, author);
    const readsOf = async (column: 'answer_read' | 'event') =>
      column === 'answer_read'
        ? context().db.selectFrom('answer_read').select('day').where('item_id', '=', id).execute()
        : context().db.selectFrom('event').select('at').where('type', '=', 'answer').execute();
    expect([(await readsOf('answer_read')).length, (await readsOf('event')).length]).toEqual([1, 1]);
    expect((await practiceSummary(context(), lea)).halfRead.map(({ caseId }) => caseId)).toEqual([other]);
    await gradeCase(context(), lea, other, 2);
    expect((await practiceSummary(context(), lea)).halfRead).toEqual([]);
    context().time.now += DAY;
    await readAnswer(context(), id, lea);
    expect((await readsOf('answer_read')).length).toBe(2);
  });
});
