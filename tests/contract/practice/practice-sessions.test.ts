import { expect, it } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import { createCollection } from '#lib/collections/server/change-collections.ts';
import { collectCase } from '#lib/collections/server/collect-cases.ts';
import { deleteItem } from '#lib/items/server/delete-item.ts';
import { editItem } from '#lib/items/server/edit-item.ts';
import { findItem } from '#lib/items/server/item-write-queries.ts';
import { publishItem } from '#lib/items/server/publish.ts';
import { savePart } from '#lib/items/server/save-part.ts';
import type { Criteria, NewSession } from '#lib/practice/schemas.ts';
import { practiceOverview } from '#lib/practice/server/read-overview.ts';
import { movePractice, readPractice, startPractice } from '#lib/practice/server/run-sessions.ts';
import { describeEachEngine } from '../engines.ts';
import { errorCode } from '../error-code.ts';
import { gradeCase, practisable } from './practice-cases.ts';

const DAY = 86_400_000;

describeEachEngine('what there is to practise', (context) => {
  const counts = async (actor: Actor, criteria: Criteria) => {
    const { due, failed, fresh, total } = await practiceOverview(context(), actor, criteria);
    return [due, failed, fresh, total];
  };

  it('is counted by what one asks for, and is one’s own', async () => {
    const [author, lea, tom] = [
      await context().person('autrice'),
      await context().person('lea'),
      await context().person('tom'),
    ];
    const chest = await practisable(context(), author, { tags: ['irm', 'THORAX'], difficulty: 2 });
    const brain = await practisable(context(), author, { tags: ['TDM', 'Neuro'], difficulty: 5 });
    const knee = await practisable(context(), author, { tags: ['IRM', 'Ostéo'], difficulty: 2 });
    await practisable(context(), author, { visibility: 'private' });
    await practisable(context(), author, { visibility: 'draft' });
    const own = await practisable(context(), lea, { tags: ['IRM'], visibility: 'private' });
    expect(await counts(lea, {})).toEqual([0, 0, 3, 3]);
    await gradeCase(context(), lea, chest, 1);
    await gradeCase(context(), lea, brain, 4);
    expect(await counts(lea, {})).toEqual([0, 1, 1, 3]);
    expect((await practiceOverview(context(), lea, {})).nextDue).toBe('2026-11-20T23:00:00.000Z');
    context().time.now += DAY;
    expect(await counts(lea, {})).toEqual([1, 1, 1, 3]);
    expect(await counts(tom, {})).toEqual([0, 0, 3, 3]);
    // One's own case is not new, public or not.
    await practisable(context(), lea, { tags: ['IRM', 'Thorax'], difficulty: 2 });
    const asked: [Criteria, number[]][] = [
      [{ modality: ['IRM'] }, [1, 1, 1, 2]],
      [{ modality: ['IRM', 'TDM'], specialty: ['neuro'] }, [0, 0, 0, 1]],
      [{ difficulty: [2] }, [1, 1, 1, 2]],
      [{ difficulty: [2, 5], specialty: ['osteo', 'thorax'] }, [1, 1, 1, 2]],
      [{ author: 'Autrice' }, [1, 1, 1, 3]],
      [{ author: 'lea' }, [0, 0, 2, 2]],
      [{ author: 'personne' }, [0, 0, 0, 0]],
      [{ collection: 'nowhere' }, [0, 0, 0, 0]],
    ];
    for (const [criteria, expected] of asked)
      expect([criteria, await counts(lea, criteria)]).toEqual([criteria, expected]);
    const { bySpecialty } = await practiceOverview(context(), lea, {});
    expect(bySpecialty).toEqual([
      { specialty: 'Ostéo', due: 0, fresh: 1 },
      { specialty: 'Thorax', due: 1, fresh: 0 },
    ]);
    const { _id } = await createCollection(context(), lea, { name: 'Semestre 1', description: '' });
    for (const id of [knee, own, chest]) {
      const where = { collection: _id, case: id };
      await collectCase(context(), lea, where, {});
    }
    expect(await counts(lea, { collection: _id })).toEqual([1, 1, 2, 3]);
    expect(await counts(tom, { collection: _id })).toEqual([0, 0, 0, 0]);
    const inOrder = await startPractice(context(), lea, { choice: 'new', criteria: { collection: _id } });
    expect(inOrder.cases.map(({ caseId }) => caseId)).toEqual([knee, own]);
  });
});

