import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DataStore, Upload } from '@tus/utils';
import { AppError } from '#lib/contract/errors.ts';
import { ifThere } from './if-there.ts';

/** `<person>~<random>`: whose it is can be read off the name. Both parts are made here, never by a sender. */
const ID = /^[\w-]{1,64}~[0-9a-f]{32}$/;
/** Ends the names of the files that describe an upload. */
const DESCRIPTION = '.json';

/** What is known of an upload before its bytes. */
interface Description {
  size: number;
  metadata: Record<string, string | null>;
  createdAt: string;
}

/**
 * Uploads under way, in one folder: `<id>` holds the bytes received so far, so that its length is the offset to
 * go on from (also after a kill), and `<id>.json` what was announced. The description is written first and whole:
 * bytes without one are nobody's, and swept.
 */
export class PartialStore extends DataStore {
  readonly #folder: string;

  constructor(folder: string) {
    super();
    this.#folder = folder;
    this.extensions = ['creation', 'creation-with-upload', 'termination'];
  }

  /** Path of an upload's bytes. @throws AppError `not_found` for what is no upload's id */
  pathOf(id: string): string {
    if (!ID.test(id)) throw new AppError('not_found');
    return join(this.#folder, id);
  }

  override async create(upload: Upload): Promise<Upload> {
    const path = this.pathOf(upload.id);
    const description: Description = {
      size: upload.size ?? 0,
      metadata: upload.metadata ?? {},
      createdAt: upload.creation_date ?? '',
    };
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    try {
      await writeFile(path, '', { flag: 'wx' });
      await writeFile(`${path}.new`, JSON.stringify(description), { flush: true });
      await rename(`${path}.new`, path + DESCRIPTION);
    } catch (error) {
      for (const each of [path, `${path}.new`]) await rm(each, { force: true });
      throw error;
    }
    return upload;
  }

  override async write(bytes: Readable, id: string, offset: number): Promise<number> {
    const target = createWriteStream(this.pathOf(id), { flags: 'r+', start: offset });
    await pipeline(bytes, target);
    return offset + target.bytesWritten;
  }

  override async getUpload(id: string): Promise<Upload> {
    const path = this.pathOf(id);
    const text = await ifThere(readFile(path + DESCRIPTION, 'utf8'));
    const bytes = await ifThere(stat(path));
    if (text === undefined || bytes === undefined) throw new AppError('not_found');
    const { size, metadata, createdAt } = JSON.parse(text) as Description;
    return new Upload({ id, size, metadata, offset: bytes.size, creation_date: createdAt });
  }

  override async remove(id: string): Promise<void> {
    const path = this.pathOf(id);
    await rm(path + DESCRIPTION, { force: true });
    await rm(path, { force: true });
  }

  /** Puts the bytes on the disk itself, so that what is acknowledged as whole outlives a power cut. */
  async flush(id: string): Promise<void> {
    const file = await open(this.pathOf(id), 'r');
    try {
      await file.sync();
    } finally {
      await file.close();
    }
  }

  /** How many uploads a person has under way. */
  async countOf(person: string): Promise<number> {
    const names = (await ifThere(readdir(this.#folder))) ?? [];
    return names.filter((name) => name.startsWith(`${person}~`) && name.endsWith(DESCRIPTION)).length;
  }

  /** Removes everything that nothing has been added to since `before` (epoch ms); returns how many files that were. */
  async sweep(before: number): Promise<number> {
    let removed = 0;
    for (const name of (await ifThere(readdir(this.#folder))) ?? []) {
      const bytes = join(this.#folder, name.replace(/\.(json|new)$/, ''));
      const last = (await ifThere(stat(bytes))) ?? (await ifThere(stat(join(this.#folder, name))));
      if (!last || last.mtimeMs >= before) continue;
      await rm(join(this.#folder, name), { force: true });
      removed += 1;
    }
    return removed;
  }
}
