import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SETTINGS } from '#lib/messages/settings.ts';
import { StartError } from '../start-error.ts';

const SQLITE_BUSY = 5;

/**
 * Takes the data folder for this process and returns how to give it back. The lock is one that the system holds
 * on an open file, so it goes with the process, however the process ends.
 * @throws StartError when another process has it, or when the folder can't be used
 */
export function lockDataFolder(folder: string): () => void {
  try {
    mkdirSync(folder, { recursive: true });
    const lock = new DatabaseSync(join(folder, 'negatoscope.lock'), { timeout: 0 });
    try {
      lock.exec('begin exclusive');
    } catch (error) {
      lock.close();
      throw error;
    }
    return () => lock.close();
  } catch (error) {
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) {
      throw new StartError(SETTINGS.folderInUse(folder), { cause: error });
    }
    throw new StartError(SETTINGS.folderUnusable(folder, (error as Error).message), { cause: error });
  }
}
