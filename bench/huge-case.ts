import { createItem } from '#lib/items/server/create-item.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { batches } from '#lib/platform/server/db/batches.ts';

/** Frames of a case whose images weigh as much as a part may. */
const FOLDERS = 10;
const FRAMES_EACH = 1000;

const key = (index: number) => index.toString(16).padStart(64, '0');

/** The images of a case as large as one may be; the files are keys without bytes. */
export function hugeImages() {
  let file = 0;
  const frame = (_: unknown, slice: number) => {
    file += 2;
    const size = { width: 512, height: 512 };
    const position = [-123.4567, -234.5678, slice * 1.25];
    return { kind: 'frame', file: key(file - 1), ...size, frame: key(file), position };
  };
  const folders = Array.from({ length: FOLDERS }, (_, index) => ({
    id: `f${index}`,
    name: `Série ${index}`,
    description: '',
    images: Array.from({ length: FRAMES_EACH }, frame),
  }));
  return { folders, mainImage: null };
}

/** Makes such a case for a person, past the quotas that would forbid it. */
export async function makeHugeCase(context: Context, ownerId: string): Promise<string> {
  const keys = Array.from({ length: FOLDERS * FRAMES_EACH * 2 }, (_, index) => key(index + 1));
  const row = { type: 'image/webp', bytes: 20_000, width: 512, height: 512, created_at: 0 };
  for (const some of batches(keys))
    await context.db
      .insertInto('file')
      .values(some.map((sha256) => ({ sha256, ...row })))
      .execute();
  const text = { difficulty: 3, clinicalInformation: '', answer: '', sheet: null };
  const body = { ...text, ...hugeImages() };
  return (await createItem(context, ownerId, { kind: 'case', title: 'Énorme', tags: [], body })).id;
}
