import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { checkFiles } from '#lib/maintenance/server/check-files.ts';
import { readSettings } from '#lib/platform/server/base/settings.ts';
import { openContext } from '#lib/platform/server/context.ts';
import { uploadRemains } from './upload-remains.ts';

/** What is not as it should be in the data folder of `runFullDisk` once there was room again, in words. */
export async function damageIn(dataDir: string): Promise<string[]> {
  const damage: string[] = [];
  const database = new DatabaseSync(join(dataDir, 'negatoscope.db'), { readOnly: true });
  const check = database.prepare('pragma integrity_check').get();
  if (check?.integrity_check !== 'ok') damage.push(String(check?.integrity_check));
  const people = database.prepare('select username from "user" order by username').all();
  if (people.map(({ username }) => username).join() !== 'Anna,Boris,Claire')
    damage.push(JSON.stringify(people));
  database.close();
  const context = await openContext(readSettings({ DATA_DIR: dataDir, SEED: 'none' }), { exclusive: false });
  const { missing, corrupt, unknown } = await checkFiles(context);
  await context.close();
  if (missing.length + corrupt.length > 0)
    damage.push(`${missing.length} missing, ${corrupt.length} corrupt`);
  // Thumbnails that fitted before the room ran out belong to the image that was finished later.
  if (unknown > 0) damage.push(`${unknown} unknown files`);
  for (const name of await readdir(join(dataDir, 'files/tmp'))) damage.push(`files/tmp/${name}`);
  damage.push(...(await uploadRemains(dataDir)));
  return damage;
}
