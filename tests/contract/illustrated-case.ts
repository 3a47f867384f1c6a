import type { BodyOfKind } from '#lib/contract/bodies/of-kind.ts';
import type { TestContext } from './engines.ts';

/** Keys of files that nobody reads here. */
export const FILES = ['a', 'b', 'c'].map((letter) => letter.repeat(64)) as [string, string, string];

/** Makes the files known, as an upload would. */
export async function storeFiles({ db }: TestContext): Promise<void> {
  const more = { type: 'image/webp', bytes: 1, width: 4, height: 3, created_at: 0 };
  await db
    .insertInto('file')
    .values(FILES.map((sha256) => ({ sha256, ...more })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
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
