import { AppError } from '../../errors.ts';
import { errorCodeOf } from '../base/error-code.ts';
import { type DiskRoom, ENDLESS_ROOM } from './disk-room.ts';
import { hashOf, heldFile, type OpenFile, type OpenFileResult } from './open-file.ts';
import { shareOpenFiles } from './shared-files.ts';
import { Spool } from './spool.ts';

/** Maximum total bytes on disk. */
const BYTES_MAX = 1024 ** 3;
/** Maximum number of unused files kept; each is an open file descriptor. */
const FILES_MAX = 256;

/** Fraction of the disk's reserve that they leave free: on a disk too full to store more, files can still be read. */
const SHARE = 0.5;

/** A file on disk that is kept for later readers. */
interface Kept {
  file: OpenFile;
  sha256: string;
  inUse: boolean;
}

/** Passes a file's bytes to `take`, which starts over on each call; false if the file does not exist. */
export type Fill = (take: (source: AsyncIterable<Uint8Array>) => Promise<void>) => Promise<boolean>;

/**
 * Copies of files that cannot be streamed from their source: fetched over a network, or made from other files.
 * Small ones are in memory while in use; larger ones are on disk, where nothing remains after the process
 * ends, and the most recently used are kept as long as there is space.
 */
export class TemporaryFiles {
  readonly #folder: string;
  readonly #room: DiskRoom;
  readonly #max: number;
  /** Kept files by name, the least recently used first. */
  readonly #kept = new Map<string, Kept>();
  #bytes = 0;

  /** @param room of the folder's disk */
  constructor(folder: string, { room = ENDLESS_ROOM, max = BYTES_MAX } = {}) {
    this.#folder = folder;
    this.#room = room;
    this.#max = max;
  }

  /** Total bytes on disk. */
  get bytes(): number {
    return this.#bytes;
  }

  /**
   * Opens a file by name, created with `fill` if there is none; simultaneous callers share it. With `sha256` the result
   * is 'corrupt' unless the bytes match.
   * @throws AppError `busy` while others read too much, `unavailable` when the disk has no room
   */
  readonly open = shareOpenFiles(
    async (name: string, fill: Fill, sha256?: string): Promise<OpenFileResult> => {
      return (await this.#again(name)) ?? (await this.#make(name, fill, sha256));
    },
  );

  /** Stores bytes for one reader: on disk if they are many and there is space, else in memory. */
  async putAway(bytes: Buffer): Promise<OpenFile> {
    const spool = this.#spool();
    try {
      await spool.take(heldFile(bytes).pieces());
      return spool.finish().file;
    } catch {
      await spool.discard();
      return heldFile(bytes);
    }
  }

  /** Discards all files that are not in use. */
  async close(): Promise<void> {
    for (const [name, { inUse }] of [...this.#kept]) if (!inUse) await this.#drop(name);
  }

  /** The kept file, as long as its bytes are unchanged. */
  async #again(name: string): Promise<OpenFile | undefined> {
    const kept = this.#kept.get(name);
    if (!kept) return undefined;
    kept.inUse = true;
    const isWhole = await hashOf(kept.file).then(
      (hash) => hash === kept.sha256,
      () => false,
    );
    if (isWhole) return this.#lend(name, kept);
    await this.#drop(name);
    return undefined;
  }

  async #make(name: string, fill: Fill, wanted: string | undefined): Promise<OpenFileResult> {
    const spool = this.#spool();
    try {
      const isThere = await fill((source) => spool.take(source));
      const { file, sha256 } = spool.finish();
      if (isThere && (wanted ?? sha256) === sha256) {
        if (file.held === file.size) return file;
        return this.#lend(name, { file, sha256, inUse: true });
      }
      await spool.discard();
      return isThere ? 'corrupt' : undefined;
    } catch (cause) {
      await spool.discard();
      throw errorCodeOf(cause) === 'disk_full' ? new AppError('unavailable', { cause }) : cause;
    }
  }

  #spool(): Spool {
    return new Spool({
      folder: this.#folder,
      take: (bytes) => this.#takeRoom(bytes),
      giveBack: (bytes) => {
        this.#bytes -= bytes;
      },
    });
  }

  #lend(name: string, kept: Kept): OpenFile {
    this.#kept.set(name, kept);
    const close = async () => {
      kept.inUse = false;
      this.#kept.delete(name);
      this.#kept.set(name, kept);
      this.#leaveRoomFor(0);
    };
    return { ...kept.file, close };
  }

  async #takeRoom(bytes: number): Promise<() => void> {
    this.#leaveRoomFor(bytes);
    if (this.#bytes + bytes > this.#max) throw new AppError('busy');
    this.#bytes += bytes;
    try {
      return await this.#holdRoom(bytes);
    } catch (error) {
      this.#bytes -= bytes;
      throw error;
    }
  }

  /** Reserves disk space; on a full disk, unused files are removed first. */
  async #holdRoom(bytes: number): Promise<() => void> {
    try {
      return await this.#room.hold(bytes, SHARE);
    } catch {
      await this.close();
      return this.#room.hold(bytes, SHARE);
    }
  }

  /** Drops unused files, the least recently used first, until this many more bytes fit. */
  #leaveRoomFor(bytes: number): void {
    for (const [name, { inUse }] of this.#kept) {
      if (this.#bytes + bytes <= this.#max && this.#kept.size <= FILES_MAX) return;
      if (!inUse) void this.#drop(name);
    }
  }

  async #drop(name: string): Promise<void> {
    const kept = this.#kept.get(name);
    this.#kept.delete(name);
    await kept?.file.close();
  }
}
