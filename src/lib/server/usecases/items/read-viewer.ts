import { toViewerCase, VIEWER_KEYS, type ViewerAnswer } from '#lib/contract/viewer.ts';
import { toViewerStacks } from '#lib/contract/viewer-stacks.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { LIGHT_COPY } from '#lib/domain/image-paths.ts';
import type { Context } from '../../context.ts';
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
  const detail = await readItem(context, 'case', id, actor, VIEWER_KEYS);
  const files = await context.db
    .selectFrom('item_file')
    .innerJoin('file', 'file.sha256', 'item_file.sha256')
    .leftJoin('file_variant', (join) =>
      join.onRef('file_variant.sha256', '=', 'item_file.sha256').on('file_variant.name', '=', LIGHT_COPY),
    )
    .select(['file.sha256', 'file.bytes', 'file_variant.bytes as light'])
    .where('item_file.item_id', '=', id)
    .where(detail.version === null ? 'item_file.working' : 'item_file.published', '=', 1)
    .execute();
  const bytes = new Map(files.map((file) => [file.sha256, file.bytes]));
  const light = new Map(files.flatMap((file) => (file.light === null ? [] : [[file.sha256, file.light]])));
  return { shown: toViewerCase(detail, withTitle), stacks: toViewerStacks(detail.body, bytes, light) };
}
