import { errorMessage } from '#lib/app/error-texts.ts';
import { seedWhenEmpty } from '#lib/demo/server/seed-when-empty.ts';
import { errorCodeOf } from '#lib/platform/server/base/error-code.ts';
import { StartError } from '#lib/platform/server/base/start-error.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { joinInstallation } from '#lib/platform/server/installation.ts';
import { startMessages } from '#lib/platform/start-texts.ts';

/**
 * Fills an empty database with the demo content that the settings ask for, and says so to the administrator. Only
 * then are the database and its file store marked as belonging together (`openContext`, `fills`).
 * @throws StartError when it could not be written
 */
export async function fillWhenEmpty(context: Context): Promise<void> {
  if (context.settings.seed === 'none') return;
  await fill(context);
  await joinInstallation(context, context.settings);
}

async function fill(context: Context): Promise<void> {
  const startedAt = performance.now();
  const onStart = () => console.info(startMessages.seeding);
  const onWait = () => console.info(startMessages.seedingElsewhere);
  const items = await seedWhenEmpty(context, { onStart, onWait }).catch((error: unknown) => {
    const code = errorCodeOf(error);
    if (code === 'internal') throw error;
    throw new StartError(startMessages.seedingFailed(errorMessage(code)), { cause: error });
  });
  if (items !== undefined)
    console.info(startMessages.seeded(items, Math.round((performance.now() - startedAt) / 1000)));
}
