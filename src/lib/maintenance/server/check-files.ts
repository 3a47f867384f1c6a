import { knownFiles } from '#lib/images/server/known-files-queries.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { eachFile } from '#lib/platform/server/files/each-file.ts';

/** The result of checking the whole file store. */
export interface FileCheck {
  checked: number;
  missing: string[];
  corrupt: string[];
  /** Number of files in the store without a row in the database. */
  unknown: number;
}

/** Reads every file that the database refers to, and compares its hash with its key. */
export async function checkFiles(context: Pick<Context, 'db' | 'files'>): Promise<FileCheck> {
  const known = await knownFiles(context.db);
  const result: FileCheck = { checked: known.size, missing: [], corrupt: [], unknown: 0 };
  await eachFile(known, async (key) => {
    const bytes = await context.files.get(key);
    if (bytes === undefined) result.missing.push(key);
    else if (bytes === 'corrupt') result.corrupt.push(key);
  });
  for await (const key of context.files.list()) if (!known.has(key)) result.unknown += 1;
  return result;
}
