import { toViewerCase, toViewerStacks, type ViewerAnswer } from '#lib/contract/viewer.ts';
import type { Actor } from '#lib/domain/actor.ts';
import type { Context } from '../context.ts';
import { readItem } from './read-item.ts';

/**
 * A case as the viewer shows it before anything is revealed, with where its images are and what they weigh.
 * @throws AppError `not_found`.
 */
export async function readViewer(
  context: Context,
  id: string,
  actor: Actor,
  withTitle: boolean,
): Promise<ViewerAnswer> {
  const detail = await readItem(context, 'case', id, actor);
  const files = await context.db
    .selectFrom('item_file')
    .innerJoin('file', 'file.sha256', 'item_file.sha256')
    .select(['file.sha256', 'file.bytes'])
    .where('item_file.item_id', '=', id)
    .execute();
  const bytes = new Map(files.map((file) => [file.sha256, file.bytes]));
  return { shown: toViewerCase(detail, withTitle), stacks: toViewerStacks(detail.body, bytes) };
}
