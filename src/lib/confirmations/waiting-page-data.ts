import type { APIContext } from 'astro';
import { KINDS } from '#lib/items/kinds/definitions.ts';
import { commonListMessages } from '#lib/items/list-texts.ts';
import { titlesChoice } from '#lib/items/server/titles.ts';
import { AppError } from '#lib/platform/errors.ts';
import { getContext } from '#lib/platform/server/context.ts';
import type { WaitingForOne } from './schemas.ts';
import { listWaiting } from './server/list-waiting.ts';

/**
 * The pending requests of the signed-in person; titles of cases follow the person's preference. @throws AppError
 * `not_found`
 */
export async function loadWaiting({ locals }: Pick<APIContext, 'locals'>): Promise<WaitingForOne> {
  const { actor } = locals;
  if (!actor) throw new AppError('not_found');
  const context = await getContext();
  const [{ confirmations, reviews }, titlesHidden] = await Promise.all([
    listWaiting(context, actor),
    titlesChoice(context, actor),
  ]);
  const told = reviews.map((each) =>
    titlesHidden && KINDS[each.kind].hidesTitles
      ? { ...each, title: commonListMessages.hiddenTitleLabel }
      : each,
  );
  return { confirmations, reviews: told };
}
