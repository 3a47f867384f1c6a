import { startMessages } from '#lib/messages/start.ts';
import { type FileSettings, openAssetStore } from '../files/open.ts';
import type { Assets } from './assets.ts';
import { packBuild } from './packed-build.ts';
import { shareBuild } from './share-build.ts';
import { SharedBuilds } from './shared-builds.ts';

/** How often a process says that its build still runs (ms). */
const SAY_EVERY = 6 * 3_600_000;
/** How long it waits after a failure (ms): a full disk, a store that is away. */
const RETRY_AFTER = 300_000;

/**
 * Puts this build's files where processes of other releases find them, and keeps them there; finds theirs. What fails is
 * tried again later: this process has its own files all the same.
 */
export async function shareWithOtherReleases(settings: FileSettings, assets: Assets): Promise<SharedBuilds> {
  const store = await openAssetStore(settings);
  async function share(): Promise<void> {
    let next = SAY_EVERY;
    try {
      // Packed anew: it would be 5 MB more for as long as the process runs.
      await shareBuild(store, packBuild(assets));
    } catch (error) {
      next = RETRY_AFTER;
      const { cause, message } = error as Error;
      console.error(startMessages.buildNotShared(cause instanceof Error ? cause.message : message));
    }
    setTimeout(share, next).unref();
  }
  await share();
  return new SharedBuilds(store);
}
