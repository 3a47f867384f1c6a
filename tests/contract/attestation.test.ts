import { expect, test } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import { attestImages } from '#lib/images/server/attest-images.ts';
import { unattestedFiles } from '#lib/images/server/attestations-queries.ts';
import { createItem } from '#lib/items/server/create-item.ts';
import { editItem } from '#lib/items/server/edit-item.ts';
import { recordEvent } from '#lib/items/server/events-queries.ts';
import { readOwnItem } from '#lib/items/server/read-own-item.ts';
import { attestations } from '#lib/platform/server/db/migrations/0010-attestations.ts';
import { FIRST, imagesOf, makeCase, saveImages } from './attested-case.ts';
import { describeEachEngine } from './engines.ts';
import { errorCode } from './error-code.ts';
import { forgetAccount } from './forget-account.ts';
import { attestAll, FILES, storeFiles } from './illustrated-case.ts';

describeEachEngine('an attestation', (context) => {
  test('says who and when, once; what leaves the item and comes back need not be seen again', async () => {
    const author = await context().person('autrice');
    const id = await makeCase(context(), author);
    const at = context().now();
    await attestAll(context(), author, 'case', id);
    context().time.now += 1000;
    await attestAll(context(), author, 'case', id);
    const rows = await context()
      .db.selectFrom('attestation')
      .selectAll()
      .where('item_id', '=', id)
      .orderBy('sha256')
      .execute();
    expect(rows).toEqual(FILES.map((sha256) => ({ item_id: id, sha256, user_id: author.id, at })));
    const events = await context()
      .db.selectFrom('event')
      .select('type')
      .where('item_id', '=', id)
      .where('type', '=', 'attest')
      .execute();
    expect(events).toHaveLength(1);
    const value = await imagesOf(context(), author, id);
    const save = (images: object, revision: number) => saveImages(context(), author, id, images, revision);
    await save({ folders: [], mainImage: null }, 1);
    await save(value, 2);
    expect(await unattestedFiles(context().db, id)).toEqual(new Set());
  });

  test('counts each image that its author sees, also where two are the same file', async () => {
    const author = await context().person('compteuse');
    const id = await makeCase(context(), author);
    await attestAll(context(), author, 'case', id);
    const image = { kind: 'image', file: FIRST, width: 4, height: 3 };
    const folder = { id: 'f1', name: 'Clichés', description: '', images: [image, image] };
    await saveImages(context(), author, id, { folders: [folder], mainImage: null }, 1);
    const { head } = await readOwnItem(context(), author, 'case', id);
    // Including the image of its sheet.
    expect(head.attested.map(({ images }) => images)).toEqual([3]);
  });

  test('names files of the item, or of the person’s own sending', async () => {
    const [author, other] = [await context().person('envoyeuse'), await context().person('autre')];
    await storeFiles(context());
    const draft = { kind: 'questionnaire' as const, title: 'Q', tags: [], body: { pages: [page()] } };
    const { id } = await createItem(context(), author.id, draft);
    const attest = (by: Actor) => errorCode(attestImages(context(), by, 'questionnaire', id, [FIRST]));
    expect(await attest(author)).toBe('image_foreign');
    expect(await attest(other)).toBe('not_found');
    const sent = { id: 'envoi', user_id: author.id, sha256: FIRST, created_at: 0 };
    await context().db.insertInto('upload').values(sent).execute();
    expect(await attest(author)).toBe('no error');
  });

  test('outlives its person’s account without a name', async () => {
    const author = await context().person('partie');
    const id = await makeCase(context(), author);
    await attestAll(context(), author, 'case', id);
    await editItem(context(), author, 'case', id, { visibility: 'public', revision: 1 });
    await forgetAccount(context(), author);
    const rows = await context()
      .db.selectFrom('attestation')
      .select('user_id')
      .where('item_id', '=', id)
      .execute();
    expect(rows).toEqual(FILES.map(() => ({ user_id: null })));
  });
});

describeEachEngine('a database from before attestations were of images', (context) => {
  test('keeps what was public or attested to be seen, and nothing else', async () => {
    const { db, engine } = context();
    const author = await context().person('ancienne');
    const make = () => makeCase(context(), author);
    const [shown, attested, drafted] = [await make(), await make(), await make()];
    const item = { id: attested, kind: 'case' as const };
    const word = { type: 'attest' as const, userId: author.id, item };
    await context()
      .db.transaction()
      .execute(async (trx) => {
        await recordEvent(trx, { ...word, at: 5 });
        await recordEvent(trx, { ...word, at: 7 });
        await trx
          .updateTable('item')
          .set({ visibility: 'public', published_at: 9 })
          .where('id', '=', shown)
          .execute();
      });
    await db.schema.dropTable('attestation').execute();
    await attestations(engine).up(db);
    const rows = await db.selectFrom('attestation').selectAll().execute();
    const of = (id: string) => rows.filter(({ item_id }) => item_id === id);
    const words = (at: number) => FILES.map(() => expect.objectContaining({ user_id: author.id, at }));
    expect(of(shown)).toEqual(words(9));
    expect(of(attested)).toEqual(words(7));
    expect(of(drafted)).toEqual([]);
  });
});

const page = () => ({ id: 'p', name: 'Page', questions: [] });
