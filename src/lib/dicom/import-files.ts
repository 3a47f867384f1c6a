import type { Mask } from '#lib/images/masking.ts';
import { Worker } from '#lib/platform/browser/own-scripts.ts';
import type { AcquisitionFile } from './acquisition/inspect-acquisition.ts';
import type { DicomDocument } from './attributes/document.ts';
import type { MarksDocument } from './attributes/proposed-marks.ts';
import type { CitedHeader } from './attributes/written-marks.ts';
import type { FramePayload, InspectedFile } from './inspect.ts';
import { Refusal } from './refusal.ts';
import type { Work, WorkerAnswer, WorkerMessage, WorkerRequest } from './worker-messages.ts';

const frameOf = (request: WorkerRequest): string | undefined =>
  !('key' in request) ? undefined : `${request.key} ${request.kind === 'inspect' ? 0 : request.frame}`;

/** The methods of a Worker that the importer uses. */
export interface ImportWorker {
  postMessage(request: WorkerRequest): void;
  terminate(): void;
  onmessage: ((event: { data: WorkerMessage }) => void) | null;
  onerror: ((event: unknown) => void) | null;
}

/** Maximum silence of a worker (ms); before decoding a large frame, it requests more time. */
const SILENCE = { base: 20_000, perMegabyte: 500 };
const MEGABYTE = 1 << 20;

interface Task {
  request: WorkerRequest;
  /** The frame to decode: workers cache the frames they have decoded. */
  frame: string | undefined;
  onWork: (work: Work) => void;
  resolve: (answer: WorkerAnswer) => void;
}

function spawnWorker(): ImportWorker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }) as ImportWorker;
}

/**
 * Distributes files to workers, one at a time each. A worker that is silent too long or crashes is replaced, its file
 * is refused (`too_slow`, `crashed`), and the next file is processed.
 */
export class Importer {
  private readonly spawn: () => ImportWorker;
  private readonly silence: typeof SILENCE;
  private readonly queue: Task[] = [];
  private readonly idle: ImportWorker[] = [];
  /** Busy workers, with the function that ends their task. */
  private readonly busy = new Map<ImportWorker, () => void>();
  /** The worker that has decoded a frame or is decoding it, so that no other one decodes it again. */
  private readonly owners = new Map<string, ImportWorker>();
  private readonly size: number;
  private readonly keys = new WeakMap<Blob, number>();
  private nextKey = 1;
  private closed = false;

  constructor(size = 1, silence = SILENCE, spawn: () => ImportWorker = spawnWorker) {
    this.size = size;
    this.silence = silence;
    this.spawn = spawn;
  }

  /** Inspects a file and reports progress. Throws `Refusal`. */
  async inspect(file: Blob, onWork?: (work: Work) => void): Promise<InspectedFile> {
    const answer = await this.ask({ kind: 'inspect', file, key: this.keyOf(file) }, onWork);
    if (answer.kind === 'inspected') return answer.inspected;
    throw new Refusal(answer.kind === 'refused' ? answer.code : 'crashed');
  }

  /** A frame of a file for display, with masked rectangles blacked out. Throws `Refusal`. */
  encode(file: Blob, frame: number, masks: readonly Mask[] = []): Promise<FramePayload> {
    return this.askFrame({ kind: 'encode', file, frame, masks, key: this.keyOf(file) });
  }

  /** Like `encode`, but compressed for sending. Throws `Refusal`. */
  pack(file: Blob, frame: number, masks: readonly Mask[] = []): Promise<FramePayload> {
    return this.askFrame({ kind: 'pack', file, frame, masks, key: this.keyOf(file) });
  }

  private async askFrame(request: WorkerRequest): Promise<FramePayload> {
    const answer = await this.ask(request);
    if (answer.kind === 'encoded') return answer.payload;
    throw new Refusal(answer.kind === 'refused' ? answer.code : 'crashed');
  }

  /** The values of a file that a protocol may use. Throws `Refusal`. */
  async acquisition(file: Blob): Promise<AcquisitionFile> {
    const answer = await this.ask({ kind: 'acquisition', file });
    if (answer.kind === 'acquisition') return answer.acquisition;
    throw new Refusal(answer.kind === 'refused' ? answer.code : 'crashed');
  }

