import { expect, it } from 'vitest';
import { readAnswer } from '#lib/cases/server/read-answer.ts';
import { readViewer } from '#lib/cases/server/read-viewer.ts';
import { openItem } from '#lib/items/server/open-item.ts';
import { practiceSummary } from '#lib/practice/server/summarise-practice.ts';
import { describeEachEngine } from './engines.ts';
import { gradeCase, practisable } from './practice/practice-cases.ts';

const DAY = 86_400_000;

describeEachEngine('the answer of a case', (context) => {
  it('is counted as read once a day by each person but its author, and is half read until then', async () => {
    const [author, lea] = [await context().person('autrice-1'), await context().person('lea-1')];
    const [id, other] = [
      await practisable(context(), author, { tags: ['Thorax', 'irm'] }),
      await practisable(context(), author),
    ];
    await readViewer(context(), id, lea);
    context().time.now += 1000;
    await readViewer(context(), other, lea);
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

  it('is half read of what was on screen, not of what a page fetched ahead', async () => {
    const [author, tom] = [await context().person('autrice-2'), await context().person('tom-2')];
    const id = await practisable(context(), author);
    const ahead = await readViewer(context(), id, tom, { isAhead: true });
    expect(ahead.stacks).toHaveLength(1);
    const seen = async () => {
      const views = context().db.selectFrom('view').select('day').where('user_id', '=', tom.id);
      const { halfRead } = await practiceSummary(context(), tom);
      return [(await views.execute()).length, halfRead.map(({ caseId }) => caseId)];
    };
    expect(await seen()).toEqual([0, []]);
    for (let times = 0; times < 2; times += 1) await openItem(context(), 'case', id, tom);
    expect(await seen()).toEqual([1, [id]]);
    const draft = await practisable(context(), author, { visibility: 'draft' });
    await expect(openItem(context(), 'case', draft, tom)).rejects.toMatchObject({ code: 'not_found' });
  });
});
