import { expect, it } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import { exportStatistics } from '#lib/archives/server/export-activity.ts';
import { deleteItem } from '#lib/items/server/delete-item.ts';
import { nameAuthor } from '#lib/people/server/change-authors.ts';
import { recordAttempts } from '#lib/practice/server/record-attempts.ts';
import { commonErrors } from '#lib/statistics/server/common-errors.ts';
import { joinHypotheses, separateHypothesis } from '#lib/statistics/server/join-hypotheses.ts';
import { describeEachEngine } from '../engines.ts';
import { errorCode } from '../error-code.ts';
import { leaveAccount } from '../leave-account.ts';
import { attemptAt, practisable } from '../practice/practice-cases.ts';

describeEachEngine('wrong hypotheses that an author joins', (context) => {
  let people = 0;
  const person = (name: string): Promise<Actor> => {
    people += 1;
    return context().person(`${name}-${people}`);
  };
  /** Makes this many new persons give wrong hypotheses about a case, each hypothesis as often as given. */
  const write = async (id: string, counts: Record<string, number>): Promise<Actor[]> => {
    const readers: Actor[] = [];
    for (const [hypothesis, count] of Object.entries(counts))
      for (let index = 0; index < count; index += 1) {
        const reader = await person('interne');
        readers.push(reader);
        await recordAttempts(context(), reader, [attemptAt(context(), id, { grade: 1, hypothesis })]);
      }
    return readers;
  };
  const told = async (owner: Actor, id: string) => {
    const found = (await commonErrors(context(), owner.id)).find((each) => each.id === id);
    const shown = found?.hypotheses.map(({ text, readers }) => [text, readers] as const);
    return { revision: found?.revision ?? 0, shown };
  };
  const join = async (owner: Actor, caseId: string, hypothesis: string, into: string) => {
    const { revision } = await told(owner, caseId);
    return joinHypotheses(context(), owner, { caseId, revision, text: hypothesis, into });
  };
  const storedOf = async (id: string) => {
    const rows = context().db.selectFrom('joined_hypotheses').select('groups').where('item_id', '=', id);
    return (await rows.executeTakeFirst())?.groups ?? '';
  };

  it('are counted together, of its own case alone, and apart again', async () => {
    const owner = await person('autrice');
    const [id, other] = [await practisable(context(), owner), await practisable(context(), owner)];
    for (const each of [id, other]) await write(each, { 'embolie pulmonaire': 4, 'infarctus du poumon': 3 });
    const before = await told(owner, id);
    expect(before).toEqual({
      revision: 0,
      shown: [
        ['embolie pulmonaire', 4],
        ['infarctus du poumon', 3],
      ],
    });
    await join(owner, id, 'embolie pulmonaire', 'infarctus du poumon');
    expect(await told(owner, id)).toEqual({ revision: 1, shown: [['infarctus du poumon', 7]] });
    expect(await told(owner, other)).toEqual(before);
    const change = { caseId: id, revision: 1, text: 'embolie pulmonaire' };
    await separateHypothesis(context(), owner, change);
    expect(await told(owner, id)).toEqual({ ...before, revision: 2 });
    expect(await errorCode(separateHypothesis(context(), owner, { ...change, revision: 2 }))).toBe(
      'changed_meanwhile',
    );
  });

  it('are the owner’s to join, and what is refused changes nothing', async () => {
    const [owner, author] = [await person('autrice'), await person('coautrice')];
    const id = await practisable(context(), owner);
    const hidden = await practisable(context(), owner, { visibility: 'private' });
    await write(id, { lipome: 3, kyste: 3 });
    await nameAuthor(context(), owner, { kind: 'case', id, username: author.username });
    const change = { caseId: id, revision: 0, text: 'kyste', into: 'lipome' };
    const refused = (actor: Actor, more: Partial<typeof change>) =>
      errorCode(joinHypotheses(context(), actor, { ...change, ...more }));
    expect(await refused(author, {})).toBe('forbidden');
    expect(await refused(author, { caseId: hidden })).toBe('not_found');
    expect(await refused(owner, { caseId: 'nowhere' })).toBe('not_found');
    expect(await refused(owner, { caseId: hidden })).toBe('changed_meanwhile');
    expect(await refused(owner, { text: 'lipome' })).toBe('invalid');
    expect(await refused(owner, { text: 'Kyste' })).toBe('changed_meanwhile');
    expect(await refused(owner, { revision: 1 })).toBe('changed_meanwhile');
    const separated = { caseId: id, revision: 0, text: 'lipome' };
    expect(await errorCode(separateHypothesis(context(), owner, separated))).toBe('changed_meanwhile');
    const untouched = { revision: 0, shown: [expect.anything(), expect.anything()] };
    expect(await told(owner, id)).toEqual(untouched);
    // Of two tabs the second one gets an error.
    expect(await errorCode(joinHypotheses(context(), owner, change))).toBe('no error');
    expect(await refused(owner, { text: 'lipome', into: 'kyste' })).toBe('changed_meanwhile');
    expect(await told(owner, id)).toEqual({ revision: 1, shown: [['lipome', 6]] });
  });

  it('cannot be asked for what is not told, and tell nothing of it', async () => {
    const owner = await person('autrice');
    const id = await practisable(context(), owner);
    // Written by two, by nobody, and by one whose words are counted in a group with another name.
    await write(id, { lipome: 3, kyste: 2, 'fracture du scaphoïde': 2, fracture: 1 });
    const answers = ['kyste', 'schwannome', 'fracture', 'LIPOME', ' '].map((each) =>
      errorCode(joinHypotheses(context(), owner, { caseId: id, revision: 0, text: each, into: 'lipome' })),
    );
    expect(new Set(await Promise.all(answers))).toEqual(new Set(['changed_meanwhile']));
  });

  it('are forgotten with the words of a reader whose account ends, where too few had them', async () => {
    const owner = await person('autrice');
    const id = await practisable(context(), owner);
    const [leaver] = await write(id, { kyste: 3, lipome: 4 });
    await join(owner, id, 'lipome', 'kyste');
    expect((await told(owner, id)).shown).toEqual([['kyste', 7]]);
    // Deleting the account deletes its words: only two remain, which nobody may learn.
    await leaveAccount(context(), leaver!);
    expect((await told(owner, id)).shown).toEqual([['lipome', 4]]);
    expect(await storedOf(id)).not.toContain('kyste');
    expect((await exportStatistics(context(), owner)).joinedHypotheses).toEqual([]);
    await write(id, { kystes: 1 });
    expect((await told(owner, id)).shown).toEqual([
      ['lipome', 4],
      ['kyste', 3],
    ]);
  });

  it('are exported, and go with their owner and their case', async () => {
    const [owner, author] = [await person('autrice'), await person('coautrice')];
    const ids = [await practisable(context(), owner), await practisable(context(), owner)];
    const [given, left] = ids as [string, string];
    for (const id of ids) {
      await write(id, { kyste: 3, lipome: 4 });
      await join(owner, id, 'lipome', 'kyste');
    }
    await nameAuthor(context(), owner, { kind: 'case', id: given, username: author.username });
    const { joinedHypotheses } = await exportStatistics(context(), owner);
    expect(joinedHypotheses.toSorted((one, other) => (one.case < other.case ? -1 : 1))).toEqual(
      ids.toSorted().map((id) => ({ case: id, groups: [['kyste', 'lipome']] })),
    );

    await leaveAccount(context(), owner, 'keep');
    expect((await told(author, given)).shown).toEqual([
      ['lipome', 4],
      ['kyste', 3],
    ]);
    expect([await storedOf(given), await storedOf(left)]).toEqual(['', '']);
    await join(author, given, 'lipome', 'kyste');
    expect(await storedOf(given)).toContain('lipome');
    await deleteItem(context(), author, 'case', given);
    expect(await storedOf(given)).toBe('');
  });
});
