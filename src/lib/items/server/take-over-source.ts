import type { Actor } from '#lib/accounts/actor.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { ItemKind } from '../item.ts';
import { KINDS } from '../kinds/definitions.ts';
import { readSourceStates } from './compare-versions.ts';
import { writeSourceVersion } from './copies-queries.ts';

type Body = Record<string, unknown>;

/**
 * The source of the person's copy in the copied version and the current one, for taking over its changes.
 * @throws AppError `not_found` also for kinds that do not support this, and when the source can no longer be read
 */
export async function readTakeover(context: Context, actor: Actor, kind: ItemKind, id: string) {
  if (!KINDS[kind].takesOver) throw new AppError('not_found');
  const { before, after, from, to } = await readSourceStates(context, actor, kind, id);
  return { title: after.title, from, to, before: before.body as Body, after: after.body as Body };
}

/**
 * Records that the person's copy was compared with a newer source version: earlier changes are not offered again.
 * @throws AppError `not_found` as above, and for a version that is not between the one copied and the public one
 */
export async function rememberSourceVersion(
  context: Context,
  actor: Actor,
  kind: ItemKind,
  id: string,
  version: number,
): Promise<void> {
  const { from, to } = await readTakeover(context, actor, kind, id);
  if (version < from || version > to) throw new AppError('not_found');
  await writeSourceVersion(context.db, id, version);
}
