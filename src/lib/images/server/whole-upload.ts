import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Actor } from '#lib/accounts/actor.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { assertOwnUpload, dropUpload, type PendingUpload, readUpload } from './pending-uploads.ts';
import { partsOf } from './pending-uploads-queries.ts';

/** Folder of the assembled uploads, inside the data folder. Old files in it are swept. */
export function wholeUploadsFolder({ settings }: Pick<Context, 'settings'>): string {
  return join(settings.dataDir, 'uploads');
}

/** Assembles an upload's parts in a file; returns the file's SHA-256, undefined when a part is missing. */
async function putTogether(
  context: Context,
  { id }: PendingUpload,
  path: string,
): Promise<string | undefined> {
  const hash = createHash('sha256');
  const file = await open(path, 'wx', 0o600);
  try {
    for (const { name, bytes } of await partsOf(context.db, id)) {
      const piece = await context.parts.get(name);
      if (piece?.length !== bytes) return undefined;
      hash.update(piece);
      await file.appendFile(piece);
    }
  } finally {
    await file.close();
  }
  return hash.digest('hex');
}

/**
 * Runs work on a complete upload, which is assembled in a temporary file of this machine.
 * @throws AppError `not_found`, `upload_incomplete`; `upload_damaged` when its bytes are not those announced, in which
 * case it is deleted; errors of `work`
 */
export async function withWholeUpload<Result>(
  context: Context,
  actor: Actor,
  id: string,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  assertOwnUpload(id, actor.id);
  const upload = await readUpload(context, id);
  if (upload.received !== upload.size) throw new AppError('upload_incomplete');
  const folder = wholeUploadsFolder(context);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const written = await context.room.hold(upload.size);
  const path = join(folder, randomUUID());
  try {
    const sha256 = await putTogether(context, upload, path).finally(written);
    if (sha256 !== upload.sha256) {
      await dropUpload(context, id);
      throw new AppError('upload_damaged');
    }
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}
