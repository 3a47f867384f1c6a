import type { APIContext } from 'astro';
import { AppError } from '#lib/platform/errors.ts';
import { errorCodeOf } from '#lib/platform/server/base/error-code.ts';
import { getContext } from '#lib/platform/server/context.ts';
import type { ItemKind } from './item.ts';
import type { BodyOfKind } from './kinds/bodies.ts';
import type { OwnItem } from './schemas.ts';
import { lineageOf } from './server/read-item.ts';
import { readOwnItem } from './server/read-own-item.ts';

/**
 * The item of an editor page, with the keys of its body that are edited there. Another person's public item has no
 * editor. The page must not be cached by the browser: restored from the history in an old state, it
 * would mistake changes that its author has saved since for another person's.
 * @throws AppError `not_found`, which the middleware answers with the 404 page
 */
export async function loadOwnItem<Kind extends ItemKind, Key extends keyof BodyOfKind[Kind] & string>(
  { locals, response }: Pick<APIContext, 'locals'> & { response: { readonly headers: Headers } },
  kind: Kind,
  id: string,
  keys: readonly Key[],
): Promise<OwnItem & { body: Pick<BodyOfKind[Kind], Key> }> {
  if (!locals.actor) throw new AppError('not_found');
  try {
    const { head, body } = await readOwnItem(await getContext(), locals.actor, kind, id, keys);
    response.headers.set('Cache-Control', 'private, no-store');
    return { ...head, body: JSON.parse(body) };
  } catch (error) {
    throw errorCodeOf(error) === 'forbidden' ? new AppError('not_found') : error;
  }
}

/**
 * The title of the source of the person's copy, if the source was published again since and can be read; else null.
 * The caller must have checked that the item is the person's own.
 */
export async function loadChangedSource(
  { locals }: Pick<APIContext, 'locals'>,
  id: string,
): Promise<string | null> {
  if (!locals.actor) return null;
  const lineage = await lineageOf(await getContext(), id, locals.actor);
  return lineage?.sourceHasChanged ? lineage.sourceTitle : null;
}
