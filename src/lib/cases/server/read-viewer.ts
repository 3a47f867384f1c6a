import type { Actor } from '#lib/accounts/actor.ts';
import { weighFiles } from '#lib/images/server/item-images-queries.ts';
import type { ItemDetail } from '#lib/items/schemas.ts';
import { readItem } from '#lib/items/server/read-item.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { toViewerCase, VIEWER_KEYS, type ViewerAnswer, type ViewerBody } from '../viewer-schemas.ts';
import { toViewerStacks } from '../viewer-stacks-schemas.ts';
import { withholdFolders } from './withhold-folders.ts';

/**
 * A case as the viewer shows it before the answer, with the URLs and sizes of its images. A prefetch counts
 * no view: `openItem` counts one when the case is shown.
 * @throws AppError `not_found`.
 */
export async function readViewer(
  context: Context,
  id: string,
  actor: Actor,
  { withTitle = false, isRevealed = false, isAhead = false } = {},
): Promise<ViewerAnswer> {
  const detail = await readShownCase(context, id, actor, { isRevealed, isAhead });
  return viewerAnswerOf(context, id, detail, withTitle);
}

/**
 * The parts of a case that the viewer needs, with the images that the actor may see.
 * @param isRevealed whether the answer was revealed: then no image is withheld
 * @throws AppError `not_found`.
 */
export async function readShownCase(
  context: Context,
  id: string,
  actor: Actor,
  { isRevealed = false, isAhead = false } = {},
): Promise<ItemDetail<ViewerBody>> {
  const detail = await readItem(context, 'case', id, actor, VIEWER_KEYS, isAhead);
  const { mine, readAs = 'other' } = detail.card;
  const reader = { caseId: id, asker: mine ? 'owner' : readAs, personId: actor.id } as const;
  return { ...detail, body: await withholdFolders(context, reader, detail.body, isRevealed) };
}

/** A version of a case as data for the viewer, with the sizes of its images. */
export async function viewerAnswerOf(
  context: Context,
  id: string,
  detail: ItemDetail<ViewerBody>,
  withTitle: boolean,
): Promise<ViewerAnswer> {
  const where = detail.version === null ? 'working' : 'published';
  const weights = await weighFiles(context.db, id, where);
  return {
    shown: toViewerCase(detail, withTitle),
    stacks: toViewerStacks(detail.body, new Map(weights.map((each) => [each.sha256, each]))),
  };
}
