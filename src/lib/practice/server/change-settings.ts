import type { Actor } from '#lib/accounts/actor.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { PracticeSettings } from '../schemas.ts';
import { readRetention, writeRetention } from './settings-queries.ts';

/** A person's settings of practice. */
export async function practiceSettings({ db }: Pick<Context, 'db'>, actor: Actor): Promise<PracticeSettings> {
  return { retention: await readRetention(db, actor.id) };
}

/** Changes a person's settings; they apply to later grades. */
export async function changePracticeSettings(
  { db }: Pick<Context, 'db'>,
  actor: Actor,
  settings: PracticeSettings,
): Promise<PracticeSettings> {
  await writeRetention(db, actor.id, settings.retention);
  return settings;
}
