import { expect, test } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import type { ItemKind } from '#lib/items/item.ts';
import { EMPTY_BODIES } from '#lib/items/kinds/empty-bodies.ts';
import { partNames } from '#lib/items/kinds/parts.ts';
import { copyItem } from '#lib/items/server/copy-item.ts';
import { createItem } from '#lib/items/server/create-item.ts';
import { editItem } from '#lib/items/server/edit-item.ts';
import { publishItem } from '#lib/items/server/publish.ts';
import { readItem } from '#lib/items/server/read-item.ts';
import { readOwnItem } from '#lib/items/server/read-own-item.ts';
import { readOwnPart } from '#lib/items/server/read-part.ts';
import { restoreVersion } from '#lib/items/server/restore-version.ts';
import { savePart } from '#lib/items/server/save-part.ts';
import { publishNew, validate, validBody } from '../run/valid-protocol.ts';
import { describeEachEngine } from './engines.ts';
import { errorCode } from './error-code.ts';
import { attestAll, FILES, illustratedCase, storeFiles } from './illustrated-case.ts';
import { saveCasePart } from './save-case-part.ts';

const CREDIT = { author: 'A. Martin', licence: '', licenceUrl: '', changes: '', work: '', source: '' };
const credit = (author: string) => ({ credit: { ...CREDIT, author } });
const shows = (file: string) => ({ sheet: [{ type: 'image', image: { file, width: 4, height: 3 } }] });

