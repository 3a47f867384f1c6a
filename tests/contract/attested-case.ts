import type { Actor } from '#lib/domain/actor.ts';
import { createItem } from '#lib/server/usecases/items/create-item.ts';
import { editItem } from '#lib/server/usecases/items/edit-item.ts';
import { readOwnItem } from '#lib/server/usecases/items/read-own-item.ts';
import { savePart } from '#lib/server/usecases/items/save-part.ts';
import type { TestContext } from './engines.ts';
import { attestAll, FILES, illustratedCase, storeFiles } from './illustrated-case.ts';

export const [FIRST, SECOND, IN_SHEET] = FILES;

/** A case whose main image is the second one, with a link to it in its sheet. */
export async function makeCase(context: TestContext, author: Actor): Promise<string> {
  await storeFiles(context);
  const body = illustratedCase();
  const view = { folder: 'f1', image: 1, key: SECOND };
  const sheet = [...(body.sheet ?? []), { type: 'paragraph' as const, text: [{ text: 'Voir là', view }] }];
  const draft = { kind: 'case' as const, title: 'Poignet', tags: [], body: { ...body, sheet } };
  const { id } = await createItem(context, author.id, draft);
  return id;
}

/** The same, public, its second image and that of its sheet added afterwards. */
export async function makePublicCase(context: TestContext, author: Actor): Promise<string> {
  const id = await makeCase(context, author);
  await attestAll(context, author, 'case', id);
  await editItem(context, author, 'case', id, { visibility: 'public', revision: 1 });
  await context.db
    .deleteFrom('attestation')
    .where('item_id', '=', id)
    .where('sha256', 'in', [SECOND, IN_SHEET])
    .execute();
  const value = await imagesOf(context, author, id);
  await saveImages(context, author, id, value, 2);
  return id;
}

export async function saveImages(
  context: TestContext,
  author: Actor,
  id: string,
  images: object,
  revision: number,
): Promise<void> {
  const sent = Buffer.from(JSON.stringify(images));
  await savePart(context, author, { kind: 'case', id, part: 'images' }, { sent, revision });
}

export async function imagesOf(context: TestContext, author: Actor, id: string): Promise<object> {
  const { body } = await readOwnItem(context, author, 'case', id, ['folders']);
  return JSON.parse(body);
}
