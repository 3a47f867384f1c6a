import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { settingsMessages } from '../../../settings-texts.ts';
import { StartError } from '../../base/start-error.ts';

const SQLITE_BUSY = 5;

/**
 * Takes the data folder for this process and returns how to give it back. The lock is one that the system holds
 * on an open file, so it goes with the process, however the process ends.
 * @throws StartError when another process has it, or when the folder can't be used
 */
export function lockDataFolder(folder: string): () => void {
  try {
    mkdirSync(folder, { recursive: true });
    const path = join(folder, 'negatoscope.lock');
    const lock = new DatabaseSync(path, { timeout: 0 });
    try {
      // Locking an empty database would write to it, and fail on a full disk: its first page is made once.
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
