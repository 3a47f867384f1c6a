import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileOnDisk, heldFile, type OpenFile } from './open-file.ts';

/** Bytes held in memory before the rest goes to disk; most CT and MR frames are smaller. */
const HELD_MAX = 1024 * 1024;

/** Disk space shared by several spools. */
export interface Room {
  folder: string;
  /** Called before writing more bytes; returns a function to call after the write. @throws when there is no space */
  take(bytes: number): Promise<() => void>;
  giveBack(bytes: number): void;
}

/** Collects the bytes of a file: in memory while they are few, then in an unnamed file on disk. */
export class Spool {
  readonly #room: Room;
  #held: Uint8Array[] = [];
  #handle: FileHandle | undefined;
  #size = 0;
  #onDisk = 0;
  #hash = createHash('sha256');

  constructor(room: Room) {
    this.#room = room;
  }

  /** Stores all bytes of a source, replacing earlier ones. */
  async take(source: AsyncIterable<Uint8Array>): Promise<void> {
    await this.discard();
    for await (const piece of source) {
      this.#hash.update(piece);
      this.#held.push(piece);
      this.#size += piece.length;
      if (this.#size > HELD_MAX) await this.#moveToDisk();
    }
  }

  /** The finished file; closing it releases its disk space. */
  finish(): { file: OpenFile; sha256: string } {
    const handle = this.#handle;
    const file = handle
      ? fileOnDisk(handle, this.#size, () => this.discard())
      : heldFile(Buffer.concat(this.#held));
    return { file, sha256: this.#hash.copy().digest('hex') };
  }

  /** Discards all bytes and releases their space. */
  async discard(): Promise<void> {
    const [handle, bytes] = [this.#handle, this.#onDisk];
    this.#held = [];
    this.#handle = undefined;
    this.#size = 0;
    this.#onDisk = 0;
    this.#hash = createHash('sha256');
    this.#room.giveBack(bytes);
    await handle?.close();
  }

  async #moveToDisk(): Promise<void> {
    const bytes = Buffer.concat(this.#held);
    this.#held = [];
    const written = await this.#room.take(bytes.length);
    this.#onDisk += bytes.length;
    try {
      this.#handle ??= await openNameless(this.#room.folder);
      await this.#handle.appendFile(bytes);
    } finally {
      written();
    }
  }
}

/** Opens a file that nobody else can open, and that disappears when it is closed or the process ends. */
async function openNameless(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const handle = await open(path, 'wx+', 0o600);
  await rm(path);
  return handle;
}
