import { join } from 'node:path';
import { ASSETS, type AssetStore } from './asset-store.ts';
import { diskFolder } from './disk-folder.ts';
import { openDiskRoom } from './disk-room.ts';
import { DiskWriter } from './disk-writer.ts';

/**
 * Built files in a subfolder of the stored files, written in the same way.
 * @param root folder of the stored files
 * @param reserve bytes of disk space that they must leave free
 */
export async function openDiskAssets(root: string, reserve: number): Promise<AssetStore> {
  const room = openDiskRoom(root, reserve);
  const writer = new DiskWriter(root);
  await writer.prepare();
  return diskFolder(join(root, ASSETS), async (path, bytes) => {
    await room.assertFor(bytes.length);
    await writer.ensureFolderOf(path);
    await writer.write(path, bytes);
  });
}
