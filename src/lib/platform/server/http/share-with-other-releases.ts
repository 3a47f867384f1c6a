import { setTimeout as pause } from 'node:timers/promises';
import { startMessages } from '../../start-texts.ts';
import { errorCodeOf } from '../base/error-code.ts';
import type { AssetStore } from '../files/asset-store.ts';
import { type FileSettings, openAssetStore } from '../files/open.ts';
import type { Assets } from './assets.ts';
import { packBuild } from './packed-build.ts';
import { putBuild, removeOldBuilds, repairBuild } from './share-build.ts';
import { SharedBuilds } from './shared-builds.ts';

interface SharingTimes {
  /** Interval (ms) at which a process reports that its build is running. */
  sayEvery: number;
  /** Delay (ms) before the first retry; doubled after each further failure, up to `retryMax`. */
  retryFirst: number;
  retryMax: number;
  /** Maximum time (ms) that the server start waits for this build's files to be stored. */
  patience: number;
}

const TIMES: SharingTimes = {
  sayEvery: 6 * 3_600_000,
  retryFirst: 5_000,
  retryMax: 300_000,
  patience: 5_000,
};

interface Sharing {
  otherBuilds: SharedBuilds;
  /** Resolves once this build's files are stored, or the attempt failed or timed out. Never rejects. */
  put: Promise<void>;
  /** Starts the work that the server start need not wait for: repairing stored files, removing old builds. */
  tidy(): void;
}

/**
 * Stores this build's files for processes of other releases, keeps them there, and finds those of other releases.
 * Failures are retried later: this process has its own files in any case.
 */
export function shareWithOtherReleases(settings: FileSettings, assets: Assets): Sharing {
  return shareThrough(openAssetStore(settings), assets);
}

/** Like `shareWithOtherReleases`, with a given store. */
export function shareThrough(store: AssetStore, assets: Assets, times = TIMES): Sharing {
  const put = Promise.withResolvers<void>();
  const start = Promise.withResolvers<void>();
  let failures = 0;

  async function share(): Promise<void> {
    let failed: (reason: string) => string = startMessages.buildNotShared;
    try {
      // Packed again on each attempt: keeping it would use 5 MB of memory as long as the process runs.
      const build = packBuild(assets);
      await putBuild(store, build);
      put.resolve();
      await start.promise;
      await repairBuild(store, build);
      failed = startMessages.oldBuildsNotRemoved;
      await removeOldBuilds(store, build);
      if (failures > 0) console.info(startMessages.buildShared);
      failures = 0;
    } catch (error) {
      // Only the first failure is logged: a store that stays unavailable would otherwise fill the log.
      if (failures === 0) console.error(failed(reasonOf(error)));
      failures += 1;
    }
    put.resolve();
    const retry = Math.min(times.retryFirst * 2 ** (failures - 1), times.retryMax);
    setTimeout(share, failures > 0 ? retry : times.sayEvery).unref();
  }

  void share();
  return {
    otherBuilds: new SharedBuilds(store),
    put: Promise.race([put.promise, pause(times.patience)]),
    tidy: start.resolve,
  };
}

/** The reason for a failure, in French, because system messages are in English. */
function reasonOf(error: unknown): string {
  const code = errorCodeOf(error);
  const { builtFiles } = startMessages;
  return code === 'disk_full' || code === 'unavailable' ? builtFiles[code] : builtFiles.internal;
}
