import { BoundedCache } from '#lib/platform/bounded-cache.ts';
import { inspectAcquisition } from './acquisition/inspect-acquisition.ts';
import { readHeader } from './acquisition/read-header.ts';
import { decodeTimeout } from './decode-timeout.ts';
import type { FittedFrame } from './fit-frame.ts';
import { inspectFile, payloadOf } from './inspect.ts';
import { lastPrepared } from './last-prepared.ts';
import { type OpenedFile, openFile } from './open-file.ts';
import { packFrame } from './pack-frame.ts';
import { hashOf, readBytes } from './read-bytes.ts';
import { Refusal, refusalOf } from './refusal.ts';
import type { Work, WorkerAnswer, WorkerRequest } from './worker-messages.ts';

type PixelRequest = Exclude<WorkerRequest, { kind: 'acquisition' | 'document' | 'marks' | 'cited' }>;
type Tell = (work: Work) => void;

/**
 * Size of a worker's cache of decoded frames, in bytes: two mammograms of 6,000 × 5,000, or 250 CT slices. Inspected
 * frames can then be displayed, masked and sent without being decoded again.
 */
const KEPT_BYTES = 128 << 20;

/** Handles requests in a worker, with a cache of decoded frames. */
export class RequestAnswerer {
  /** The last file stays open, since the frames of a clip are requested one by one. */
  #last: { key: number; bytes: Uint8Array; opened: OpenedFile } | undefined;
  readonly #frames: BoundedCache<FittedFrame>;

  constructor(keptBytes = KEPT_BYTES) {
    this.#frames = new BoundedCache(keptBytes, ({ planes }) => planes.pixels.byteLength);
  }

  /**
   * Answers a request; any error becomes a refusal.
   * @param tell is called with each step of the work
   */
  async answer(request: WorkerRequest, tell: Tell = () => {}): Promise<WorkerAnswer> {
    try {
      if (request.kind === 'acquisition')
        return { kind: 'acquisition', acquisition: inspectAcquisition(await readHeader(request.file)) };
      if (request.kind === 'document') {
        const { readDocument } = await import('./documents/read-document.ts');
        return { kind: 'document', document: readDocument(await readHeader(request.file)) };
      }
      if (request.kind === 'marks') {
        const { readMarks } = await import('./documents/read-marks.ts');
        return { kind: 'marks', marks: await readMarks(request.file) };
      }
      if (request.kind === 'cited') {
        const { readCitedHeader } = await import('./documents/read-cited-header.ts');
        return { kind: 'cited', cited: readCitedHeader(await readHeader(request.file)) };
      }
      if (request.kind === 'inspect') return await this.#inspect(request, tell);
      const payload = payloadOf(await this.#frame(request, request.frame, tell), request.masks);
      if (request.kind === 'pack') payload.bytes = await packFrame(payload.bytes);
      return { kind: 'encoded', payload };
    } catch (error) {
      this.#last = undefined;
      return { kind: 'refused', code: refusalOf(error) };
    }
  }

  async #inspect(request: PixelRequest, tell: Tell): Promise<WorkerAnswer> {
    const { bytes, opened } = await this.#open(request, tell);
    const sha256 = hashOf(bytes, () => tell({}));
    await this.#frame(request, 0, tell);
    return { kind: 'inspected', inspected: { ...(await inspectFile(opened)), sha256 } };
  }

  async #open({ key, file }: PixelRequest, tell: Tell): Promise<{ bytes: Uint8Array; opened: OpenedFile }> {
    if (this.#last?.key === key) return this.#last;
    this.#last = undefined;
    const bytes = await readBytes(file, () => tell({})).catch(() => {
      throw new Refusal('unreadable');
    });
    this.#last = { key, bytes, opened: await openFile(bytes) };
    return this.#last;
  }

  /** A frame ready for display or upload, from the cache or decoded now. */
  async #frame(request: PixelRequest, index: number, tell: Tell): Promise<FittedFrame> {
    const name = `${request.key} ${index}`;
    const kept = this.#frames.get(name);
    if (kept) {
      const { rows, columns } = kept.planes;
      tell({ patience: decodeTimeout({ rows, columns }) });
      return kept;
    }
    const { opened } = await this.#open(request, tell);
    const { rows, columns } = opened.description;
    tell({ patience: decodeTimeout(opened.description), decoding: { rows, columns } });
    const frame = await lastPrepared(opened, index);
    this.#frames.set(name, frame);
    return frame;
  }
}
