import type { FromOthers } from '#lib/contract/from-others.ts';
import type { Actor } from '#lib/domain/actor.ts';
import type { ItemKind } from '#lib/domain/item.ts';
import type { Context } from '../../context.ts';
import { toReview } from '../reviews/to-review.ts';
import { whatWasAnswered } from '../reviews/what-was-answered.ts';
import { listWrittenWith } from './co-authors.ts';

/** What stands above somebody's own list of a kind: what others ask, what they answered, what is written with them. */
export async function listFromOthers(
  context: Pick<Context, 'db'>,
  actor: Actor,
  kind: ItemKind,
): Promise<FromOthers> {
  return {
    toReview: await toReview(context, actor, kind),
    answered: await whatWasAnswered(context, actor, kind),
    writtenWith: await listWrittenWith(context, actor, kind),
  };
}
