/**
 * Damages real DICOM files and imports them, each in a worker with a deadline:
 * `node bench/fuzz-dicom.ts [copies per file, 125 unless told]`. Every copy must be shown or refused;
 * a worker that hangs or dies is a failure, named with its file and seed.
 */
import { Worker } from 'node:worker_threads';
import { mutate } from '../tests/unit/dicom/mutate.ts';
import { FOLDER, readSample, SAMPLES } from '../tests/unit/dicom/samples.ts';

const DEADLINE = 20_000;
const EACH = Number(process.argv[2] ?? 125);

interface Answer {
  outcome: string;
  milliseconds: number;
}

function spawn(): Worker {
  return new Worker(new URL('./fuzz-dicom-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
}

let worker = spawn();

/** One event of the worker, or nothing by the deadline. */
function next(event: 'message' | 'error'): { heard: Promise<unknown>; forget: () => void } {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  worker.once(event, resolve);
  const asked = worker;
  return { heard: promise, forget: () => asked.off(event, resolve) };
}

async function importCopy(bytes: Uint8Array<ArrayBuffer>): Promise<Answer> {
  const [answered, died] = [next('message'), next('error')];
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
  if (/HUNG|DIED/.test(answer.outcome)) {
    await worker.terminate();
    worker = spawn();
  }
  return answer;
}

if (!FOLDER) throw new Error('shared/data/dicom is missing');
const outcomes = new Map<string, number>();
const times: number[] = [];
let slowest = { milliseconds: 0, name: '' };
for (const { file } of SAMPLES) {
  const original = readSample(file);
  for (let seed = 1; seed <= EACH; seed++) {
    const { outcome, milliseconds } = await importCopy(mutate(original, seed));
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    if (/HUNG|DIED/.test(outcome)) console.log(`${outcome}: ${file}, seed ${seed}`);
    if (milliseconds > slowest.milliseconds) slowest = { milliseconds, name: `${file}, seed ${seed}` };
    times.push(milliseconds);
  }
}
await worker.terminate();
times.sort((a, b) => a - b);
console.table([...outcomes].sort((a, b) => b[1] - a[1]).map(([outcome, copies]) => ({ outcome, copies })));
const at = (part: number) => `${Math.round(times[Math.floor(part * (times.length - 1))]!)} ms`;
console.log(`${times.length} copies; median ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)} (${slowest.name})`);
console.log(`memory ${Math.round(process.memoryUsage.rss() / 2 ** 20)} MB`);
if ([...outcomes.keys()].some((outcome) => /HUNG|DIED/.test(outcome))) process.exitCode = 1;
