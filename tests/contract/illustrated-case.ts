import type { Actor } from '#lib/accounts/actor.ts';
import { THUMBNAILS } from '#lib/images/image-paths.ts';
import { attestImages } from '#lib/images/server/attest-images.ts';
import { itemFiles } from '#lib/images/server/item-files-queries.ts';
import type { ItemKind } from '#lib/items/item.ts';
import type { BodyOfKind } from '#lib/items/kinds/bodies.ts';
import type { TestContext } from './engines.ts';

/** Keys of files that nobody reads here. */
export const FILES = ['a', 'b', 'c'].map((letter) => letter.repeat(64)) as [string, string, string];

/** Makes the files known, as an upload would, with the thumbnails that publishing makes. */
export async function storeFiles({ db }: TestContext): Promise<void> {
  const more = { type: 'image/webp', bytes: 1, width: 4, height: 3, created_at: 0 };
  await db
    .insertInto('file')
    .values(FILES.map((sha256) => ({ sha256, ...more })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const variants = FILES.flatMap((sha256) =>
    THUMBNAILS.map((name) => ({ sha256, name, variant_sha256: sha256, bytes: 1 })),
  );
  await db
    .insertInto('file_variant')
    .values(variants)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Attests every image of an item, as its author does before it is published. */
export async function attestAll(
  context: TestContext,
  owner: Actor,
  kind: ItemKind,
  id: string,
): Promise<void> {
  const files = await itemFiles(context.db, id);
  if (files.length > 0) await attestImages(context, owner, kind, id, files);
}

/** A case's body with the one image that publishing asks for; it must be stored. */
export function withImage<Body extends object>(body: Body) {
  const image = { kind: 'image', file: FILES[0], width: 4, height: 3 };
  return { ...body, folders: [{ id: 'f1', name: 'Clichés', description: '', images: [image] }] };
}

/** A case with images in a folder and in its sheet, and an empty folder. */
export function illustratedCase(): BodyOfKind['case'] {
  const image = (file: string) => ({ kind: 'image' as const, file, width: 4, height: 3 });
  return {
    difficulty: 4,
    clinicalInformation: 'Chute',
    answer: 'Fracture',
    sheet: [{ type: 'image', image: { file: FILES[2], width: 4, height: 3 } }],
    folders: [
      {
        id: 'f1',
        name: 'TDM axial',
        description: '',
        images: [image(FILES[0]), image(FILES[1])],
        mainImage: 1,
      },
      { id: 'f2', name: 'Vide', description: '', images: [] },
    ],
    mainImage: { folderId: 'f1', imageIndex: 1 },
  };
}
