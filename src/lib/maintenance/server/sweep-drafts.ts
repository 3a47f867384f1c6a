import { isDeepStrictEqual } from 'node:util';
import { summarise } from '#lib/items/kinds/body-rules.ts';
import { EMPTY_BODIES } from '#lib/items/kinds/empty-bodies.ts';
import { UNTITLED_CASE } from '#lib/items/kinds/lacks.ts';
import { deleteItem } from '#lib/items/server/delete-item.ts';
import { readBody } from '#lib/items/server/item-parts-queries.ts';
import { untouchedBefore } from '#lib/items/server/untouched-queries.ts';
import type { Context } from '#lib/platform/server/context.ts';

/** Age (ms) after which an empty, unchanged draft is deleted, as probably created by mistake. */
const DAY = 86_400_000;
/** Maximum number of drafts deleted in one sweep. */
const MOST = 500;

/** Whether a case contains no text at all; its summary does not cover every text. */
async function isEmpty({ db }: Context, id: string): Promise<boolean> {
  return isDeepStrictEqual(JSON.parse(await readBody(db, 'case', id)), EMPTY_BODIES.case);
}

/** Deletes cases that are empty and were never changed. @returns their number */
export async function sweepDrafts(context: Context): Promise<number> {
  const untouched = {
    title: UNTITLED_CASE,
    summary: JSON.stringify(summarise('case', EMPTY_BODIES.case)),
  };
  const left = await untouchedBefore(context.db, context.now() - DAY, MOST, untouched);
  let deleted = 0;
  for (const { id, ownerId } of left) {
    if (!(await isEmpty(context, id))) continue;
    await deleteItem(context, { id: ownerId }, 'case', id, { actorId: null });
    deleted += 1;
  }
  return deleted;
}