/** Items as a process of an earlier release leaves them: it writes no row of a part that it does not know. */
describeEachEngine('a part that an earlier release did not write', (context) => {
  let people = 0;
  const person = (): Promise<Actor> => {
    people += 1;
    return context().person(`ancien${people}`);
  };
  async function made(author: Actor, kind: ItemKind, body: object, missing: readonly string[]) {
    const { id } = await createItem(context(), author.id, { kind, title: 'Ancien', tags: [], body });
    await forget(id, missing);
    return id;
  }
  async function forget(id: string, parts: readonly string[]) {
    const { db } = context();
    await db.deleteFrom('item_part').where('item_id', '=', id).where('part', 'in', parts).execute();
    await db.deleteFrom('item_version_part').where('item_id', '=', id).where('part', 'in', parts).execute();
  }
  async function oldCase(author: Actor, missing: readonly string[]) {
    await storeFiles(context());
    return made(author, 'case', illustratedCase(), missing);
  }
  const save = saveCasePart(context);
  const bodyOf = async (author: Actor, kind: ItemKind, id: string) =>
    JSON.parse((await readOwnItem(context(), author, kind, id)).body);
  const publish = async (author: Actor, id: string, revision: number) => {
    await attestAll(context(), author, 'case', id);
    return editItem(context(), author, 'case', id, { visibility: 'public', revision });
  };

  test('is read as a new item has it, alone and in the whole body, of every kind', async () => {
    const author = await person();
    for (const kind of ['case', 'questionnaire', 'protocol'] as const) {
      const empty = EMPTY_BODIES[kind];
      const id = await made(author, kind, empty, partNames(kind));
      const read = await Promise.all(
        partNames(kind).map(async (part) => JSON.parse(await readOwnPart(context(), author, kind, id, part))),
      );
      expect(Object.assign({}, ...read), kind).toEqual({ revision: 1, ...empty });
      expect(await bodyOf(author, kind, id), kind).toEqual(empty);
    }
  });

  test('is written by the first save, in no other part’s way', async () => {
    const author = await person();
    const id = await oldCase(author, ['credit', 'findings', 'presentation']);
    expect((await save(author, id, { answer: 'Luxation' }, 1)).revision).toBe(2);
    expect((await save(author, id, credit('A. Martin'), 1)).revision).toBe(3);
    expect((await save(author, id, { findings: [] }, 1)).revision).toBe(4);
    expect(JSON.parse(await readOwnPart(context(), author, 'case', id, 'credit'))).toEqual({
      revision: 4,
      ...credit('A. Martin'),
    });
    expect(await errorCode(save(author, id, credit('B. Martin'), 2))).toBe('changed_meanwhile');
    expect((await save(author, id, credit('B. Martin'), 4)).revision).toBe(5);
    expect(await bodyOf(author, 'case', id)).toMatchObject({ answer: 'Luxation', ...credit('B. Martin') });
  });

  test('is written by one of those who save it at the same moment; the others are told', async () => {
    const author = await person();
    const id = await oldCase(author, ['credit']);
    const names = ['un', 'deux', 'trois'];
    const race = await Promise.all(names.map((name) => errorCode(save(author, id, credit(name), 1))));
    expect(race.toSorted()).toEqual(['changed_meanwhile', 'changed_meanwhile', 'no error']);
    const { author: kept } = (await bodyOf(author, 'case', id)).credit;
    expect(kept).toBe(names[race.indexOf('no error')]);
  });

  test('keeps a file that it comes to name while another part lets go of it', async () => {
    const author = await person();
    const id = await oldCase(author, ['sheet']);
    const [first] = FILES;
    const { bodies } = context();
    let saved: Promise<unknown> | undefined;
    // The images are about to release the file: the other parts, none of which names it, have been read.
    const run: typeof bodies.run = async (whose, job, ...given) => {
      if (job === 'unnamed') saved ??= save(author, id, shows(first), 1);
      await saved;
      return bodies.run(whose, job, ...given);
    };
    const sent = Buffer.from(JSON.stringify({ folders: [], mainImage: null }));
    const late = { ...context(), bodies: { ...bodies, run } };
    await savePart(late, author, { kind: 'case', id, part: 'images' }, { sent, revision: 1 });
    expect(await bodyOf(author, 'case', id)).toMatchObject({ ...shows(first), folders: [] });
    const files = await context().db.selectFrom('item_file').selectAll().where('item_id', '=', id).execute();
    expect(files.filter(({ working }) => working === 1).map(({ sha256 }) => sha256)).toContain(first);
  });

  test('of a version is empty to its readers; what is then written of it is a change to publish', async () => {
    const [author, reader] = [await person(), await person()];
    const id = await oldCase(author, ['credit']);
    const published = await publish(author, id, 1);
    const read = async () => (await readItem(context(), 'case', id, reader)).body;
    expect(await read()).not.toHaveProperty('credit');
    expect(published.hasChanges).toBeUndefined();
    const saved = await save(author, id, credit('A. Martin'), published.revision);
    expect(saved.hasChanges).toBe(true);
    expect(await read()).not.toHaveProperty('credit');
    const again = await publishItem(context(), author, 'case', id, { revision: saved.revision });
    expect(await read()).toMatchObject(credit('A. Martin'));
    // An emptied part equals that of the first version, although that has no row.
    const restored = await restoreVersion(context(), author, 'case', id, 1, again.revision);
    expect(restored.hasChanges).toBe(true);
    expect(await bodyOf(author, 'case', id)).not.toHaveProperty('credit');
  });

  test('of a version that is saved as empty is no change', async () => {
    const author = await person();
    const id = await oldCase(author, ['credit']);
    const published = await publish(author, id, 1);
    const saved = await save(author, id, {}, published.revision, 'credit');
    expect(saved.hasChanges).toBeUndefined();
  });

  test('is missing in a copy too, and written there', async () => {
    const [author, other] = [await person(), await person()];
    const id = await oldCase(author, ['credit']);
    await publish(author, id, 1);
    const { _id: copy } = await copyItem(context(), other, 'case', id);
    await save(other, copy, credit('C. Martin'), 1);
    expect(await bodyOf(other, 'case', copy)).toMatchObject(credit('C. Martin'));
    expect(await bodyOf(author, 'case', id)).not.toHaveProperty('credit');
  });

  test('of a review is that of a protocol just begun: copies and validations work', async () => {
    const [author, other] = [await person(), await person()];
    const id = await made(author, 'protocol', validBody('IRM', 'Rachis'), ['review']);
    await publishNew(context(), author, 'protocol', id);
    expect(await bodyOf(author, 'protocol', id)).toMatchObject({ reviewStatus: 'Validé' });
    await forget(id, ['review']);
    const { _id: copy } = await copyItem(context(), other, 'protocol', id);
    expect(await bodyOf(other, 'protocol', copy)).toMatchObject({ reviewStatus: 'Brouillon' });
    await validate(context(), other, 'protocol', copy);
    expect(await bodyOf(other, 'protocol', copy)).toMatchObject({ reviewStatus: 'Validé' });
  });
});
