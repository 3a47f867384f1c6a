import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { AppError } from '#lib/platform/errors.ts';
import type { Drawing, DrawingTask } from './drawing.ts';

const PROGRAM = fileURLToPath(new URL('./draw-cases-process.ts', import.meta.url));

/** The result of a task that succeeded. */
export type DrawingResult = Exclude<Drawing, { failed: unknown }>;

/**
 * A child process that draws: painting takes long, and its memory (some 300 MB, which a thread would not release) is
 * freed when it ends. Page requests have priority.
 */
export class DrawingProcess {
  readonly #process: ChildProcess;
  /** The process may end between two tasks, or before the first: later tasks then fail with the same error. */
  readonly #ended: Promise<Drawing>;

  constructor() {
    this.#process = fork(PROGRAM, { serialization: 'advanced' });
    this.#ended = new Promise((resolve) => {
      const ended = () => resolve({ failed: 'unavailable' });
      this.#process.once('exit', ended);
      this.#process.on('error', () => {
        ended();
        this.end();
      });
    });
    try {
      setPriority(this.#process.pid ?? 0, constants.priority.PRIORITY_BELOW_NORMAL);
    } catch {
      // The process has already ended, or the system does not support priorities.
    }
  }

  /** @throws AppError as the file store does; `unavailable` when the process ends first */
  async draw(task: DrawingTask): Promise<DrawingResult> {
    const settled = new AbortController();
    const { signal } = settled;
    try {
      const told = once(this.#process, 'message', { signal }).then(([drawing]) => drawing as Drawing);
      this.#process.send(task);
      const drawing = await Promise.race([told, this.#ended]);
      if ('failed' in drawing) throw new AppError(drawing.failed);
      return drawing;
    } finally {
      settled.abort();
    }
  }

  end(): void {
    this.#process.kill('SIGKILL');
  }
}