describeEachEngine('a practice session', (context) => {
  it('has the cases that were asked for, and says nothing of what they are about', async () => {
    const [author, lea] = [await context().person('autrice-1'), await context().person('lea-1')];
    const ids: string[] = [];
    for (let index = 0; index < 8; index += 1)
      ids.push(await practisable(context(), author, { tags: ['Uro'] }));
    const [failed = '', known = ''] = ids;
    await gradeCase(context(), lea, failed, 1);
    await gradeCase(context(), lea, known, 4);
    const start = async (asked: Partial<NewSession>) => {
      const wanted = { choice: 'random' as const, criteria: { author: 'autrice-1' }, ...asked };
      const session = await startPractice(context(), lea, wanted);
      return session.cases.map(({ caseId }) => caseId);
    };
    expect(await errorCode(start({ choice: 'due' }))).toBe('practice_empty');
    expect(await start({ choice: 'failed' })).toEqual([failed]);
    context().time.now += DAY;
    expect(await start({ choice: 'due' })).toEqual([failed]);
    expect((await start({ choice: 'new' })).sort()).toEqual(ids.slice(2).sort());
    expect((await start({ choice: 'random' })).sort()).toEqual([...ids].sort());
    expect(await start({ minutes: 6 })).toHaveLength(3);
    expect(await start({ count: 2, minutes: 60 })).toHaveLength(2);
    const both = await start({ choice: 'mixed', count: 4 });
    expect([both.length, both.includes(failed), both.includes(known)]).toEqual([4, true, false]);
    const shown = await startPractice(context(), lea, {
      choice: 'due',
      criteria: { author: 'autrice-1', specialty: ['Uro'] },
    });
    expect(JSON.stringify(shown)).not.toMatch(/scapho|Uro|autrice/i);
    expect(shown).toEqual({
      id: expect.any(String),
      startedAt: new Date(context().now()).toISOString(),
      position: 0,
      endedAt: null,
      cases: [{ caseId: failed, due: true, seenBefore: true, changed: false, graded: null }],
    });
  });

  it('can be left and gone on with; to others it is not there', async () => {
    const [author, lea, tom] = [
      await context().person('autrice-2'),
      await context().person('lea-2'),
      await context().person('tom-2'),
    ];
    for (let index = 0; index < 3; index += 1) await practisable(context(), author);
    const asked = { choice: 'new' as const, criteria: { author: 'autrice-2' } };
    const { id } = await startPractice(context(), lea, asked);
    expect((await movePractice(context(), lea, id, { position: 2 })).position).toBe(2);
    const startedAt = new Date(context().now()).toISOString();
    const { session } = await practiceOverview(context(), lea, {});
    expect(session).toEqual({ id, position: 2, total: 3, startedAt });
    expect((await practiceOverview(context(), tom, {})).session).toBeNull();
    expect(await errorCode(readPractice(context(), tom, id))).toBe('not_found');
    expect(await errorCode(movePractice(context(), tom, id, { position: 0 }))).toBe('not_found');
    expect(await movePractice(context(), lea, id, { position: 3 })).toMatchObject({
      position: 3,
      endedAt: startedAt,
    });
    expect((await practiceOverview(context(), lea, {})).session).toBeNull();
    expect(await movePractice(context(), lea, id, { position: 1 })).toMatchObject({
      position: 1,
      endedAt: null,
    });
    expect((await movePractice(context(), lea, id, { position: 1, ended: true })).endedAt).toBe(startedAt);
  });

  it('goes on without the cases that are gone or were taken back', async () => {
    const [author, lea] = [await context().person('autrice-3'), await context().person('lea-3')];
    for (let index = 0; index < 4; index += 1) await practisable(context(), author);
    const asked = { choice: 'new' as const, criteria: { author: 'autrice-3' } };
    const { id, cases } = await startPractice(context(), lea, asked);
    const [first = '', second = '', third = '', fourth = ''] = cases.map(({ caseId }) => caseId);
    await movePractice(context(), lea, id, { position: 2 });
    await deleteItem(context(), author, 'case', first);
    await editItem(context(), author, 'case', fourth, { visibility: 'private', revision: 2 });
    const left = await readPractice(context(), lea, id);
    expect([left.cases.map(({ caseId }) => caseId), left.position]).toEqual([[second, third], 1]);
    await editItem(context(), author, 'case', fourth, { visibility: 'public', revision: 3 });
    const back = await movePractice(context(), lea, id, { position: 2 });
    expect([back.cases.map(({ caseId }) => caseId), back.position]).toEqual([[second, third, fourth], 2]);
    for (const gone of [second, third, fourth]) await deleteItem(context(), author, 'case', gone);
    expect((await readPractice(context(), lea, id)).cases).toEqual([]);
    expect((await practiceOverview(context(), lea, {})).session).toBeNull();
  });

  it('says which cases are not what they were when they were graded', async () => {
    const [author, lea] = [await context().person('autrice-4'), await context().person('lea-4')];
    const id = await practisable(context(), author);
    await gradeCase(context(), lea, id, 3);
    const asked = { choice: 'random' as const, criteria: { author: 'autrice-4' } };
    const { id: session } = await startPractice(context(), lea, asked);
    const changed = async () => (await readPractice(context(), lea, session)).cases[0]?.changed;
    const revision = async () => Number((await findItem(context().db, 'case', id))?.revision);
    const save = async (part: 'answer' | 'clinicalInformation') => {
      const sent = Buffer.from(JSON.stringify({ [part]: 'Autre' }));
      await savePart(context(), author, { kind: 'case', id, part }, { sent, revision: await revision() });
    };
    const publish = async () => publishItem(context(), author, 'case', id, { revision: await revision() });
    await save('clinicalInformation');
    await publish();
    expect(await changed()).toBe(false);
    await save('answer');
    expect(await changed()).toBe(false);
    await publish();
    expect(await changed()).toBe(true);
    await gradeCase(context(), lea, id, 3);
    expect(await changed()).toBe(false);
  });
});
