import type { Actor } from '#lib/accounts/actor.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { ItemKind } from '../item.ts';
import { KINDS } from '../kinds/definitions.ts';
import { readSourceStates } from './compare-versions.ts';
import { writeSourceVersion } from './copies-queries.ts';

type Body = Record<string, unknown>;

/**
 * What the source of one's copy was when it was copied, and what it is now, to be taken over.
 * @throws AppError `not_found` also of kinds that take nothing over, and when the source can no longer be read
 */
export async function readTakeover(context: Context, actor: Actor, kind: ItemKind, id: string) {
  if (!KINDS[kind].takesOver) throw new AppError('not_found');
  const { before, after, from, to } = await readSourceStates(context, actor, kind, id);
  return { title: after.title, from, to, before: before.body as Body, after: after.body as Body };
}

/**
 * Remembers that one's copy was held against a newer version of its source: what changed until then is not told again.
 * @throws AppError `not_found` as above, and of a version that is not between the one copied and the one that is public
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
