import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Pieces of uploads under way, and the whole ones being worked on. */
const PLACES = ['files/uploads', 'uploads'];

/** What uploads have in a data folder that are under way, or were. */
export async function uploadRemains(dataDir: string): Promise<string[]> {
  const found: string[] = [];
  for (const place of PLACES) {
    const names = await readdir(join(dataDir, place)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    found.push(...names.map((name) => `${place}/${name}`));
  }
  return found;
}