  /** The content of a file without an image. Throws `Refusal`: `no_image` if its type is not supported. */
  async document(file: Blob): Promise<DicomDocument> {
    const answer = await this.ask({ kind: 'document', file });
    if (answer.kind === 'document') return answer.document;
    throw new Refusal(answer.kind === 'refused' ? answer.code : 'crashed');
  }

  /** The marks on images in a document. Throws `Refusal`: `no_image` if its type is not supported. */
  async marks(file: Blob): Promise<MarksDocument> {
    const answer = await this.ask({ kind: 'marks', file });
    if (answer.kind === 'marks') return answer.marks;
    throw new Refusal(answer.kind === 'refused' ? answer.code : 'crashed');
  }

  /** The header data of a file that documents about it repeat. Throws `Refusal`. */
  async cited(file: Blob): Promise<CitedHeader> {
    const answer = await this.ask({ kind: 'cited', file });
    if (answer.kind === 'cited') return answer.cited;
    throw new Refusal(answer.kind === 'refused' ? answer.code : 'crashed');
  }

  /** Stops all workers. Pending and later requests are refused as `crashed`. */
  close(): void {
    this.closed = true;
    for (const { resolve } of this.queue.splice(0)) resolve({ kind: 'refused', code: 'crashed' });
    for (const worker of this.idle.splice(0)) worker.terminate();
    for (const stop of [...this.busy.values()]) stop();
  }

  private keyOf(file: Blob): number {
    const key = this.keys.get(file) ?? this.nextKey++;
    this.keys.set(file, key);
    return key;
  }

  private ask(request: WorkerRequest, onWork: (work: Work) => void = () => {}): Promise<WorkerAnswer> {
    if (this.closed) return Promise.resolve({ kind: 'refused', code: 'crashed' });
    return new Promise((resolve) => {
      this.queue.push({ request, frame: frameOf(request), onWork, resolve });
      this.next();
    });
  }

  private next(): void {
    if (this.closed) return;
    for (let at = 0; at < this.queue.length && this.hasRoom(); ) {
      const task = this.queue[at]!;
      const worker = this.workerFor(task);
      if (!worker) at += 1;
      else {
        this.queue.splice(at, 1);
        this.run(worker, task);
      }
    }
  }

  private hasRoom(): boolean {
    return this.idle.length > 0 || this.busy.size < this.size;
  }

  /** The worker with the task's frame, unless it is busy; any idle worker if no worker has the frame. */
  private workerFor({ frame }: Task): ImportWorker | undefined {
    const owner = frame === undefined ? undefined : this.owners.get(frame);
    if (!owner) return this.idle.pop() ?? this.spawn();
    const at = this.idle.indexOf(owner);
    return at < 0 ? undefined : this.idle.splice(at, 1)[0];
  }

  /** Terminates a worker, and forgets the frames in its cache. */
  private end(worker: ImportWorker): void {
    worker.terminate();
    for (const [frame, owner] of this.owners) if (owner === worker) this.owners.delete(frame);
  }

  private run(worker: ImportWorker, { request, frame, onWork, resolve }: Task): void {
    const { base, perMegabyte } = this.silence;
    const most = base + (perMegabyte * request.file.size) / MEGABYTE;
    const finish = (answer: WorkerAnswer, reusable: boolean) => {
      clearTimeout(timer);
      worker.onmessage = null;
      worker.onerror = null;
      this.busy.delete(worker);
      if (reusable) this.idle.push(worker);
      else this.end(worker);
      resolve(answer);
      this.next();
    };
    const refuse = (code: 'too_slow' | 'crashed') => finish({ kind: 'refused', code }, false);
    const wait = (more = 0) => setTimeout(() => refuse('too_slow'), most + more);
    let timer = wait();
    worker.onmessage = ({ data }) => {
      if (data.kind !== 'working') return finish(data, true);
      clearTimeout(timer);
      timer = wait(data.patience);
      onWork(data);
    };
    worker.onerror = () => refuse('crashed');
    this.busy.set(worker, () => refuse('crashed'));
    if (frame !== undefined) this.owners.set(frame, worker);
    worker.postMessage(request);
  }
}
