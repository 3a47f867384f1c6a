import type { Readable } from 'node:stream';
import { DataStore, Upload } from '@tus/utils';
import {
  announceUpload,
  appendToUpload,
  dropUpload,
  readUpload,
} from '#lib/images/server/pending-uploads.ts';
import type { Context } from '../context.ts';

/** Bytes collected before they are stored as a piece; this site's pages send the same amount at once. */
const PIECE = 2 ** 20;

/** Unfinished uploads, for the tus library. Only the SHA-256 is kept of the client's metadata. */
export class TusStore extends DataStore {
  readonly #context: Context;

  constructor(context: Context) {
    super();
    this.#context = context;
    this.extensions = ['creation', 'creation-with-upload', 'termination'];
  }

  override async create(upload: Upload): Promise<Upload> {
    const { id, size = 0, metadata } = upload;
    const sha256 = metadata?.sha256 ?? '';
    await announceUpload(this.#context, { id, userId: id.split('~')[0] ?? '', size, sha256 });
    return upload;
  }

  override async write(bytes: Readable, id: string, offset: number): Promise<number> {
    let stands = offset;
    let held: Buffer[] = [];
    const store = async () => {
      const piece = Buffer.concat(held);
      held = [];
      if (piece.length === 0) return;
      await appendToUpload(this.#context, id, stands, piece);
      stands += piece.length;
    };
    try {
      let length = 0;
      for await (const some of bytes as AsyncIterable<Buffer>) {
        held.push(some);
        length += some.length;
        if (length < PIECE) continue;
        await store();
        length = 0;
      }
    } finally {
      // Also after a lost connection: bytes that have arrived need not be sent again.
      await store();
    }
    return stands;
  }

  override async getUpload(id: string): Promise<Upload> {
    const { size, received, sha256, created_at } = await readUpload(this.#context, id);
    const creation_date = new Date(created_at).toISOString();
    return new Upload({ id, size, offset: received, metadata: { sha256 }, creation_date });
  }

  override remove(id: string): Promise<void> {
    return dropUpload(this.#context, id);
  }
}
