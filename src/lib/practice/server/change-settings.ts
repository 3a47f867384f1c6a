import type { Actor } from '#lib/domain/actor.ts';
import type { Context } from '#lib/server/context.ts';
import type { PracticeSettings } from '../schemas.ts';
import { readRetention, writeRetention } from './settings-queries.ts';

/** How a person practises. */
export async function practiceSettings({ db }: Pick<Context, 'db'>, actor: Actor): Promise<PracticeSettings> {
  return { retention: await readRetention(db, actor.id) };
}

/** Changes how a person practises: what is graded from now on comes back by it. */
export async function changePracticeSettings(
  { db }: Pick<Context, 'db'>,
  actor: Actor,
  settings: PracticeSettings,
): Promise<PracticeSettings> {
  await writeRetention(db, actor.id, settings.retention);
  return settings;
}
