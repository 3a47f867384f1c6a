import type { Actor } from '#lib/accounts/actor.ts';
import type { BodyOfKind } from '#lib/items/kinds/bodies.ts';
import { createItem } from '#lib/items/server/create-item.ts';
import { editItem } from '#lib/items/server/edit-item.ts';
import { readOwnItem } from '#lib/items/server/read-own-item.ts';
import { savePart } from '#lib/items/server/save-part.ts';
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

/** The case, public with its first image; the second one and that of its sheet are added afterwards. */
export async function makePublicCase(context: TestContext, author: Actor): Promise<string> {
  const id = await makeCase(context, author);
  const { body } = await readOwnItem(context, author, 'case', id);
  const { folders, mainImage, sheet } = JSON.parse(body) as BodyOfKind['case'];
  const first = folders.map(({ mainImage: _, images, ...folder }) => ({
    ...folder,
    images: images.filter(({ file }) => file === FIRST),
  }));
  const link = [{ type: 'paragraph', text: [{ text: 'Voir là' }] }];
  await saveImages(context, author, id, { folders: first, mainImage: null }, 1);
  await saveSheet(context, author, id, { sheet: link }, 1);
  await attestAll(context, author, 'case', id);
  await editItem(context, author, 'case', id, { visibility: 'public', revision: 1 });
  await saveImages(context, author, id, { folders, mainImage }, 3);
  await saveSheet(context, author, id, { sheet }, 3);
  return id;
}

const saving =
  (part: 'images' | 'sheet') =>
  async (context: TestContext, author: Actor, id: string, value: object, revision: number): Promise<void> => {
    const sent = Buffer.from(JSON.stringify(value));
    await savePart(context, author, { kind: 'case', id, part }, { sent, revision });
  };
export const saveImages = saving('images');
const saveSheet = saving('sheet');

export async function imagesOf(context: TestContext, author: Actor, id: string): Promise<object> {
  const { body } = await readOwnItem(context, author, 'case', id, ['folders']);
  return JSON.parse(body);
}
