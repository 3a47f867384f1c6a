import type { Actor } from '#lib/accounts/actor.ts';
import { sessionConfirmedAt } from '#lib/accounts/server/sessions-queries.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { ConfirmedAct } from '../acts.ts';

/** Whether the person of this session has confirmed their identity in it recently enough. */
export async function isConfirmed(
  context: Context,
  { sessionId }: Pick<Actor, 'sessionId'>,
): Promise<boolean> {
  const at = await sessionConfirmedAt(context.db, sessionId);
  return at !== null && context.now() < at + context.settings.confirm.minutes * 60_000;
}

/**
 * Refuses an action that needs confirmation unless the person has confirmed their identity. @throws AppError
 * `identity_unconfirmed`
 */
export async function assertConfirmed(
  context: Context,
  actor: Pick<Actor, 'sessionId'>,
  act: ConfirmedAct,
): Promise<void> {
  if (!context.settings.confirm.acts.includes(act)) return;
  if (!(await isConfirmed(context, actor))) throw new AppError('identity_unconfirmed');
}
