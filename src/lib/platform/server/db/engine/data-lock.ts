import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { settingsMessages } from '../../../settings-texts.ts';
import { StartError } from '../../base/start-error.ts';

const SQLITE_BUSY = 5;

/**
 * Locks the data folder for this process and returns a function that unlocks it. The operating system holds the lock on
 * an open file, and releases it however the process ends.
 * @throws StartError when another process has locked it, or when the folder can't be used
 */
export function lockDataFolder(folder: string): () => void {
  try {
    mkdirSync(folder, { recursive: true });
    const path = join(folder, 'negatoscope.lock');
    const lock = new DatabaseSync(path, { timeout: 0 });
    try {
      // Locking an empty database would write to it, which fails on a full disk: its first page is written in advance.
      if (statSync(path).size === 0) lock.exec('pragma user_version = 1');
      lock.exec('begin exclusive');
    } catch (error) {
      lock.close();
      throw error;
    }
    return () => lock.close();
  } catch (error) {
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) {
      throw new StartError(settingsMessages.folderInUse(folder), { cause: error });
    }
    throw new StartError(settingsMessages.folderUnusable(folder, (error as Error).message), { cause: error });
  }
}
