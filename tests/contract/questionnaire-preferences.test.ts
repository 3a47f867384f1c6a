import { expect, it } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import { deleteItem } from '#lib/items/server/delete-item.ts';
import { editItem } from '#lib/items/server/edit-item.ts';
import {
  NO_PREFERENCES,
  PREFERENCES_COUNT_MAX,
  type Preferences,
} from '#lib/questionnaires/preferences/preferences.ts';
import { readPreferences, savePreferences } from '#lib/questionnaires/server/keep-preferences.ts';
import { describeEachEngine } from './engines.ts';
import { errorCode } from './error-code.ts';
import { makePublic } from './sample-items.ts';

const OWN: Preferences = {
  defaults: { q: { answer: 'Sans\u0000 injection \ud83d\ude00', asked: 'Technique' } },
  hiddenPages: ['p2'],
  conclusionOrder: ['p', 'q'],
  sentences: { q: { text: 'À {valeur}.', original: '{valeur}.', about: 'Technique' } },
};

describeEachEngine('preferences of a questionnaire', (context) => {
  const save = (actor: Actor, id: string, preferences: Preferences, revision: number) =>
    savePreferences(context(), actor, id, { preferences, revision });

  it('are a person’s own, and erased by having none', async () => {
    const [lea, tom] = [await context().person('lea-q1'), await context().person('tom-q1')];
    const id = await makePublic(context(), tom, 'questionnaire');
    expect(await readPreferences(context(), lea, id)).toEqual({ preferences: NO_PREFERENCES, revision: 0 });
    expect(await save(lea, id, OWN, 0)).toEqual({ revision: 1 });
    expect(await readPreferences(context(), lea, id)).toEqual({ preferences: OWN, revision: 1 });
    expect(await readPreferences(context(), tom, id)).toMatchObject({ revision: 0 });
    expect(await save(lea, id, { ...OWN, hiddenPages: [] }, 1)).toEqual({ revision: 2 });
    expect(await save(lea, id, NO_PREFERENCES, 2)).toEqual({ revision: 0 });
    expect(await readPreferences(context(), lea, id)).toEqual({ preferences: NO_PREFERENCES, revision: 0 });
  });

  it('changed in two tabs at once keep the first', async () => {
    const lea = await context().person('lea-q2');
    const id = await makePublic(context(), lea, 'questionnaire');
    const codes = await Promise.all([0, 0].map((revision) => errorCode(save(lea, id, OWN, revision))));
    expect(codes.sort()).toEqual(['changed_meanwhile', 'no error']);
    expect(await errorCode(save(lea, id, NO_PREFERENCES, 0))).toBe('changed_meanwhile');
  });

  it('are those of a questionnaire that one may read, and of no case', async () => {
    const [lea, tom] = [await context().person('lea-q3'), await context().person('tom-q3')];
    const id = await makePublic(context(), tom, 'questionnaire');
    await save(lea, id, OWN, 0);
    await editItem(context(), tom, 'questionnaire', id, { visibility: 'private', revision: 2 });
    expect(await errorCode(readPreferences(context(), lea, id))).toBe('not_found');
    expect(await errorCode(save(lea, id, OWN, 1))).toBe('not_found');
    await editItem(context(), tom, 'questionnaire', id, { visibility: 'public', revision: 3 });
    expect(await readPreferences(context(), lea, id)).toEqual({ preferences: OWN, revision: 1 });
    const other = await makePublic(context(), tom, 'case');
    expect(await errorCode(save(lea, other, OWN, 0))).toBe('not_found');
  });

  it('go with their questionnaire', async () => {
    const [lea, tom] = [await context().person('lea-q4'), await context().person('tom-q4')];
    const id = await makePublic(context(), tom, 'questionnaire');
    await save(lea, id, OWN, 0);
    await deleteItem(context(), tom, 'questionnaire', id);
    const rows = await context()
      .db.selectFrom('questionnaire_preference')
      .selectAll()
      .where('item_id', '=', id)
      .execute();
    expect(rows).toEqual([]);
  });

  it('are bounded in number, which changing those there are does not meet', async () => {
    const lea = await context().person('lea-q5');
    const [one, other] = [
      await makePublic(context(), lea, 'questionnaire'),
      await makePublic(context(), lea, 'questionnaire'),
    ];
    await save(lea, one, OWN, 0);
    const item = await context()
      .db.selectFrom('item')
      .selectAll()
      .where('id', '=', one)
      .executeTakeFirstOrThrow();
    const { number: _given, ...columns } = item;
    const copies = Array.from({ length: PREFERENCES_COUNT_MAX - 1 }, (_, at) => ({
      ...columns,
      id: `preferred-${at}`,
    }));
    for (let from = 0; from < copies.length; from += 50)
      await context()
        .db.insertInto('item')
        .values(copies.slice(from, from + 50))
        .execute();
    const rows = copies.map(({ id }) => ({
      user_id: lea.id,
      item_id: id,
      content: JSON.stringify(OWN),
      revision: 1,
      updated_at: 0,
    }));
    await context().db.insertInto('questionnaire_preference').values(rows).execute();
    expect(await errorCode(save(lea, other, OWN, 0))).toBe('preferences_full');
    expect(await errorCode(save(lea, one, OWN, 1))).toBe('no error');
  });
});
