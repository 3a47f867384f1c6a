import { expect, test } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import { copyItem } from '#lib/items/server/copy-item.ts';
import { createItem } from '#lib/items/server/create-item.ts';
import { findItem } from '#lib/items/server/item-write-queries.ts';
import { savePart } from '#lib/items/server/save-part.ts';
import { nameAuthor } from '#lib/people/server/change-authors.ts';
import { dayAfter } from '#lib/platform/calendar.ts';
import { parisDay } from '#lib/platform/day.ts';
import { monthsAfter } from '#lib/reviews/due.ts';
import { dueOf, listDue, readDue, reviewUnchanged, setDue } from '#lib/reviews/server/review-due.ts';
import { publishNew, validate, validBody } from '../../run/valid-protocol.ts';
import { describeEachEngine } from '../engines.ts';
import { errorCode } from '../error-code.ts';

const KIND = 'protocol';
const DAY = 86_400_000;
const { reviewStatus: _, ...WRITTEN } = validBody('IRM', 'Rachis');

describeEachEngine('when a protocol is reviewed again', (context) => {
  let people = 0;
  const begin = async () => {
    people += 1;
    const [owner, reader] = [
      await context().person(`maitre${people}`),
      await context().person(`lit${people}`),
    ];
    const draft = { kind: KIND, title: 'Rachis', tags: ['IRM'], body: validBody('IRM', 'Rachis') } as const;
    const { id } = await createItem(context(), owner.id, draft);
    await publishNew(context(), owner, KIND, id);
    return { owner, reader, id };
  };
  const today = () => parisDay(context().now());
  const due = async (actor: Actor) => (await listDue(context(), actor, 5)).map(({ id }) => id);

  test('is after a period, on a day, or never', async () => {
    const { owner, id } = await begin();
    expect(await readDue(context(), owner, id)).toEqual({
      dueOn: null,
      months: null,
      reviewedOn: null,
      state: null,
    });
    expect(await setDue(context(), owner, id, { months: 6, dueOn: null })).toEqual({
      dueOn: monthsAfter(today(), 6),
      months: 6,
      reviewedOn: null,
      state: 'later',
    });
    const day = dayAfter(today(), 3);
    expect(await setDue(context(), owner, id, { months: null, dueOn: day })).toMatchObject({
      dueOn: day,
      months: null,
      state: 'soon',
    });
    const past = setDue(context(), owner, id, { months: null, dueOn: today() });
    expect(await errorCode(past)).toBe('review_due_past');
    expect(await readDue(context(), owner, id)).toMatchObject({ dueOn: day });
    expect(await setDue(context(), owner, id, { months: null, dueOn: null })).toMatchObject({ dueOn: null });
  });

  test('is told on the home of those who write it, from thirty days before on', async () => {
    const { owner, reader, id } = await begin();
    await nameAuthor(context(), owner, { kind: KIND, id, username: reader.username });
    await setDue(context(), owner, id, { months: null, dueOn: dayAfter(today(), 31) });
    expect(await due(owner)).toEqual([]);
    context().time.now += DAY;
    expect(await due(owner)).toEqual([id]);
    expect(await due(reader)).toEqual([id]);
    expect((await listDue(context(), owner, 5))[0]).toMatchObject({ title: 'Rachis', isOverdue: false });
    context().time.now += 31 * DAY;
    expect((await listDue(context(), owner, 5))[0]).toMatchObject({ isOverdue: true });
    // Its readers are informed as well.
    expect((await dueOf(context(), id)).state).toBe('overdue');
  });

  test('moves on when there was nothing to change, dated', async () => {
    const { owner, id } = await begin();
    await setDue(context(), owner, id, { months: null, dueOn: dayAfter(today(), 2) });
    context().time.now += 10 * DAY;
    expect(await reviewUnchanged(context(), owner, id, 24)).toEqual({
      dueOn: monthsAfter(today(), 24),
      months: 24,
      reviewedOn: today(),
      state: 'later',
    });
    expect(await due(owner)).toEqual([]);
  });

  test('moves on by its period when a further version is validated', async () => {
    const { owner, id } = await begin();
    await setDue(context(), owner, id, { months: 6, dueOn: null });
    context().time.now += 200 * DAY;
    const { revision } = (await findItem(context().db, KIND, id))!;
    const sent = Buffer.from(JSON.stringify({ ...WRITTEN, description: 'Revu' }));
    await savePart(context(), owner, { kind: KIND, id, part: 'body' }, { sent, revision });
    expect((await dueOf(context(), id)).state).toBe('overdue');
    await validate(context(), owner, KIND, id);
    expect(await dueOf(context(), id)).toMatchObject({ dueOn: monthsAfter(today(), 6), reviewedOn: null });
  });

  test('is done with when a version is validated after its day; « rien à changer » was said of the one before', async () => {
    const { owner, id } = await begin();
    const change = async (description: string) => {
      const { revision } = (await findItem(context().db, KIND, id))!;
      const sent = Buffer.from(JSON.stringify({ ...WRITTEN, description }));
      await savePart(context(), owner, { kind: KIND, id, part: 'body' }, { sent, revision });
      await validate(context(), owner, KIND, id);
    };
    await reviewUnchanged(context(), owner, id, 12);
    await change('Revu');
    expect(await dueOf(context(), id)).toMatchObject({ dueOn: monthsAfter(today(), 12), reviewedOn: null });
    await setDue(context(), owner, id, { months: null, dueOn: dayAfter(today(), 2) });
    await change('Avant le jour');
    expect(await dueOf(context(), id)).toMatchObject({ dueOn: dayAfter(today(), 2) });
    context().time.now += 5 * DAY;
    await change('Après le jour');
    expect(await dueOf(context(), id)).toMatchObject({ dueOn: null, state: null });
  });

  test('is set by nobody else, and is no copy’s', async () => {
    const { owner, reader, id } = await begin();
    await setDue(context(), owner, id, { months: 12, dueOn: null });
    expect(await errorCode(setDue(context(), reader, id, { months: 6, dueOn: null }))).toBe('forbidden');
    expect(await errorCode(readDue(context(), reader, id))).toBe('forbidden');
    expect(await errorCode(reviewUnchanged(context(), reader, id, 6))).toBe('forbidden');
    const { _id: copy } = await copyItem(context(), reader, KIND, id);
    expect(await readDue(context(), reader, copy)).toMatchObject({ dueOn: null });
  });
});
