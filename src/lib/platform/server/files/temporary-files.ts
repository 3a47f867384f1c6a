import { AppError } from '../../errors.ts';
import { errorCodeOf } from '../base/error-code.ts';
import { type DiskRoom, ENDLESS_ROOM } from './disk-room.ts';
import { hashOf, heldFile, type Opened, type OpenFile } from './open-file.ts';
import { shared } from './shared-files.ts';
import { Spool } from './spool.ts';

/** Bytes on the disk, all together. */
const BYTES_MAX = 1024 ** 3;
/** Files kept while nobody reads them: each is an open descriptor. */
const FILES_MAX = 256;

/** Share of the disk's reserve that they leave alone: where nothing more is stored, what is stored can still be read. */
const SHARE = 0.5;

/** A file on the disk that stays for the next one who asks. */
interface Kept {
  file: OpenFile;
  sha256: string;
  inUse: boolean;
}

/** Passes a file's bytes to `take`, which starts again each time it is called; false when there is no such file. */
export type Fill = (take: (source: AsyncIterable<Uint8Array>) => Promise<void>) => Promise<boolean>;

/**
 * Copies of files that cannot be streamed from where they are: fetched over a network, or made from other files.
 * Small ones are in memory while they are used; larger ones are on the disk, where nothing remains when the process
 * ends, and the most recently used stay as long as there is room.
 */
export class TemporaryFiles {
  readonly #folder: string;
  readonly #room: DiskRoom;
  readonly #max: number;
  /** By name, the least recently used first. */
  readonly #kept = new Map<string, Kept>();
  #bytes = 0;

  /** @param room of the folder's disk */
  constructor(folder: string, { room = ENDLESS_ROOM, max = BYTES_MAX } = {}) {
    this.#folder = folder;
    this.#room = room;
    this.#max = max;
  }

  /** Bytes on the disk. */
  get bytes(): number {
    return this.#bytes;
  }

  /**
   * Opens the file of a name, made when there is none; those who ask meanwhile share it. With `sha256` it is
   * 'corrupt' unless these are its bytes.
   * @throws AppError `busy` while others read too much, `unavailable` when the disk has no room
   */
  readonly open = shared(async (name: string, fill: Fill, sha256?: string): Promise<Opened> => {
    return (await this.#again(name)) ?? (await this.#make(name, fill, sha256));
  });

  /** Keeps bytes for one reader, out of memory when they are many and the disk has room for them. */
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

  /** Forgets what nobody reads. */
  async close(): Promise<void> {
    for (const [name, { inUse }] of [...this.#kept]) if (!inUse) await this.#drop(name);
  }

  /** The file as it was made before, as long as its bytes are the same. */
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

  async #make(name: string, fill: Fill, wanted: string | undefined): Promise<Opened> {
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

  /** On a full disk, files that nobody reads are removed first. */
  async #holdRoom(bytes: number): Promise<() => void> {
    try {
      return await this.#room.hold(bytes, SHARE);
    } catch {
      await this.close();
      return this.#room.hold(bytes, SHARE);
    }
  }

  /** Drops what nobody reads, the oldest first, until this many more bytes have room. */
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
