import { Worker } from 'node:worker_threads';
import { mutate } from '../tests/unit/dicom/mutate.ts';
import { FOLDER, readSample, SAMPLES } from '../tests/unit/dicom/samples.ts';

const DEADLINE = 20_000;

interface Answer {
  outcome: string;
  milliseconds: number;
}

export interface DicomFuzz {
  /** Number of copies by outcome. */
  outcomes: Map<string, number>;
  /** Milliseconds of each copy. */
  times: number[];
  /** Copies that hung or ended the worker, by file and seed. */
  failures: string[];
}

function spawn(): Worker {
  return new Worker(new URL('./fuzz-dicom-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
}

/** One event of the worker, and how to stop waiting for it. */
function next(worker: Worker, event: 'message' | 'error'): { heard: Promise<unknown>; forget: () => void } {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  worker.once(event, resolve);
  return { heard: promise, forget: () => worker.off(event, resolve) };
}

/** The outcome for a copy; `HUNG` or `DIED …` when the worker does not answer. */
async function importCopy(worker: Worker, bytes: Uint8Array<ArrayBuffer>): Promise<Answer> {
  const [answered, died] = [next(worker, 'message'), next(worker, 'error')];
  const { promise: late, resolve: giveUp } = Promise.withResolvers<Answer>();
  const timer = setTimeout(() => giveUp({ outcome: 'HUNG', milliseconds: DEADLINE }), DEADLINE);
  worker.postMessage(bytes, [bytes.buffer]);
  const answer = await Promise.race([
    answered.heard as Promise<Answer>,
    died.heard.then((error): Answer => ({ outcome: `DIED ${error}`, milliseconds: 0 })),
    late,
  ]);
  clearTimeout(timer);
  for (const each of [answered, died]) each.forget();
  return answer;
}

/**
 * Damages real DICOM files, this many copies of each, and imports them as the browser's worker would, with a
 * deadline. Undefined in a plain clone, which has no such files.
 */
export async function fuzzDicom(copies: number): Promise<DicomFuzz | undefined> {
  if (!FOLDER) return undefined;
  const found: DicomFuzz = { outcomes: new Map(), times: [], failures: [] };
  let worker = spawn();
  for (const { file } of SAMPLES) {
    const original = readSample(file);
    for (let seed = 1; seed <= copies; seed++) {
      const { outcome, milliseconds } = await importCopy(worker, mutate(original, seed));
      found.outcomes.set(outcome, (found.outcomes.get(outcome) ?? 0) + 1);
      found.times.push(milliseconds);
      if (!/HUNG|DIED/.test(outcome)) continue;
      found.failures.push(`${outcome}: ${file}, seed ${seed}`);
      await worker.terminate();
      worker = spawn();
    }
  }
  await worker.terminate();
  return found;
}
