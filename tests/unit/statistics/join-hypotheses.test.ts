import { describe, expect, it } from 'vitest';
import { foldHypotheses, groupHypotheses } from '#lib/statistics/hypothesis-group-rules.ts';
import { type Joins, joinGroups, withJoined, withSeparated } from '#lib/statistics/hypothesis-join-rules.ts';

/** Hypotheses, each of this many different persons. */
const writtenBy = (counts: Record<string, number>) =>
  Object.entries(counts).flatMap(([text, readers]) =>
    Array.from({ length: readers }, (_, index) => ({ userId: `${text}-${index}`, text })),
  );

type Written = ReturnType<typeof writtenBy>;
const LEAST = 3;
const told = (written: Written, joins: Joins) => groupHypotheses(written, { least: LEAST, joins });
/** As the server does: returned groups and joins are looked up among the groups that are returned. */
const shown = (written: Written, joins: Joins) =>
  joinGroups(
    foldHypotheses(written).filter(({ readers }) => readers >= LEAST),
    joins,
  );
const find = (written: Written, joins: Joins, text: string) =>
  shown(written, joins).find((group) => group.text === text)!;
const join = (written: Written, joins: Joins, text: string, into: string) =>
  withJoined(joins, find(written, joins, text), find(written, joins, into));

describe('joined hypotheses', () => {
  const written = writtenBy({ lipome: 5, hématome: 4, kyste: 3, abcès: 3, schwannome: 2 });

  it('are one group with the sum and the name that was chosen, in its place', () => {
    const joins = join(written, [], 'hématome', 'kyste');
    expect(told(written, joins)).toEqual([
      {
        text: 'kyste',
        readers: 7,
        parts: [
          { text: 'kyste', readers: 3 },
          { text: 'hématome', readers: 4 },
        ],
      },
      { text: 'lipome', readers: 5 },
      { text: 'abcès', readers: 3 },
    ]);
  });

  it('are joined again, and separated one by one', () => {
    const three = join(written, join(written, [], 'abcès', 'kyste'), 'kyste', 'lipome');
    expect(told(written, three)[0]).toMatchObject({ text: 'lipome', readers: 11 });
    expect(told(written, three)[0]?.parts?.map(({ text }) => text)).toEqual(['lipome', 'kyste', 'abcès']);
    const [joined] = shown(written, three);
    const two = withSeparated(three, joined!.parts[1]!);
    expect(told(written, two).map(({ text, readers }) => [text, readers])).toEqual([
      ['lipome', 8],
      ['hématome', 4],
      ['kyste', 3],
    ]);
    const one = withSeparated(two, joined!.parts[2]!);
    expect([one, told(written, one)]).toEqual([[], told(written, [])]);
    // Without the group that names it, a joined group gets the next one's name.
    expect(told(written, withSeparated(three, joined!.parts[0]!))[0]).toMatchObject({
      text: 'kyste',
      readers: 6,
    });
  });

  it('stay joined when most come to write one of them differently', () => {
    const joins = join(writtenBy({ EP: 3, OAP: 3 }), [], 'OAP', 'EP');
    const later = writtenBy({ EP: 3, 'embolie pulmonaire': 5, OAP: 3, 'œdème aigu du poumon': 4 });
    expect(told(later, joins)).toMatchObject([{ text: 'embolie pulmonaire', readers: 15 }]);
  });

  it('are one group once folding finds that they mean the same', () => {
    const joins: Joins = [
      ['kyste', 'lipome'],
      ['kystes', 'abcès'],
    ];
    expect(told(written, joins)).toMatchObject([
      { text: 'kyste', readers: 11 },
      { text: 'hématome', readers: 4 },
    ]);
  });

  it('tell of a group that too few had neither by itself nor in a sum', () => {
    for (const few of [0, 1, 2]) {
      const less = writtenBy({ lipome: 5, kyste: 3, ...(few > 0 && { schwannome: few }) });
      for (const joins of [[['lipome', 'schwannome']], [['schwannome', 'kyste', 'lipome']]] as Joins[]) {
        const isJoined = joins[0]!.includes('kyste');
        expect(told(less, joins).map(({ readers }) => readers)).toEqual(isJoined ? [8] : [5, 3]);
        expect(JSON.stringify(told(less, joins))).not.toContain('schwannome');
      }
    }
    const enough = writtenBy({ lipome: 5, kyste: 3, schwannome: 3 });
    expect(told(enough, [['schwannome', 'kyste', 'lipome']])).toMatchObject([
      { text: 'schwannome', readers: 11 },
    ]);
  });

  it('do not tell how many had both: what is told is the sum of what was told before', () => {
    const both = [...writtenBy({ lipome: 3, kyste: 2 }), { userId: 'lipome-0', text: 'kyste' }];
    const apart = writtenBy({ lipome: 3, kyste: 3 });
    expect(told(both, [['lipome', 'kyste']])).toEqual(told(apart, [['lipome', 'kyste']]));
  });

  it('keep what a group was joined with while too few have that, through other changes', () => {
    const joins = join(written, join(written, [], 'abcès', 'kyste'), 'hématome', 'lipome');
    const less = writtenBy({ lipome: 5, hématome: 4, kyste: 3, abcès: 2 });
    const changed = join(less, joins, 'kyste', 'lipome');
    expect(told(less, changed)).toMatchObject([{ text: 'lipome', readers: 12 }]);
    expect(told(written, changed)).toMatchObject([{ text: 'lipome', readers: 15 }]);
  });
});
