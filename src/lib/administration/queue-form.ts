import type { QueueEntry } from '#lib/moderation/open-flag.ts';
import { readQueue } from '#lib/moderation/server/read-queue.ts';
import { type FlagDecision, settleFlag } from '#lib/moderation/server/settle-flag.ts';
import { readState } from '#lib/operations/server/read-state.ts';
import type { SiteState } from '#lib/operations/site-state.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { PendingForm } from './asked-again.ts';
import { type AdministrationPage, administrator, withForm } from './page-data.ts';
import { administrationPaths } from './paths.ts';

/** Maximum number of flags shown, the oldest first. */
const SHOWN = 200;
const DECISIONS: readonly string[] = ['dismiss', 'hide', 'remove'] satisfies FlagDecision[];

interface QueuePage {
  entries: QueueEntry[];
  count: number;
  state: SiteState;
  error?: string;
  asked?: PendingForm;
}

/** The queue of flags and the site's state, after processing a posted form. @throws AppError `not_found` */
export async function queueFromForm(page: AdministrationPage): Promise<QueuePage | Response> {
  const { context, actor } = await administrator(page);
  const result = await withForm(page, async (_, text) => {
    const decision = text('decision');
    if (!DECISIONS.includes(decision)) throw new AppError('bad_request');
    await settleFlag(context, actor, text('signalement'), {
      decision: decision as FlagDecision,
      reason: text('mot').slice(0, 500),
    });
    return page.redirect(`${administrationPaths.home}?fait=1`, 303);
  });
  if (result instanceof Response) return result;
  const [{ entries, count }, state] = await Promise.all([readQueue(context, SHOWN), readState(context)]);
  return { entries, count, state, ...result };
}
