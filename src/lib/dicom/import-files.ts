import type { Mask } from '#lib/domain/masking.ts';
import type { AcquisitionFile } from './acquisition/inspect-acquisition.ts';
import type { FramePayload, InspectedFile } from './inspect.ts';
import { Refusal } from './refusal.ts';
import type { WorkerAnswer, WorkerRequest } from './worker-messages.ts';

const frameOf = (request: WorkerRequest): string | undefined =>
  request.kind === 'acquisition'
    ? undefined
    : `${request.key} ${request.kind === 'inspect' ? 0 : request.frame}`;

/** The part of a Worker that the importer uses. */
export interface ImportWorker {
  postMessage(request: WorkerRequest): void;
  terminate(): void;
  onmessage: ((event: { data: WorkerAnswer }) => void) | null;
  onerror: ((event: unknown) => void) | null;
}

/** Time for a file: enough for a large mammography on an old laptop. */
const DEADLINE = { base: 20_000, perMegabyte: 500 };
const MEGABYTE = 1 << 20;

interface Task {
  request: WorkerRequest;
  /** The frame that it decodes: workers keep the one they decoded last. */
  frame: string | undefined;
  resolve: (answer: WorkerAnswer) => void;
}

function spawnWorker(): ImportWorker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }) as ImportWorker;
}

/**
 * Hands files to workers, one at a time each. A worker that hangs past the deadline or dies is
 * replaced, its file refused (`too_slow`, `crashed`), and the next one goes on.
 */
export class Importer {
  private readonly spawn: () => ImportWorker;
  private readonly deadline: typeof DEADLINE;
  private readonly queue: Task[] = [];
  private readonly idle: ImportWorker[] = [];
  /** Workers at work, and how to end what they do. */
  private readonly busy = new Map<ImportWorker, () => void>();
  /** The frame that a worker decoded last, or is decoding. */
  private readonly decoded = new WeakMap<ImportWorker, string | undefined>();
  private readonly size: number;
  private readonly keys = new WeakMap<Blob, number>();
  private nextKey = 1;
  private closed = false;

  constructor(size = 1, deadline = DEADLINE, spawn: () => ImportWorker = spawnWorker) {
    this.size = size;
    this.deadline = deadline;
    this.spawn = spawn;
  }

  /** Inspects a file. Throws `Refusal`. */
  async inspect(file: Blob): Promise<InspectedFile> {
    const answer = await this.ask({ kind: 'inspect', file, key: this.keyOf(file) });
    if (answer.kind === 'inspected') return answer.inspected;
    throw new Refusal(answer.kind === 'refused' ? answer.code : 'crashed');
  }

  /** A frame of a file, to be shown, masked rectangles blacked out. Throws `Refusal`. */
  encode(file: Blob, frame: number, masks: readonly Mask[] = []): Promise<FramePayload> {
    return this.askFrame({ kind: 'encode', file, frame, masks, key: this.keyOf(file) });
  }

  /** The same, compressed to be sent. Throws `Refusal`. */
  pack(file: Blob, frame: number, masks: readonly Mask[] = []): Promise<FramePayload> {
    return this.askFrame({ kind: 'pack', file, frame, masks, key: this.keyOf(file) });
  }

  private async askFrame(request: WorkerRequest): Promise<FramePayload> {
    const answer = await this.ask(request);
    if (answer.kind === 'encoded') return answer.payload;
    throw new Refusal(answer.kind === 'refused' ? answer.code : 'crashed');
  }

  /** What a protocol may take of a file. Throws `Refusal`. */
  async acquisition(file: Blob): Promise<AcquisitionFile> {
    const answer = await this.ask({ kind: 'acquisition', file });
    if (answer.kind === 'acquisition') return answer.acquisition;
    throw new Refusal(answer.kind === 'refused' ? answer.code : 'crashed');
  }

  /** Stops all workers. What was asked, or is from now on, is refused as `crashed`. */
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

  private ask(request: WorkerRequest): Promise<WorkerAnswer> {
    if (this.closed) return Promise.resolve({ kind: 'refused', code: 'crashed' });
    return new Promise((resolve) => {
      this.queue.push({ request, frame: frameOf(request), resolve });
      this.next();
    });
  }

  private next(): void {
    if (this.closed || this.queue.length === 0) return;
    if (this.idle.length === 0 && this.busy.size >= this.size) return;
    // What a worker is decoding is asked of that worker: another one would decode it again.
    const underWay = new Set([...this.busy.keys()].map((worker) => this.decoded.get(worker)));
    const at = this.queue.findIndex(({ frame }) => frame === undefined || !underWay.has(frame));
    const task = this.queue[at];
    if (!task) return;
    this.queue.splice(at, 1);
    this.run(this.workerFor(task), task);
    this.next();
  }

  /** The idle worker that has the task's frame at hand, else any. */
  private workerFor({ frame }: Task): ImportWorker {
    const at = this.idle.findIndex((worker) => frame !== undefined && this.decoded.get(worker) === frame);
    const [worker] = at < 0 ? [] : this.idle.splice(at, 1);
    return worker ?? this.idle.pop() ?? this.spawn();
  }

  private run(worker: ImportWorker, { request, frame, resolve }: Task): void {
    const { base, perMegabyte } = this.deadline;
    const finish = (answer: WorkerAnswer, reusable: boolean) => {
      clearTimeout(timer);
      worker.onmessage = null;
      worker.onerror = null;
      this.busy.delete(worker);
      if (reusable) this.idle.push(worker);
      else worker.terminate();
      resolve(answer);
      this.next();
    };
    const refuse = (code: 'too_slow' | 'crashed') => finish({ kind: 'refused', code }, false);
    const timer = setTimeout(() => refuse('too_slow'), base + (perMegabyte * request.file.size) / MEGABYTE);
    worker.onmessage = ({ data }) => finish(data, true);
    worker.onerror = () => refuse('crashed');
    this.busy.set(worker, () => refuse('crashed'));
    this.decoded.set(worker, frame);
    worker.postMessage(request);
  }
}
